import type { PropertyPage } from '../../../core/view/types.ts'
import { Icon } from '../icon/icon.tsx'

/** The main facts, each an icon with a text. */
export function Facts({ facts }: { readonly facts: PropertyPage['keyFacts'] }) {
  if (facts.length === 0) return null
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact.label}>
          <Icon name={fact.icon} />
          <span>
            <b>{fact.value}</b>
            {` ${fact.label}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
