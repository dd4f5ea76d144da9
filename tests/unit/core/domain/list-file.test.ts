import { describe, expect, test } from 'vitest'
import { eachColumn } from '../../../../core/domain/each-column.ts'
import { listFileText, parseListFile, parseListIds } from '../../../../core/domain/list-file.ts'
import type { ListFile } from '../../../../core/domain/list-file.ts'
import { seeded } from '../../../support/busy-site.ts'

const WITHOUT_PLACES: ListFile = {
  free: 3,
  towns: [
    { name: 'Gent', zip: '9000', names: ['Gand', 'Ghent'] },
    { name: 'Eupen', zip: '4700', names: [] },
  ],
  types: [
    { id: 1, name: 'Huis' },
    { id: 12, name: '"Loft" \\ studio' },
  ],
  town: [0, 1, 0, -1],
  type: [[1], [1, 12], [], [12]],
  ...eachColumn(() => [null, null, null, null]),
  price: [250_000, null, 99.95, 250_000],
  bedrooms: [0, 3, null, 3],
  surface: [88.5, 120, 120, null],
  fragments: ['/_a/cards.1.txt', '/_a/cards.2.txt'],
  ids: '/_a/ids.1.json',
}

const FILE: ListFile = { ...WITHOUT_PLACES, places: '/_a/places.1.json' }

describe('what is written is read', () => {
  test.each<[string, ListFile]>([
    ['a list', FILE],
    ['one without places', WITHOUT_PLACES],
    ['an empty one', { ...emptied(FILE), towns: [], types: [] }],
  ])('%s', (_, file) => {
    expect(parseListFile(listFileText(file))).toEqual(file)
  })

  test('by a script that is newer than the file: all rows count', () => {
    const { free: _, ...earlier } = JSON.parse(listFileText(FILE)) as ListFile
    expect(parseListFile(JSON.stringify(earlier))?.free).toBe(FILE.town.length)
  })

  test('with more values than there are characters before the surrogates', () => {
    const rows = Array.from({ length: 60_000 }, (_, row) => row)
    const none = rows.map(() => null)
    const file = { ...FILE, town: rows.map(() => 0), type: rows.map(() => [1]) }
    const large = { ...file, ...eachColumn(() => none), price: rows }
    const text = new TextDecoder().decode(new TextEncoder().encode(listFileText(large)))
    expect(parseListFile(text)?.price).toEqual(rows)
  })

  test('whatever the values are', () => {
    const random = seeded(5)
    const column = () =>
      Array.from({ length: 500 }, () => (random() < 0.1 ? null : Math.floor(random() * 400) / 4))
    const file = { ...FILE, town: column().map(() => 1), type: column().map(() => [1]) }
    const filled = { ...file, ...eachColumn(column) }
    expect(parseListFile(listFileText(filled))).toEqual(filled)
  })
})

test('a file that lacks a column, as an earlier version wrote it, says nothing of its values', () => {
  const { energy: _, ...written } = JSON.parse(listFileText(FILE)) as Record<string, unknown>
  expect(parseListFile(JSON.stringify(written))).toEqual({ ...FILE, energy: [null, null, null, null] })
})

test('the file of version 0.1.0 is read', () => {
  const written =
    '{"towns":{"name":["Gent"],"zip":["9000"],"names":[["Gand"]]},"types":[{"id":1,"name":"Huis"}],"town":"$$","type":[[[1]],"$$"],"price":[[300000],"$#"],"bedrooms":[[2,3],"%$"],"surface":[[120],"#$"],"energy":[[1],"$#"],"fragments":["/_a/cards.1.txt"],"ids":"/_a/ids.1.json"}'
  expect(parseListFile(written)).toMatchObject({
    price: [300_000, null],
    bedrooms: [3, 2],
    surface: [null, 120],
    energy: [1, null],
  })
})

describe('what comes from the host', () => {
  const written = JSON.parse(listFileText(FILE)) as Record<string, unknown>

  test.each<[string, unknown]>([
    ['a page of a proxy', '<!doctype html>'],
    ['null', null],
    ['a list', []],
    ['nothing', {}],
    ['a row more', { ...written, town: '$%$$$' }],
    ['a row less', { ...written, price: [[250_000], '$$$'] }],
    ['a town that is none', { ...written, town: '$%&$' }],
    ['a value that is none', { ...written, bedrooms: [[0, 3], '$%&%'] }],
    ['a row before the first character', { ...written, bedrooms: [[0, 3], '$%!%'] }],
    ['text for a number', { ...written, surface: [['88'], '$$$$'] }],
    ['nothing for a number', { ...written, surface: [[null], '$$$$'] }],
    ['a set that is none', { ...written, type: [[1, 2], '$$$$'] }],
    ['a type without a name', { ...written, types: [{ id: 1 }] }],
    ['towns of different length', { ...written, towns: { name: ['Gent'], zip: [], names: [0] } }],
    ['cards of another host', { ...written, fragments: ['https://evil.example/cards.txt'] }],
    ['cards of another host, in short', { ...written, fragments: ['//evil.example/cards.txt'] }],
    ['ids of another host', { ...written, ids: '/\\evil.example/ids.json' }],
    ['prices that are none', { ...written, price: null }],
    ['prices by name', { ...written, price: { 0: [250_000], 1: '$$$$' } }],
    ['types that are none', { ...written, type: null }],
    ['no ids', { ...written, ids: undefined }],
    ['places of another host', { ...written, places: '//evil.example/places.json' }],
  ])('%s is no list', (_, given) => {
    expect(parseListFile(typeof given === 'string' ? given : JSON.stringify(given))).toBeNull()
  })

  test('ids are numbers', () => {
    expect(parseListIds('[4127,4131]')).toEqual([4127, 4131])
    for (const text of ['', '{}', '["4127"]', '[-1]', '[1.5]', '[null]', '<!doctype html>'])
      expect(parseListIds(text)).toBeNull()
  })
})

function emptied(file: ListFile): ListFile {
  return { ...file, town: [], type: [], ...eachColumn(() => []), fragments: [] }
}
