import type { SearchBlock as SearchBlockProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

interface Props {
  readonly search: SearchBlockProps
  /** Cut out of the banner's picture, as its last step. */
  readonly step?: boolean
}

/** Spec 2, home search block. The lists under the field are links, so that they serve without script. */
export function SearchBlock({ search, step }: Props) {
  const t = useT()
  const [first] = search.goals
  return (
    <form
      className={step ? 'search step step--bleed' : 'search'}
      action={first?.href}
      role="search"
      aria-label={t('search.label')}
    >
      {(search.title || search.description) && (
        <div className="search__intro">
          {search.title && <p className="search__title">{search.title}</p>}
          {search.description && <p>{search.description}</p>}
        </div>
      )}
      {search.showInput && <SearchField search={search} />}
      <div className="search__goals">
        {search.goals.map((goal) => (
          <GoalLink key={goal.goal} goal={goal} solid={goal === first} />
        ))}
      </div>
      {search.description2 && <p className="search__note">{search.description2}</p>}
    </form>
  )
}

function SearchField({ search }: { readonly search: SearchBlockProps }) {
  const t = useT()
  return (
    <div className="search__field" data-search>
      <label htmlFor="search-query">{t('search.field')}</label>
      <input
        id="search-query"
        name="q"
        type="search"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
      {search.showButton && (
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      )}
      {/* Safari gives no focus to a link that is pressed: the panel takes it, and so stays open. */}
      <div className="suggestions" tabIndex={-1}>
        <Suggestions title={t('search.types')} rows={search.types} />
        <Suggestions title={t('search.cities')} rows={search.cities} />
      </div>
    </div>
  )
}

type Goal = SearchBlockProps['goals'][number]
type Row = SearchBlockProps['types'][number]

function GoalLink({ goal, solid }: { readonly goal: Goal; readonly solid: boolean }) {
  const t = useT()
  const label = withCount(t(goal.goal === 0 ? 'search.sale' : 'search.rent'), goal.count)
  if (goal.disabled) {
    return (
      <a className="button" role="link" aria-disabled="true">
        {label}
      </a>
    )
  }
  return (
    <a className={solid ? 'button button--ink' : 'button'} href={goal.href}>
      {label}
    </a>
  )
}

function withCount(word: string, count: number | undefined): string {
  return count === undefined ? word : `${word} (${count})`
}

function Suggestions({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.label}>
            <span>{row.label}</span>
            <span className="suggestions__goals">
              {row.goals.map((goal) => (
                <SuggestionLink key={goal.goal} row={row} goal={goal} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SuggestionLink({ row, goal }: { readonly row: Row; readonly goal: Row['goals'][number] }) {
  const t = useT()
  const label = withCount(t(goal.goal === 0 ? 'search.sale' : 'search.rent'), goal.count)
  if (goal.href === undefined) {
    return (
      <a role="link" aria-disabled="true">
        <span className="hidden-text">{`${t('label.before', { label: row.label })} `}</span>
        {label}
      </a>
    )
  }
  return (
    <a href={goal.href}>
      <span className="hidden-text">{`${t('label.before', { label: row.label })} `}</span>
      {label}
    </a>
  )
}
