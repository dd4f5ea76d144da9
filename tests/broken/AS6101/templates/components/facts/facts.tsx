import type { Facts as Original } from 'agency-site/templates/components/facts/facts.tsx'

export const Facts: typeof Original = ({ facts }) => {
  const rooms = facts.find((fact) => fact.label === 'Rooms')
  return <p>{rooms!.value.toUpperCase()}</p>
}
