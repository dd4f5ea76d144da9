import type { SearchBlock as SearchBlockView } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'
import { SearchPatterns } from './search-patterns.tsx'
import { SearchRow, withCount } from './search-row.tsx'

export interface SearchBlockProps {
  readonly search: SearchBlockView
  /** The block overlaps the picture of the banner, as its last step. */
  readonly step?: boolean
}

/** The search block. The lists under the field are links, so that they work without a script. */
export function SearchBlock({ search, step }: SearchBlockProps) {
  const t = useT()
  const [first] = search.goals
  return (
    <form
      className={step ? 'search step step--bleed' : 'search'}
      action={first?.href}
      role="search"
      aria-label={t('search.label')}
      data-search={search.showInput ? search.data : undefined}
    >
      {(search.title || search.description) && (
        <div className="search__intro">
          {search.title && <p className="search__title">{search.title}</p>}
          {search.description && <p>{search.description}</p>}
        </div>
      )}
      {search.showInput && <SearchField search={search} />}
      <div id="search-goals" className="search__goals">
        {search.goals.map((goal) => (
          <GoalLink key={goal.goal} goal={goal} solid={goal === first} />
        ))}
      </div>
      {search.description2 && <p className="search__note">{search.description2}</p>}
      {search.showInput && search.data && <SearchPatterns search={search} />}
    </form>
  )
}

function SearchField({ search }: { readonly search: SearchBlockView }) {
  const t = useT()
  return (
    <div className="search__field" data-search-field>
      <label htmlFor="search-query">{t('search.field')}</label>
      <input
        id="search-query"
        name="q"
        type="search"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={100}
      />
      {search.showButton && (
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      )}
      {/* Safari does not focus a pressed link. The panel takes the focus instead, and so stays open. */}
      <div className="suggestions" tabIndex={-1} data-search-panel>
        <Suggestions title={t('search.types')} rows={search.types} />
        <Suggestions title={t('search.cities')} rows={search.cities} />
      </div>
    </div>
  )
}

type Goal = SearchBlockView['goals'][number]

function GoalLink({ goal, solid }: { readonly goal: Goal; readonly solid: boolean }) {
  const t = useT()
  const word = t(goal.goal === 0 ? 'search.sale' : 'search.rent')
  const label = withCount(word, goal.count)
  const hook = { 'data-search-goal': goal.goal, 'data-word': word }
  if (goal.disabled) {
    return (
      <a className="button" role="link" aria-disabled="true" {...hook}>
        {label}
      </a>
    )
  }
  return (
    <a className={solid ? 'button button--ink' : 'button'} href={goal.href} {...hook}>
      {label}
    </a>
  )
}

function Suggestions({ title, rows }: { readonly title: string; readonly rows: SearchBlockView['types'] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.label}>
            <SearchRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
