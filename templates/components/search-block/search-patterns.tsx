import type { SearchBlock } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

export interface SearchPatternsProps {
  readonly search: SearchBlock
}

const GROUPS = [
  ['combined', 'search.combined'],
  ['types', 'search.types'],
  ['cities', 'search.cities'],
  ['homes', 'search.homes'],
  ['projects', 'search.projects'],
] as const

/**
 * Markup that the script copies and fills. With script the panel is a list box, and screen readers announce
 * each link as an option with its full text.
 */
export function SearchPatterns({ search }: SearchPatternsProps) {
  const t = useT()
  return (
    <>
      <p
        className="hidden-text"
        role="status"
        data-search-status
        data-one={t('search.result')}
        data-other={t('search.results')}
        data-none={t('error.noSearchResults')}
      />
      {GROUPS.map(([kind, title]) => (
        <template key={kind} data-pattern={`search-${kind}`}>
          <GroupPattern title={t(title)} />
        </template>
      ))}
      <template data-pattern="search-row" data-stock={search.showStock ? '' : undefined}>
        <RowPattern />
      </template>
      <template data-pattern="search-home" data-reference={t('search.reference')}>
        <a className="suggestions__home" {...OPTION}>
          <img src="data:," alt="" width="72" height="48" decoding="async" />
          <span />
          <small />
        </a>
      </template>
      <template data-pattern="search-none">
        <div role="group" className="suggestions__group">
          <div className="suggestions__title">{t('error.noSearchResults')}</div>
          {search.others.map(({ href, label }) => (
            <a key={href} className="suggestions__row" href={href} {...OPTION}>
              {label}
            </a>
          ))}
        </div>
      </template>
    </>
  )
}

/** Options are reached by the arrow keys, while the focus stays in the field. */
const OPTION = { role: 'option', 'aria-selected': false, tabIndex: -1 } as const

function GroupPattern({ title }: { readonly title: string }) {
  return (
    <div role="group" className="suggestions__group">
      <div className="suggestions__title">{title}</div>
    </div>
  )
}

function RowPattern() {
  const t = useT()
  return (
    <div className="suggestions__row">
      <span aria-hidden="true" />
      <span className="suggestions__goals">
        {(['search.sale', 'search.rent'] as const).map((word) => (
          <a key={word} data-word={t(word)} {...OPTION}>
            <span className="hidden-text" data-before={t('label.before')} />
            <span />
          </a>
        ))}
      </span>
    </div>
  )
}
