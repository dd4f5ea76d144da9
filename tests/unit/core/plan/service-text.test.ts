/** The content of the file of the service, in parts. */
import { describe, expect, test } from 'vitest'
import { homesIn, isSameText, partsOfSite, wholeText } from '../../../../core/plan/service-text.ts'
import type { ServiceSite } from '../../../../core/schema/service-site.ts'

const homeOf = (id: number) =>
  JSON.stringify({ id: String(id), reference: `R${id},\n`, duties: [{ id: 'a' }, { id: 'é', due: '€' }] })
const bytesOf = (homes: readonly string[]) =>
  homes.map((home, index) => [index + 1, { print: home, bytes: Buffer.from(home) }] as const)
/** Two homes in each chunk. */
const textOf = (homes: readonly string[]) => {
  const all = bytesOf(homes)
  const halves = Array.from({ length: Math.ceil(all.length / 2) }, (_, half) => half * 2)
  const chunks = halves.map((at) => {
    const own = all.slice(at, at + 2)
    return [own.map(([id]) => id).join(' '), { print: String(at), homes: new Map(own) }] as const
  })
  return { rest: JSON.stringify({ schema: 1, paths: ['/nl/'] }), homes: new Map(chunks) }
}
const homes = (count: number) => Array.from({ length: count }, (_, index) => homeOf(index + 1))

test.each([0, 1, 2, 500, 501, 1001])('of %i homes is JSON, from which each home is found again', (count) => {
  const whole = wholeText(textOf(homes(count)))
  const site = JSON.parse(whole) as ServiceSite
  expect(site.schema).toBe(1)
  expect(site.properties).toEqual(homes(count).map((home) => JSON.parse(home) as unknown))
  const found = [...homesIn(Buffer.from(whole))].map(([id, bytes]) => [id, Buffer.from(bytes).toString()])
  expect(found).toEqual(homes(count).map((home, index) => [index + 1, home]))
  expect(Buffer.concat([...partsOfSite(site)]).toString()).toBe(whole)
})

test.each(['', '{}', '{"properties":null}', '{"a":1,"properties":[{"id":"1"}]}'])(
  'of a damaged file ("%s") has no homes',
  (text) => {
    expect([...homesIn(Buffer.from(text))]).toEqual([])
  },
)

describe('is the same', () => {
  const text = textOf(homes(2))
  test.each([
    ['as one with equal parts', { ...text, homes: new Map(text.homes) }, true],
    ['never with another home', { ...text, homes: textOf([homeOf(1), homeOf(3)]).homes }, false],
    ['never with one home less', { ...text, homes: textOf([homeOf(1)]).homes }, false],
    ['never with another rest', { ...text, rest: '{}' }, false],
    ['never with none', null, false],
  ])('%s', (_name, other, expected) => {
    expect([isSameText(text, other), isSameText(other, text)]).toEqual([expected, expected])
  })

  test('where there is none', () => {
    expect(isSameText(null, null)).toBe(true)
  })
})
