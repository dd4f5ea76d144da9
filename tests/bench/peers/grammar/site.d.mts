import type { PeerTemplates } from './pages.mjs'

/** Writes data and templates of a peer into its folder. */
export const SITES: Readonly<
  Record<'eleventy' | 'astro' | 'hugo', (root: string, templates: PeerTemplates) => void>
>
