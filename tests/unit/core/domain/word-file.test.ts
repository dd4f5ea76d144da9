import { describe, expect, test } from 'vitest'
import {
  cutWords,
  idsWith,
  parseWordFile,
  townTerm,
  typeTerm,
  wordFilesFor,
  wordsOfTitle,
} from '../../../../core/domain/word-file.ts'
import type { Term, WordIds } from '../../../../core/domain/word-file.ts'

const exactly = (word: string): readonly Term[] => [{ word, isStart: false }]
const starting = (word: string): readonly Term[] => [{ word, isStart: true }]

const [FILE] = cutWords([
  ['=1', [4127, 4130, 4200], [9000]],
  ['stad', [4130], []],
  ['stadstuin', [4127, 4200], []],
  ['villa', [4200], [4000, 9000]],
])

const ids = (...terms: (readonly Term[])[]) => idsWith(terms, FILE ? [FILE] : [])

test('the words of a title have no accents and no signs, and a very long one is cut', () => {
  expect(wordsOfTitle('Bel-étage, 74 m² à Liège')).toEqual(['bel', 'etage', '74', 'm²', 'a', 'liege'])
  expect(wordsOfTitle(' — ')).toEqual([])
  expect(wordsOfTitle('x'.repeat(1000))).toEqual(['x'.repeat(40)])
})

test('terms are no words, whatever the names', () => {
  expect(wordsOfTitle(`${typeTerm(1)} ${townTerm("'s-Gravenbrakel", '7090')}`)).toEqual([
    '1',
    '7090',
    's',
    'gravenbrakel',
  ])
})

describe('properties', () => {
  test('carry all words; the newest is first, and what is sold stands after what is not', () => {
    expect(ids(exactly('villa'))).toEqual([4200, 9000, 4000])
    expect(ids(exactly('villa'), exactly('=1'))).toEqual([4200, 9000])
    expect(ids(exactly('villa'), exactly('stadstuin'))).toEqual([4200])
    expect(ids(exactly('villa'), exactly('stad'))).toEqual([])
    expect(ids()).toEqual([])
  })

  test('are found by the start of the word that is being typed, and by one of several terms', () => {
    expect(ids(exactly('stad'))).toEqual([4130])
    expect(ids(starting('stad'))).toEqual([4200, 4130, 4127])
    expect(ids([...exactly('stad'), ...exactly('villa')])).toEqual([4200, 4130, 9000, 4000])
  })

  test('are not found by a single letter, unless it is the word', () => {
    expect(ids(starting('v'))).toEqual([])
  })

  test.each(['__proto__', 'constructor', '', '\u202e', 'x'.repeat(100_000)])('are none for %.20j', (word) => {
    expect(ids(exactly(word))).toEqual([])
    expect(ids(starting(word)).length).toBe(0)
  })
})

describe('many words', () => {
  const word = (number: number) => `word${String(number).padStart(5, '0')}`
  const rows = Array.from({ length: 20_000 }, (_, number): WordIds => [word(number), [number + 1], []])
  const cut = cutWords(rows)
  const index = {
    first: cut.map(({ words }) => words[0] ?? ''),
    files: cut.map((_, number) => `/_a/words.${number}.json`),
  }

  test('lie in files of a bounded size, none lost and none twice', () => {
    expect(cut.flatMap(({ words }) => words)).toEqual(rows.map(([each]) => each))
    expect(cut.length).toBeGreaterThan(5)
    for (const file of cut) expect(JSON.stringify(file).length).toBeLessThan(40_000)
  })

  test.each([0, 1, 7777, 19_999])('word %i is found in one file', (number) => {
    const hrefs = wordFilesFor([exactly(word(number))], index)
    expect(hrefs).toHaveLength(1)
    const files = hrefs.flatMap((href) => cut[index.files.indexOf(href)] ?? [])
    expect(idsWith([exactly(word(number))], files)).toEqual([number + 1])
  })

  test('a start that many files have asks for two at most, and a text for each file once', () => {
    expect(wordFilesFor([starting('word')], index)).toEqual(index.files.slice(0, 2))
    expect(wordFilesFor([starting('word'), exactly(word(0))], index)).toHaveLength(2)
    expect(wordFilesFor([exactly('a'), exactly('b')], index)).toEqual(index.files.slice(0, 1))
    expect(wordFilesFor([exactly('zebra')], index)).toEqual(index.files.slice(-1))
    expect(wordFilesFor([exactly('word')], { first: [], files: [] })).toEqual([])
  })
})

test('a stock of 30,000 homes gives a word of half of them a file of its own, smaller than 40 KB', () => {
  const half = Array.from({ length: 15_000 }, (_, number) => 100_000 + number * 2)
  const files = cutWords([
    ['met', half, []],
    ['tuin', [1], []],
  ])
  expect(files.map(({ words }) => words)).toEqual([['met'], ['tuin']])
  expect(JSON.stringify(files[0]).length).toBeLessThan(40_000)
})

describe('a file from the host', () => {
  const text = JSON.stringify
  test('is taken as it is when it has its shape', () => {
    expect(parseWordFile(text(FILE))).toEqual(FILE)
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['no ids', { words: ['a'], past: [[]] }],
    ['columns of several lengths', { words: ['a', 'b'], ids: [[1]], past: [[], []] }],
    ['ids that are none', { words: ['a'], ids: [['1']], past: [[]] }],
    ['negative ids', { words: ['a'], ids: [[-1]], past: [[]] }],
    ['words that are none', { words: [1], ids: [[1]], past: [[]] }],
  ])('is refused when it is %s', (_, file) => {
    expect(parseWordFile(text(file))).toBeNull()
  })

  test('is refused when it is a page', () => {
    expect(parseWordFile('<!doctype html>')).toBeNull()
  })
})
