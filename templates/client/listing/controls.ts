/** The filter bar: choices of types and towns, and the browser's own lists beside them. */
import type { FilterUnit } from '../../../core/domain/filter-columns.ts'
import { FILTER_LIMITS } from '../../../core/domain/filter-limits.ts'
import { formatLimit, limitPhrase } from '../../../core/domain/limit-text.ts'
import type { Landmark } from '../../../core/domain/landmarks.ts'
import { cityValue, postcodesOf } from '../../../core/domain/listing.ts'
import type { ListColumns, ListTown } from '../../../core/domain/list-columns.ts'
import { countRows, keysOf } from '../../../core/domain/list-columns.ts'
import type { ListParameter } from '../../../core/domain/list-parameters.ts'
import { countFilters, parseListQuery } from '../../../core/domain/list-query.ts'
import type { ListQuery } from '../../../core/domain/list-query.ts'
import { pageLocale } from '../page-locale.ts'
import { copyOf, fill } from '../patterns.ts'

/** Replaces the links to pages of one type or town by choices. */
export function offerChoices(form: HTMLFormElement, columns: ListColumns): void {
  const counts = countRows(columns)
  const types = columns.types.map(({ id, name }, index) => ({
    value: String(id),
    label: name,
    count: counts.types[index] ?? 0,
  }))
  const towns = columns.towns.map((town, index) => ({
    value: cityValue(town.name, town.zip),
    label: `${town.name} (${postcodesOf(town)})`,
    count: counts.towns[index] ?? 0,
    isPart: town.within !== undefined,
  }))
  const landmarks = (columns.landmarks ?? []).map(({ id, name }) => ({ value: id, label: name }))
  offerIn(form, 'type', choicesOf('type', types))
  offerIn(form, 'city', [...choicesOf('near', landmarks), ...choicesOf('city', towns)])
}

interface Option {
  readonly value: string
  readonly label: string
  /** The number of available rows. A landmark has none, because its distance is chosen beside it. */
  readonly count?: number
  readonly isPart?: boolean
}

function choicesOf(name: 'type' | 'city' | 'near', options: readonly Option[]): readonly HTMLElement[] {
  return options.flatMap(({ value, label, count = '', isPart = false }) => {
    const copy = copyOf('choice')
    const box = copy?.querySelector('input')
    if (!copy || !box) return []
    box.name = name
    box.value = value
    fill(copy, 'span, small', [label, String(count)])
    copy.classList.toggle('filters__part', isPart)
    return [copy]
  })
}

function offerIn(form: HTMLFormElement, cell: 'type' | 'city', choices: readonly HTMLElement[]): void {
  form.querySelector(`[data-list-cell="${cell}"] ul`)?.replaceChildren(...choices)
}

/** The query of the bar. Each change starts at the first page again. */
export function readQuery(form: HTMLFormElement): ListQuery {
  const values = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return parseListQuery(new URLSearchParams(values))
}

/** Adds the towns and types of an address that have no choice. They stay until the visitor removes them. */
export function withUnknown(query: ListQuery, before: ListQuery, columns: ListColumns): ListQuery {
  const types = before.types.filter((type) => columns.types.every(({ id }) => id !== type))
  const cities = before.cities.filter(({ key }) => townOf(columns, key) === undefined)
  const near = before.near.filter((id) => landmarkOf(columns, id) === undefined)
  return {
    ...query,
    types: [...query.types, ...types],
    cities: [...query.cities, ...cities],
    near: [...query.near, ...near],
    ...(before.bounds && { bounds: before.bounds }),
    ...(before.area && { area: before.area }),
    view: before.view,
  }
}

export function landmarkOf({ landmarks = [] }: ListColumns, id: string): Landmark | undefined {
  return landmarks.find((each) => each.id === id)
}

export function townOf(columns: ListColumns, key: string): ListTown | undefined {
  return columns.towns.find((town) => keysOf(town).includes(key))
}

/** Sets the bar to a query. A town in another language is selected as well. */
export function writeQuery(form: HTMLFormElement, query: ListQuery, columns: ListColumns): void {
  const chosen = chosenTowns(query, columns)
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    box.checked = isChosen(box, query, chosen)
  }
  for (const { parameter, unit } of FILTER_LIMITS) {
    const select = selectOf(form, parameter)
    const limit = query.limits[parameter]
    if (select && limit !== undefined) offerLimit(select, unit, limit)
    if (select) select.value = limit === undefined ? '' : String(limit)
  }
  const radius = selectOf(form, 'radius')
  if (radius) {
    if (query.radius !== undefined) offerOption(radius, String(query.radius), `${query.radius} km`)
    radius.value = String(query.radius ?? '')
  }
  const order = selectOf(form, 'sort')
  if (order) order.value = query.sort
  nameChoices(form)
  const set = countFilters(query)
  const fold = form.querySelector('[data-list-set]')
  if (fold) fold.textContent = set === 0 ? '' : `(${set})`
}

function isChosen(box: HTMLInputElement, query: ListQuery, towns: ReadonlySet<string>): boolean {
  if (box.name === 'near') return query.near.includes(box.value)
  return box.name === 'city' ? towns.has(box.value) : query.types.includes(Number(box.value))
}

function selectOf(form: HTMLFormElement, name: ListParameter): HTMLSelectElement | null {
  return form.querySelector(`select[name="${name}"]`)
}

function offerLimit(select: HTMLSelectElement, unit: FilterUnit, limit: number): void {
  const text = formatLimit(unit, limit, pageLocale())
  offerOption(select, String(limit), limitPhrase(select.dataset.phrase, { unit, limit, text }))
}

/** The value of an address may be none of the steps. */
function offerOption(select: HTMLSelectElement, value: string, text: string): void {
  if ([...select.options].some((option) => option.value === value)) return
  const option = document.createElement('option')
  option.value = value
  option.textContent = text
  select.append(option)
}

/** The cells show their choice: the first one by name, as there is little room. */
function nameChoices(form: HTMLFormElement): void {
  for (const cell of form.querySelectorAll('[data-list-cell]')) {
    const value = cell.querySelector<HTMLElement>('[data-all]')
    const boxes = cell.querySelectorAll<HTMLInputElement>('input:checked')
    const selects = cell.querySelectorAll<HTMLSelectElement>('select')
    const names = [...boxes, ...[...selects].filter((each) => each.value !== '')].map(
      (set) => set.labels?.[0]?.querySelector('span')?.textContent ?? '',
    )
    if (value) value.textContent = namesInShort(names) ?? value.dataset.all ?? ''
  }
}

function namesInShort([first, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? first : `${first} + ${others.length}`
}

/** Values of the towns in the query, in any language. */
export function chosenTowns({ cities }: ListQuery, columns: ListColumns): ReadonlySet<string> {
  const towns = cities.flatMap(({ key }) => townOf(columns, key) ?? [])
  return new Set(towns.map(({ name, zip }) => cityValue(name, zip)))
}

/** Toggles the town, like a click on its choice. */
export function toggleTown(query: ListQuery, value: string, columns: ListColumns): ListQuery {
  const town = columns.towns.find(({ name, zip }) => cityValue(name, zip) === value)
  if (town === undefined) return query
  const keys = keysOf(town)
  const others = query.cities.filter(({ key }) => !keys.includes(key))
  const { cities } = parseListQuery(new URLSearchParams([['city', value]]))
  const isChosen = others.length < query.cities.length
  return { ...query, cities: isChosen ? others : [...query.cities, ...cities], page: 1 }
}
