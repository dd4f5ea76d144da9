/** A file with known content is read without its schema, with the same result. */
import { describe, expect, test } from 'vitest'
import { worthStoring } from '../../../../core/build/sources/conversions.ts'
import { readSource } from '../../../../core/build/sources/read-source.ts'
import type { EarlierRead, SourceContent } from '../../../../core/build/sources/source-content.ts'
import { RECORD_SCHEMAS } from '../../../../core/build/sources/source-kinds.ts'
import { dropEmpty } from '../../../../core/schema/drop-empty.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import { EXAMPLES, crmProperty } from '../schema/examples.ts'

const FILE = 'content/properties/4127.json'
const { language: _, ...crmInManyLanguages } = crmProperty
const LONG = "Qu'il est calme ! ".repeat(80)

function read(file: string, data: unknown) {
  const bytes = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data))
  const checked = readSource(file, bytes)
  const stored = worthStoring(checked.converted)
  return { checked, stored, again: () => readSource(file, bytes, { earlier: earlierOf(checked, true) }) }
}

/** Returns a file as another process knows it, in the form in which the cache stores it. */
function earlierOf({ records, converted, isClean }: SourceContent, isSame: boolean): EarlierRead {
  const known = records.map(({ facts }, index) => ({
    ...facts,
    conversions: worthStoring(converted)?.[index] ?? {},
  }))
  return JSON.parse(JSON.stringify({ records: known, isSame, isClean: isClean === true })) as EarlierRead
}

describe('a record keeps what was written but for what its schema converts', () => {
  test.each(EXAMPLES.property.map((example, index) => [index, example] as const))(
    'property %i holds what the schema says',
    (_index, example) => {
      const { checked } = read(FILE, example)
      const cleaned = dropEmpty(structuredClone(example))
      expect(checked.problems).toEqual([])
      if ((cleaned as { language?: string }).language === undefined)
        expect(checked.records[0]?.value).toEqual(RECORD_SCHEMAS.property.parse(cleaned))
    },
  )

  test('and what that is, is told', () => {
    expect(read(FILE, crmInManyLanguages).checked.converted).toEqual([
      {
        PublishPrice: [expect.anything(), true],
        PublishAddress: [expect.anything(), false],
        HouseNumber: [hashOf('12'), '12'],
        Zip: [hashOf('9000'), '9000'],
        EPCExpiryDate: [expect.anything(), '2031-04-30'],
        LastChangedDate: [expect.anything(), '2026-11-21'],
        // The typography of texts follows from the texts.
        TypeDescription: [expect.anything(), null, null],
      },
    ])
  })

  test('languages in another order are no news', () => {
    const titles = { fr: 'Maison', nl: 'Huis' }
    const { checked } = read(FILE, { ...EXAMPLES.property[0]!, TypeDescription: titles })
    expect(checked.converted).toEqual([{}])
    expect(JSON.stringify(checked.records[0]?.value)).toContain(JSON.stringify(titles))
  })
})

describe('read again', () => {
  const files: readonly (readonly [string, unknown])[] = [
    ...EXAMPLES.property.map((example, index) => [`property ${index}`, example] as const),
    ['an export in many languages', crmInManyLanguages],
    ['a list of records', [crmInManyLanguages, { ...EXAMPLES.property[0]!, ID: 2 }]],
    ['an empty list', []],
    [
      'text with escapes',
      JSON.stringify({ ...EXAMPLES.property[0]!, Lead: 'Ruim\n huis \u00e9', City: 'Gent\n' }),
    ],
    [
      'a byte order mark and other ends of lines',
      `\ufeff${JSON.stringify(crmInManyLanguages, null, 2).replaceAll('\n', '\r\n')}`,
    ],
  ]
  test.each(files)('%s is the same', (_name, data) => {
    const { checked, stored, again } = read(FILE, data)
    expect(checked.problems).toEqual([])
    expect(stored).toBeDefined()
    expect(again()).toEqual(checked)
    expect(JSON.stringify(again().records)).toBe(JSON.stringify(checked.records))
  })

  test('in the language of the file', () => {
    const { checked, again } = read('content/properties/4127.nl.json', {
      ...crmInManyLanguages,
      TypeDescription: 'Herenhuis',
    })
    expect(checked.records[0]).toMatchObject({
      origin: { language: 'nl' },
      stem: 'content/properties/4127',
      value: { TypeDescription: { nl: 'Herenhuis' } },
    })
    expect(again()).toEqual(checked)
  })

  test.each([
    ['content/properties/4127.fr.json', LONG],
    [FILE, { FR: LONG, nl: LONG }],
  ])('with long texts in %s', (file, Description) => {
    const { checked, stored, again } = read(file, { ...crmInManyLanguages, Description })
    expect(JSON.stringify(checked.records)).toContain('Qu’il')
    expect(JSON.stringify(stored)).not.toContain('Qu’il')
    expect(again()).toEqual(checked)
    expect(JSON.stringify(again().records)).toBe(JSON.stringify(checked.records))
  })
})

describe('a changed file', () => {
  const second = { ...crmInManyLanguages, ID: 2 }
  const bytesOf = (data: unknown) => Buffer.from(JSON.stringify(data))
  const known = readSource(FILE, bytesOf([crmInManyLanguages, second]))

  function changed(data: unknown) {
    const again = readSource(FILE, bytesOf(data), { known })
    expect({ ...again, isClean: known.isClean }).toEqual(readSource(FILE, bytesOf(data)))
    return again.records.map((record, index) => record === known.records[index])
  }

  test('keeps the records that it writes as before', () => {
    expect(changed([crmInManyLanguages, { ...second, Price: 123 }])).toEqual([true, false])
    expect(changed([crmInManyLanguages])).toEqual([true])
  })

  const changes = [
    ['a converted field', { ...second, Zip: 9820 }],
    ['a converted field that is written as it is kept', { ...second, Zip: '9000' }],
    ['a field that is there no more', { ...second, Zip: undefined }],
    ['a text in one language', { ...second, MarqueeName: 'Autre' }],
    ['another order of its fields', Object.fromEntries(Object.entries(second).reverse())],
    ['an element of a list', { ...second, WebIDs: [1, 2] }],
    ['what its schema refuses', { ...second, Price: 'a lot' }],
    ['what is no record', 'second'],
  ] as const

  test.each(changes)('reads a record again with %s', (_name, record) => {
    expect(changed([crmInManyLanguages, record])[0]).toBe(true)
    expect(changed([crmInManyLanguages, record])[1]).not.toBe(true)
  })

  test('looks at everything again if it had a problem before', () => {
    const wrong = readSource(FILE, bytesOf([crmInManyLanguages, { ...second, Price: 'a lot' }]))
    const again = readSource(FILE, bytesOf([crmInManyLanguages, second]), { known: wrong })
    expect({ ...again, isClean: known.isClean }).toEqual(known)
  })

  describe('of another process', () => {
    const earlier = earlierOf(known, false)

    test.each(changes)('reads a record again with %s', (_name, record) => {
      const bytes = bytesOf([crmInManyLanguages, record])
      expect(readSource(FILE, bytes, { earlier })).toEqual(readSource(FILE, bytes))
    })

    test('believes a record that it writes as before', () => {
      const bytes = bytesOf([crmInManyLanguages, { ...second, Price: 123 }])
      const [first] = earlier.records
      const value = { ...(known.records[0]?.value as object), Zip: '9999' }
      const claimed = {
        hash: hashOf(JSON.stringify(value)),
        isPlain: false,
        conversions: { ...first?.conversions, Zip: [hashOf('9000'), '9999'] as const },
      }
      const found = readSource(FILE, bytes, { earlier: { ...earlier, records: [claimed, claimed] } })
      expect(found.records.map((record) => (record.value as { Zip: string }).Zip)).toEqual(['9999', '9000'])
      expect(found.records.map(({ facts }) => facts?.isPlain)).toEqual([false, true])
    })

    test('believes its facts of a record that has to be checked, if it is the same one', () => {
      const records = earlier.records.map((record) => ({ ...record, isPlain: false, conversions: null }))
      const bytes = bytesOf([crmInManyLanguages, { ...second, Price: 123 }])
      const found = readSource(FILE, bytes, { earlier: { ...earlier, records } })
      expect(found.records.map(({ facts }) => facts?.isPlain)).toEqual([false, true])
      expect(found.records.map(({ value }) => value)).toEqual(
        readSource(FILE, bytes).records.map(({ value }) => value),
      )
    })
  })
})

describe('what has to be cleaned', () => {
  test.each([
    ['nothing', dropEmpty(structuredClone(crmInManyLanguages)), true],
    ['an empty field', { ...crmInManyLanguages, Lead: null }, false],
    ['a field that is not filled in', { ...crmInManyLanguages, Kitchen: 'n/a' }, false],
  ])('%s', (_name, data, isClean) => {
    const { checked, again } = read(FILE, data)
    expect(checked.isClean).toBe(isClean)
    expect(again()).toEqual(checked)
  })
})

describe('is checked each time', () => {
  test.each([
    [
      'what has a problem',
      FILE,
      '{"ID": 1, "ID": 2, "Goal": 0, "PublishPrice": true, "PublishAddress": true, "Zip": "9000", "City": "Gent", "CountryID": 10}',
    ],
    ['what breaks its schema', FILE, { ...crmInManyLanguages, Price: 'a lot' }],
    ['a list with one that does', FILE, [crmInManyLanguages, { ID: 2 }]],
    [
      'what is converted for the most part',
      FILE,
      {
        ...crmInManyLanguages,
        XLargePictureItems: Array.from({ length: 60 }, (_, id) => ({ url: `https://cdn.example/${id}.jpg` })),
      },
    ],
    [
      'Markdown',
      'content/properties/1.md',
      `---\n${JSON.stringify(crmInManyLanguages)}\n---\nRustig gelegen.\n`,
    ],
    ['configuration', 'site-config/search.json', {}],
  ])('%s', (_name, file, data) => {
    expect(read(file, data).stored).toBeUndefined()
  })
})

test('a Markdown file that another process read has the same record', () => {
  const file = 'content/articles/tips.nl.md'
  const bytes = Buffer.from('---\ntitle: Tips\ncreateDate: 2026-01-02\n---\n\nVraag drie offertes.\n')
  const checked = readSource(file, bytes)
  expect(checked.problems).toEqual([])
  const value = JSON.parse(JSON.stringify(checked.records[0]?.value)) as unknown
  const again = readSource(file, bytes, { earlier: { records: [], isSame: true, isClean: true, value } })
  expect(again.records).toEqual(checked.records)
})
