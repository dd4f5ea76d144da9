import { limitPhrase } from '../../../core/domain/limit-text.ts'
import type { StringKey } from '../../../core/languages/string-keys.ts'
import type { FilterSelect, ListFilters } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** Filters of one value as select elements. They need a script, and are visible only with one. */
export function SelectCells({ selects }: { readonly selects: ListFilters['selects'] }) {
  const t = useT()
  return selects.map((select) => (
    <label key={select.name} className="filters__cell needs-script">
      <span className="field__hint">{t(`filter.${select.name}`)}</span>
      <Select select={select} />
      <Icon name="down" small />
    </label>
  ))
}

function Select({ select: { name, unit, options } }: { readonly select: FilterSelect }) {
  const t = useT()
  const phrase = PHRASES[unit]
  return (
    <select
      name={name}
      data-label={t('label.before', { label: t(`filter.${name}`) })}
      data-phrase={phrase && t(phrase)}
    >
      <option value="">{t('filter.any')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {limitPhrase(phrase && t(phrase), { unit, limit: Number(value), text })}
        </option>
      ))}
    </select>
  )
}

/** The titles of prices already name the minimum and the maximum. */
const PHRASES: Readonly<Record<FilterSelect['unit'], StringKey | undefined>> = {
  euro: undefined,
  count: 'filter.orMore',
  squareMetre: 'filter.from',
  outdoors: 'filter.from',
  presence: undefined,
  year: 'filter.from',
  energyGrade: 'filter.orBetter',
  day: 'filter.by',
  kilowattHour: 'filter.atMost',
}
