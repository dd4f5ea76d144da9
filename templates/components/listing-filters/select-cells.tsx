import type { StringKey } from '../../../core/strings/keys.ts'
import type { FilterSelect, ListFilters } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import type { Translate } from '../../translate.ts'

/** Filters of one value, as the browser's own lists. They serve with script only, and show only then. */
export function SelectCells({ selects }: { readonly selects: ListFilters['selects'] }) {
  const t = useT()
  return selects.map((select) => (
    <label key={select.name} className="filters__cell needs-script">
      <span className="field__hint">{titleOf(t, select.name)}</span>
      <Select select={select} />
    </label>
  ))
}

function Select({ select: { name, options } }: { readonly select: FilterSelect }) {
  const t = useT()
  const phrase = PHRASES[name]
  return (
    <select
      name={name}
      data-label={t('label.before', { label: titleOf(t, name) })}
      data-phrase={phrase && t(phrase)}
    >
      <option value="">{t('filter.any')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {phrase ? t(phrase, { value: text }) : text}
        </option>
      ))}
    </select>
  )
}

/** The bounds of a price say in their titles what they are. */
const PHRASES: Readonly<Partial<Record<FilterSelect['name'], StringKey>>> = {
  bedrooms: 'filter.orMore',
  surface: 'filter.from',
  energy: 'filter.orBetter',
}

function titleOf(t: Translate, name: FilterSelect['name']): string {
  return t(name === 'energy' ? 'card.energy' : `filter.${name}`)
}
