import type { Person } from '../../../core/view/types.ts'
import { Agent } from './agent.tsx'

export function Team({ people }: { readonly people: readonly Person[] }) {
  return (
    <ul className="team">
      {people.map((person) => (
        <li key={person.name}>
          <Agent person={person} portrait />
        </li>
      ))}
    </ul>
  )
}
