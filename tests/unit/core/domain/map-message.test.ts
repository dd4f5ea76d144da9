/** Valid messages between a page and the map in its frame, and invalid ones. */
import { describe, expect, test } from 'vitest'
import { MOST_PROPERTIES, parseFrameMessage, parseMapMessage } from '../../../../core/domain/map-message.ts'

const HOUSE = { id: 4127, latitude: 51.05, longitude: 3.72, label: 'Herenhuis, 9000 Gent' }
const MESSAGE = { kind: 'map', mapType: 'road', ignore: [], properties: [HOUSE] }
const BOUNDS = { south: 50.9, west: 3.6, north: 51.1, east: 3.9 }

describe('a message to the map', () => {
  test('is taken over as it is', () => {
    const full = {
      kind: 'map',
      mapType: 'aerial',
      ignore: [1, 2],
      properties: [
        { ...HOUSE, href: '/nl/te-koop/gent/huis/4127/', price: '€ 895.000', state: 'Nieuw', isTown: true },
      ],
      customMarker: '/_a/marker.1a2b3c.webp',
      info: 'Twee panden hebben geen openbaar adres.',
      bounds: BOUNDS,
    }
    expect(parseMapMessage(structuredClone(full))).toEqual(full)
  })

  test('holds texts of up to the longest length', () => {
    const labelled = (length: number) => ({
      ...MESSAGE,
      properties: [{ ...HOUSE, label: 'x'.repeat(length) }],
    })
    expect(parseMapMessage(labelled(200))).toEqual(labelled(200))
    expect(parseMapMessage(labelled(201))).not.toEqual(labelled(201))
  })

  test('without properties keeps those of the message before', () => {
    const message = { kind: 'map', mapType: 'road', ignore: [4127] }
    expect(parseMapMessage(message)).toEqual(message)
  })

  test('brings nothing along that it is not known for', () => {
    const strange = { ...MESSAGE, script: 'alert(1)', properties: [{ ...HOUSE, html: '<b>', isTown: 'yes' }] }
    expect(parseMapMessage(strange)).toEqual(MESSAGE)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', JSON.stringify(MESSAGE)],
    ['a number', 1],
    ['a list', [MESSAGE]],
    ['a function', () => MESSAGE],
    ['an empty record', {}],
    ['another kind', { ...MESSAGE, kind: 'ready' }],
    ['a kind from a prototype', Object.create(MESSAGE)],
    ['no type of map', { ...MESSAGE, mapType: undefined }],
    ['an unknown type of map', { ...MESSAGE, mapType: '__proto__' }],
    ['no list of what is left out', { ...MESSAGE, ignore: undefined }],
    ['a text among what is left out', { ...MESSAGE, ignore: ['1'] }],
    ['half a number among what is left out', { ...MESSAGE, ignore: [1.5] }],
    ['something list-like', { ...MESSAGE, properties: { length: 1, 0: HOUSE } }],
    ['too many properties', { ...MESSAGE, properties: Array(MOST_PROPERTIES + 1).fill(HOUSE) }],
    ['too much left out', { ...MESSAGE, ignore: Array(MOST_PROPERTIES + 1).fill(1) }],
  ])('is not %s', (_, data) => {
    expect(parseMapMessage(data)).toBeNull()
  })

  test('may be as large as any stock', () => {
    const many = Array.from({ length: MOST_PROPERTIES }, (_, id) => ({ ...HOUSE, id }))
    expect(parseMapMessage({ ...MESSAGE, properties: many })?.properties).toHaveLength(MOST_PROPERTIES)
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'house'],
    ['a list', [HOUSE]],
    ['no id', { ...HOUSE, id: undefined }],
    ['an id below nought', { ...HOUSE, id: -1 }],
    ['an id that is no whole number', { ...HOUSE, id: 4127.5 }],
    ['an id as text', { ...HOUSE, id: '4127' }],
    ['an id beyond counting', { ...HOUSE, id: 2 ** 53 }],
    ['a latitude beyond the pole', { ...HOUSE, latitude: 90.0001 }],
    ['a longitude beyond the date line', { ...HOUSE, longitude: -180.0001 }],
    ['no latitude', { ...HOUSE, latitude: undefined }],
    ['a latitude that is no number', { ...HOUSE, latitude: Number.NaN }],
    ['a longitude without end', { ...HOUSE, longitude: Infinity }],
    ['a latitude as text', { ...HOUSE, latitude: '51.05' }],
    ['no label', { ...HOUSE, label: undefined }],
    ['a blank label', { ...HOUSE, label: '  ' }],
    ['a label of 201 characters', { ...HOUSE, label: 'x'.repeat(201) }],
    ['values from a prototype', Object.create(HOUSE)],
  ])('leaves out a property that is or has %s', (_, property) => {
    expect(parseMapMessage({ ...MESSAGE, properties: [property, HOUSE] })?.properties).toEqual([HOUSE])
  })

  test.each([
    [90, 180],
    [-90, -180],
    [0, 0],
  ])('shows a place at %d, %d', (latitude, longitude) => {
    const property = { ...HOUSE, latitude, longitude }
    expect(parseMapMessage({ ...MESSAGE, properties: [property] })?.properties).toEqual([property])
  })

  const PATHS: readonly [string, unknown][] = [
    ['a script', 'javascript:alert(1)'],
    ['another site', 'https://evil.example/'],
    ['another site without its protocol', '//evil.example/'],
    ['another site with a backslash', '/\\evil.example/'],
    ['a backslash further on', '/nl\\..\\evil'],
    ['data', 'data:text/html,<script>'],
    ['a space', '/nl/te koop/'],
    ['a tab before the host', '/\t/evil.example'],
    ['a line end', '/nl/\n/evil.example'],
    ['NUL', '/nl/\u0000'],
    ['a path that starts nowhere', 'nl/te-koop/'],
    ['nothing', ''],
    ['a number', 7],
    ['1,001 characters', `/${'x'.repeat(1000)}`],
  ]

  test.each(PATHS)('shows a property without its link when that is %s', (_, href) => {
    expect(parseMapMessage({ ...MESSAGE, properties: [{ ...HOUSE, href }] })?.properties).toEqual([HOUSE])
  })

  test.each(PATHS)('keeps the mark of its own when the picture is %s', (_, customMarker) => {
    expect(parseMapMessage({ ...MESSAGE, customMarker })).toEqual(MESSAGE)
  })

  test.each(['/nl/te-koop/gent/huis/4127/', '/', '/fr/%C3%A0-vendre/?city=Gand|9000#plan'])(
    'links to %s',
    (href) => {
      const property = { ...HOUSE, href }
      const { origin } = new URL(href, 'https://site.example')
      expect(origin).toBe('https://site.example')
      expect(parseMapMessage({ ...MESSAGE, properties: [property] })?.properties).toEqual([property])
    },
  )

  test.each<[string, unknown]>([
    ['a record', { toString: () => 'text' }],
    ['a blank', ' '],
    ['401 characters', 'x'.repeat(401)],
  ])('says nothing when its information is %s', (_, info) => {
    expect(parseMapMessage({ ...MESSAGE, info })).toEqual(MESSAGE)
  })

  test('shows markup as the text that it is', () => {
    const label = '<img src=x onerror=alert(1)>'
    expect(parseMapMessage({ ...MESSAGE, properties: [{ ...HOUSE, label }] })?.properties?.[0]?.label).toBe(
      label,
    )
  })

  test('does not touch what all records share', () => {
    const hostile = JSON.parse(
      '{"kind":"map","mapType":"road","ignore":[],"__proto__":{"polluted":1},"properties":[{"__proto__":{"id":1}}]}',
    ) as unknown
    expect(parseMapMessage(hostile)?.properties).toEqual([])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('a message from the map', () => {
  test.each([{ kind: 'ready' }, { kind: 'select', id: 4127 }, { kind: 'view', bounds: BOUNDS }])(
    '%j',
    (said) => {
      expect(parseFrameMessage(structuredClone(said))).toEqual(said)
    },
  )

  test.each<[unknown]>([
    [undefined],
    [null],
    ['ready'],
    [['ready']],
    [{}],
    [{ kind: 'map' }],
    [{ kind: 'constructor' }],
    [Object.create({ kind: 'ready' })],
    [{ kind: 'select' }],
    [{ kind: 'select', id: '4127' }],
    [{ kind: 'select', id: Number.NaN }],
    [{ kind: 'view' }],
    [{ kind: 'view', bounds: [50, 3, 51, 4] }],
    [{ kind: 'view', bounds: { ...BOUNDS, north: 50.9 } }],
    [{ kind: 'view', bounds: { ...BOUNDS, east: 3.6 } }],
    [{ kind: 'view', bounds: { ...BOUNDS, south: -90.1 } }],
    [{ kind: 'view', bounds: { ...BOUNDS, west: '3.6' } }],
    [{ kind: 'view', bounds: { ...BOUNDS, east: Number.NaN } }],
  ])('is not %j', (said) => {
    expect(parseFrameMessage(said)).toBeNull()
  })
})
