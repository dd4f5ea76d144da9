export { Anchor } from 'agency-site/templates/components/anchor/anchor.tsx'
