/** The active filters in words, each with the query without it. */
import type { ListColumns } from '../../../core/domain/list-columns.ts'
import { hasCentre, listQueryText, parseListQuery } from '../../../core/domain/list-query.ts'
import type { ListQuery } from '../../../core/domain/list-query.ts'
import { landmarkOf, townOf } from './controls.ts'

export interface SetFilter {
  readonly text: string
  readonly without: ListQuery
}

export function setFilters(
  form: HTMLFormElement,
  query: ListQuery,
  columns: ListColumns,
): readonly SetFilter[] {
  const rest: ListQuery = { ...query, page: 1 }
  const types = query.types.map((type) => ({
    text: columns.types.find(({ id }) => id === type)?.name ?? String(type),
    without: { ...rest, types: query.types.filter((other) => other !== type) },
  }))
  const cities = query.cities.map(({ name, zip, key }) => ({
    text: `${townOf(columns, key)?.name ?? name} (${zip})`,
    without: { ...rest, cities: query.cities.filter((other) => other.key !== key) },
  }))
  const near = query.near.map((id) => ({
    text: landmarkOf(columns, id)?.name ?? id,
    without: { ...rest, near: query.near.filter((other) => other !== id) },
  }))
  return [...types, ...cities, ...near, ...setSelects(form, query), ...setParts(query, rest)]
}

/** The visible part of the map, and the drawn area. */
function setParts({ bounds, area }: ListQuery, rest: ListQuery): readonly SetFilter[] {
  const { inView, inArea } = document.querySelector<HTMLElement>('[data-list-map]')?.dataset ?? {}
  const { bounds: _, ...anywhere } = rest
  const { area: __, ...undrawn } = rest
  return [
    ...(bounds && inView !== undefined ? [{ text: inView, without: anywhere }] : []),
    ...(area && inArea !== undefined ? [{ text: inArea, without: undrawn }] : []),
  ]
}

function setSelects(form: HTMLFormElement, query: ListQuery): readonly SetFilter[] {
  return [...form.querySelectorAll('select')].flatMap((select) => {
    const { name } = select
    const asked = new URLSearchParams(listQueryText({ ...query, page: 1 }))
    const value = asked.get(name)
    const isIdle = name === 'radius' && !hasCentre(query)
    if (name === 'sort' || value === null || isIdle) return []
    asked.delete(name)
    const option = [...select.options].find((each) => each.value === value)
    const text = `${select.dataset.label ?? ''} ${option?.textContent ?? value}`
    return [{ text, without: parseListQuery(asked) }]
  })
}
