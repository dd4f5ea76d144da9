/** Which words of a text are searched in titles, and which are a type, a town or a goal. */
import { describe, expect, test } from 'vitest'
import { searchIndexOf } from '../../../../core/domain/search-index.ts'
import { readSearch } from '../../../../core/domain/search-reading.ts'
import { projectsOf, titleQuestions } from '../../../../core/domain/search-titles.ts'
import { PROJECT_FILE, SEARCH_FILE } from '../../../support/sample-search.ts'

const index = searchIndexOf(SEARCH_FILE)

/** `zwem*` is the start of a word, `a|b` one of two terms. */
const questions = (text: string) =>
  titleQuestions(readSearch(index, text)).map((terms) =>
    terms.map((term) => term.map(({ word, isStart }) => (isStart ? `${word}*` : word)).join('|')).join(' + '),
  )

describe('the words that are searched in titles', () => {
  test.each<[string, readonly string[]]>([
    ['gent', []],
    ['9000', []],
    ['12', []],
    ['huis 90', []],
    ['zwembad', ['zwembad*']],
    ['te huur zwembad', ['!1 + zwembad*']],
    ['ge', ['ge*', 'ge*']],
    ['villa gent', ['villa + @9000 gent|@9050 gentbrugge', 'villa + gent*']],
    ['villa 9000', ['villa + @9000 gent', 'villa + 9000']],
    ['villa met zwembad', ['zwembad* + villa', 'zwembad* + villa', 'zwembad* + =1']],
    [
      'huis in gent met kelder 12',
      [
        'kelder + 12 + =1 + @9000 gent|@9050 gentbrugge',
        'kelder + 12 + huis + gent',
        'kelder + 12 + =1 + @9000 gent|@9050 gentbrugge',
      ],
    ],
  ])('of %j are those without a list, then all, then those of no type and town', (text, expected) => {
    expect(questions(text)).toEqual(expected)
  })
})

describe('projects', () => {
  test.each<[string, readonly number[]]>([
    ['werf', [803]],
    ['werf neg', [803]],
    ['kade 9', [803]],
    ['oudergem', [804]],
    ['nieuwb', [803, 804]],
    ['euwbouw', []],
    ['nieuwbouw gent', [803]],
    ['nieuwbouw gentbrugge', []],
    ['nieuwbouw 9000', [803]],
    ['nieuwbouw 1160', [804]],
    ['nieuwbouw 90', []],
    ['te huur nieuwbouw', [804]],
    ['te koop nieuwbouw', [803]],
    ['nieuwbouw ge', [803]],
    ['ge nieuwbouw', []],
    ['gent', []],
  ])('of %j have each word, and are in its town', (text, ids) => {
    const found = projectsOf(readSearch(index, text), PROJECT_FILE)
    expect(found.map(({ id }) => id)).toEqual(ids)
  })
})
