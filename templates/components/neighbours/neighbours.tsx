import type { Link } from '../../../core/view/types.ts'
import { Icon } from '../icon/icon.tsx'

export interface NeighboursProps {
  readonly label: string
  readonly previous?: Link | undefined
  readonly next?: Link | undefined
}

/** Links to the previous and the next page, with their names. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={label}>
      {previous && (
        <a className="arrow-link" href={previous.href} rel="prev">
          <Icon name="back" small />
          <span>{previous.label}</span>
        </a>
      )}
      {next && (
        <a className="arrow-link" href={next.href} rel="next">
          <span>{next.label}</span>
          <Icon name="go" small />
        </a>
      )}
    </nav>
  )
}
