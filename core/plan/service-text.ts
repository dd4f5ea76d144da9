/** The text of the file of the service, which is many megabytes for a large site. */
import { sameList } from '../domain/same-list.ts'
import { inLots } from '../system/lots.ts'
import type { ServiceText } from '../view/service-site.ts'

/** A part of the text holds at most this many homes. */
const HOMES_AT_ONCE = 500

export function* partsOfText({ rest, homes }: ServiceText): Iterable<string> {
  yield `${rest.slice(0, -1)},"properties":[`
  let before = ''
  for (const lot of inLots(homes, HOMES_AT_ONCE)) {
    yield before + lot.join(',')
    before = ','
  }
  yield ']}'
}

export function wholeText(text: ServiceText): string {
  return [...partsOfText(text)].join('')
}

export function isSameText(one: ServiceText | null, other: ServiceText | null): boolean {
  if (one === null || other === null) return one === other
  return one.rest === other.rest && sameList(one.homes, other.homes) === one.homes
}

const HOMES = ',"properties":['

/** A home begins with these fields (core/view/service-property.ts). */
const BETWEEN_HOMES = /,(?=\{"id":"\d+","reference":")/

/** The homes of a text by their ids. The homes of a damaged text differ from the known ones and are not used. */
export function* homesIn(text: string): Iterable<readonly [id: number, home: string]> {
  const begin = text.indexOf(HOMES)
  const homes = begin === -1 ? '' : text.slice(begin + HOMES.length, -2)
  for (const home of homes === '' ? [] : homes.split(BETWEEN_HOMES))
    yield [Number.parseInt(home.slice('{"id":"'.length), 10), home]
}
