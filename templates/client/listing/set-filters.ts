/** The active filters in words, each with the query without it. */
import type { ListColumns } from '../../../core/domain/list-columns.ts'
import { listQueryText, parseListQuery } from '../../../core/domain/list-query.ts'
import type { ListQuery } from '../../../core/domain/list-query.ts'
import { townOf } from './controls.ts'

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
  return [...types, ...cities, ...setSelects(form, query), ...setBounds(query, rest)]
}

function setBounds({ bounds }: ListQuery, rest: ListQuery): readonly SetFilter[] {
  const text = document.querySelector<HTMLElement>('[data-list-map]')?.dataset.inView
  if (bounds === undefined || text === undefined) return []
  const { bounds: _, ...without } = rest
  return [{ text, without }]
}

function setSelects(form: HTMLFormElement, query: ListQuery): readonly SetFilter[] {
  return [...form.querySelectorAll('select')].flatMap((select) => {
    const { name } = select
    const asked = new URLSearchParams(listQueryText({ ...query, page: 1 }))
    const value = asked.get(name)
    if (name === 'sort' || value === null) return []
    asked.delete(name)
    const option = [...select.options].find((each) => each.value === value)
    const text = `${select.dataset.label ?? ''} ${option?.textContent ?? value}`
    return [{ text, without: parseListQuery(asked) }]
  })
}
