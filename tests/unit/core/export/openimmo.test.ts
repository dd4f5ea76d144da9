import sax from 'sax'
import { describe, expect, test } from 'vitest'
import { OBJEKTARTEN } from '../../../../core/import/presets/openimmo-types.ts'
import { project } from '../../../support/minimal-site.ts'
import { RENT_LIST, house, rental } from '../../../support/view.ts'
import { BESIDE, PROJECTS, PROPERTIES } from '../schema/full-site.ts'
import { EVERYTHING, exportInput, textOf } from './exports.ts'
import { ATTRIBUTES, CHILDREN, TEXTS } from './openimmo-facts.ts'

interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

function parse(xml: string): Node {
  const top: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = sax.parser(true)
  parser.onopentag = ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  parser.ontext = (text) => void ((open.at(-1) as Node).text += text)
  parser.onclosetag = () => void open.pop()
  parser.onerror = (error) => {
    throw error
  }
  parser.write(xml).close()
  return top.children[0] as Node
}

function* all(node: Node): Iterable<Node> {
  yield node
  for (const child of node.children) yield* all(child)
}

const named = (node: Node, name: string) => [...all(node)].filter((each) => each.name === name)

/** The deviations of an element and its descendants from the facts. */
function deviations(node: Node): readonly string[] {
  const found = [...attributeFaults(node), ...(CHILDREN[node.name] === undefined ? [] : orderFaults(node))]
  const text = TEXTS[node.name]
  if (text !== undefined && !text.test(node.text)) found.push(`${node.name}: "${node.text}"`)
  return [...found, ...node.children.flatMap(deviations)]
}

function attributeFaults({ name, attributes }: Node): string[] {
  const facts = Object.entries(ATTRIBUTES[name] ?? {})
  if (facts.length === 0) return []
  const plain = new Map(facts.map(([key, form]) => [key.replace('!', ''), form]))
  const missing = facts.filter(([key]) => key.endsWith('!') && attributes[key.slice(0, -1)] === undefined)
  const wrong = Object.entries(attributes).filter(([key, value]) => plain.get(key)?.test(value) !== true)
  return [...missing, ...wrong].map(([key]) => `${name}@${key}`)
}

function orderFaults({ name, children }: Node): string[] {
  const known = (CHILDREN[name] ?? '').trim().split(' ')
  const order = known.map((word) => word.replace(/[!*]$/, ''))
  const names = children.map((child) => child.name)
  const places = names.map((each) => order.indexOf(each))
  const faults = names.filter((_, index) => places[index] === -1).map((each) => `${name}: unknown ${each}`)
  if (places.some((place, index) => place < (places[index - 1] ?? 0)))
    faults.push(`${name}: order ${names.join(' ')}`)
  for (const [index, word] of known.entries()) {
    const count = names.filter((each) => each === order[index]).length
    if ((word.endsWith('!') && count !== 1) || (!word.endsWith('*') && count > 1))
      faults.push(`${name}: ${count} ${order[index]}`)
  }
  return faults
}

const FULL = { ...BESIDE, 'content/properties/all.json': PROPERTIES, 'content/projects/all.json': PROJECTS }
const exported = async (...records: readonly object[]) =>
  parse(textOf('openimmo', await exportInput({ ...RENT_LIST, 'content/properties/all.json': records })))

describe('the structure of the format', () => {
  test.each([
    ['every field', FULL, EVERYTHING],
    ['what the site shows', FULL, undefined],
    ['one language', FULL, { ...EVERYTHING, locale: 'fr' as const }],
    ['few fields', { 'content/properties/all.json': [house(1)] }, undefined],
  ])('%s', async (_, files, options) => {
    const root = parse(textOf('openimmo', await exportInput(files, options)))
    expect(deviations(root)).toEqual([])
    expect(named(root, 'immobilie').length).toBeGreaterThan(0)
  })

  test('finds deviations', () => {
    const xml =
      '<openimmo><anbieter><openimmo_anid>x</openimmo_anid><firma/><neu/></anbieter><uebertragung art="X"/></openimmo>'
    expect(deviations(parse(xml)).length).toBeGreaterThan(8)
  })

  test('each kind of home is one of the format, and a known subtype has its attribute', async () => {
    const types = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const root = await exported(
      ...types.map((WebID) => house(WebID, { WebID })),
      house(10, { WebID: 2, MainTypeName: 'Penthouse' }),
    )
    const kinds = named(root, 'objektart').map(({ children }) => children[0])
    for (const kind of kinds) expect(Object.keys(OBJEKTARTEN)).toContain(kind?.name)
    expect(new Set(kinds.map((kind) => kind?.name)).size).toBe(8)
    expect(kinds.at(-1)?.attributes).toEqual({ wohnungtyp: 'PENTHOUSE' })
  })

  test('texts cannot end their element, and control characters are left out', async () => {
    const text = 'A & B </objekttitel><x a="1"> \u0007]]> "q"'
    const [title] = named(await exported(house(1, { TypeDescription: text, Lead: text })), 'dreizeiler')
    expect(title?.text).toBe('A & B </objekttitel><x a="1"> ]]> "q"')
  })
})

describe('prices and states', () => {
  const values = (node: Node, ...names: readonly string[]) => names.map((name) => named(node, name)[0]?.text)

  test('a sale has a price, a rent the rent without costs', async () => {
    expect(values(await exported(house(1, { Price: 345_000 })), 'kaufpreis', 'nettokaltmiete')).toEqual([
      '345000',
      undefined,
    ])
    const let_ = await exported(rental(1, { Price: 950, ChargesRenter: 50 }))
    expect(values(let_, 'kaufpreis', 'nettokaltmiete', 'nebenkosten')).toEqual([undefined, '950', '50'])
  })

  test('a hidden price is 0 on request', async () => {
    const [price] = named(await exported(house(1, { Price: 345_000, PublishPrice: false })), 'kaufpreis')
    expect([price?.text, price?.attributes]).toEqual(['0', { auf_anfrage: 'true' }])
  })

  test('sold, rented and reference', async () => {
    const root = await exported(house(1, { Status: 2 }), rental(2, { Status: 4 }), house(3, { Status: 6 }))
    expect(named(root, 'verkaufstatus').map(({ attributes }) => attributes['stand'])).toEqual([
      'VERKAUFT',
      'VERKAUFT',
    ])
    expect(named(root, 'vermietet').map(({ text }) => text)).toEqual(['true'])
    expect(named(root, 'aktion').map(({ attributes }) => attributes['aktionart'])).toEqual([
      'CHANGE',
      'CHANGE',
      'REFERENZ',
    ])
  })

  test.each([
    ['Binnenkort', 1, undefined],
    ['Lijfrente', 1, undefined],
    ['Onder optie', 2, 'RESERVIERT'],
    ['Gereserveerd', 3, 'RESERVIERT'],
    ['Gereserveerd', 0, undefined],
    ['Verkocht', 1, 'VERKAUFT'],
    ['Verhuurd', 1, 'VERKAUFT'],
  ])('the words of a status decide, whatever its number: %s, %d', async (MarqueeName, Marquee, stand) => {
    const root = await exported(house(1, { Marquee, MarqueeName }))
    expect(named(root, 'verkaufstatus')[0]?.attributes['stand']).toBe(stand)
    expect(named(root, 'vermietet')).toHaveLength(MarqueeName === 'Verhuurd' ? 1 : 0)
  })

  test('a status in another language than that of the export counts as well', async () => {
    const home = house(1, { Marquee: 1, MarqueeName: { nl: 'Onder optie' } })
    const files = { ...RENT_LIST, 'content/properties/all.json': [home] }
    const options = { hiddenPrices: false, hiddenAddresses: false, locale: 'fr' } as const
    const root = parse(textOf('openimmo', await exportInput(files, options)))
    expect(named(root, 'verkaufstatus')[0]?.attributes['stand']).toBe('RESERVIERT')
  })

  test('units name their project, and ids of both are apart', async () => {
    const files = {
      'content/properties/all.json': [house(8, { ProjectID: 8 })],
      'content/projects/all.json': [project(8)],
    }
    const root = parse(textOf('openimmo', await exportInput(files)))
    expect(named(root, 'master').map(({ text, attributes }) => [text, attributes['visible']])).toEqual([
      ['', 'true'],
      ['8', 'false'],
    ])
    expect(named(root, 'gruppen_kennung').map(({ text }) => text)).toEqual(['8'])
    expect(new Set(named(root, 'openimmo_obid').map(({ text }) => text)).size).toBe(2)
  })
})

test('a price on other terms is told in words, and is no purchase price', async () => {
  const terms = { kind: 'life-annuity', rent: 850, value: 320_000 }
  const xmlOf = async (record: object) => {
    const text = textOf('openimmo', await exportInput({ ...RENT_LIST, 'content/properties/1.json': record }))
    return text.replace(/[\u00A0\u202F]/g, ' ')
  }
  const xml = await xmlOf(house(1, { Price: 85_000, Terms: terms }))
  expect(xml).toContain('<freitext_preis>Lijfrente: bouquet € 85.000 en € 850 per maand</freitext_preis>')
  expect(xml).not.toContain('<kaufpreis')
  const hidden = await xmlOf(house(1, { Price: 85_000, PublishPrice: false, Terms: terms }))
  expect(hidden).not.toMatch(/85000|>850<|320000|85\.000|320\.000/)
})
