import type { SearchRow as SearchRowView } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

export interface SearchRowProps {
  readonly row: SearchRowView
}

/** A type or a town with its lists. */
export function SearchRow({ row }: SearchRowProps) {
  return (
    <>
      <span>{row.label}</span>
      <span className="suggestions__goals">
        {row.goals.map((goal) => (
          <RowLink key={goal.goal} label={row.label} goal={goal} />
        ))}
      </span>
    </>
  )
}

function RowLink({ label, goal }: { readonly label: string; readonly goal: SearchRowView['goals'][number] }) {
  const t = useT()
  const state = goal.href === undefined ? { role: 'link', 'aria-disabled': true } : { href: goal.href }
  return (
    <a {...state}>
      <span className="hidden-text">{`${t('label.before', { label })} `}</span>
      {withCount(t(goal.goal === 0 ? 'search.sale' : 'search.rent'), goal.count)}
    </a>
  )
}

/** A count of zero is left out, because the link is disabled. */
export function withCount(word: string, count: number | undefined): string {
  return count === undefined || count === 0 ? word : `${word} (${count})`
}
