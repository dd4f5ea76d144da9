/** The bytes of the file of the service, which are many megabytes for a large site. */
import { areSame } from '../domain/same-list.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import { inLots } from '../system/lots.ts'
import { bytesOf } from '../view/service-homes.ts'
import type { ServiceText } from '../view/service-site.ts'

/** A part of the file holds at most this many homes. */
const HOMES_AT_ONCE = 500

/** The file has a line for each home, because a string of JSON never contains the end of a line. */
const HOMES = ',"properties":['
const LINE_END = 10
const BEFORE_FIRST = Buffer.from('\n')
const BEFORE_NEXT = Buffer.from(',\n')
const END = '\n]}'

export function partsOfText({ rest, homes }: ServiceText): Iterable<Uint8Array> {
  return partsOf(rest, bytesOf(homes))
}

/** The same file from its data. */
export function partsOfSite({ properties, ...rest }: ServiceSite): Iterable<Uint8Array> {
  return partsOf(
    JSON.stringify(rest),
    properties.map((home) => Buffer.from(JSON.stringify(home))),
  )
}

function* partsOf(rest: string, homes: readonly Uint8Array[]): Iterable<Uint8Array> {
  yield Buffer.from(`${rest.slice(0, -1)}${HOMES}`)
  let before = BEFORE_FIRST
  for (const lot of inLots(homes, HOMES_AT_ONCE)) {
    const lines: Uint8Array[] = []
    for (const home of lot) {
      lines.push(before, home)
      before = BEFORE_NEXT
    }
    yield Buffer.concat(lines)
  }
  yield Buffer.from(END)
}

export function wholeText(text: ServiceText): string {
  return Buffer.concat([...partsOfText(text)]).toString()
}

export function isSameText(one: ServiceText | null, other: ServiceText | null): boolean {
  if (one === null || other === null) return one === other
  const [chunks, others] = [[...one.homes.values()], [...other.homes.values()]]
  return one.rest === other.rest && areSame(chunks, others)
}

/** A home begins with its id (core/view/service-property.ts). */
const BEFORE_ID = '{"id":"'.length

/** The homes of a file by their ids. The homes of a damaged file differ from the known ones and are not used. */
export function homesIn(file: Buffer): ReadonlyMap<number, Uint8Array> {
  const homes = new Map<number, Uint8Array>()
  const begin = file.indexOf(HOMES)
  if (begin === -1) return homes
  let start = begin + HOMES.length + 1
  for (let end = file.indexOf(LINE_END, start); end !== -1; end = file.indexOf(LINE_END, start)) {
    const line = file.subarray(start, end)
    const home = line.at(-1) === COMMA ? line.subarray(0, -1) : line
    homes.set(Number.parseInt(home.toString('latin1', BEFORE_ID, BEFORE_ID + LONGEST_ID), 10), home)
    start = end + 1
  }
  return homes
}

const COMMA = 44
const LONGEST_ID = 20
