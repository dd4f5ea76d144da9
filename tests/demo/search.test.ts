/** Every word of a type, a town, a project and a title of the demo finds its record, in each language. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { LOCALES } from '../../core/languages/codes.ts'
import { textIn } from '../../core/domain/locale.ts'
import type { Locale } from '../../core/languages/codes.ts'
import type { Text } from '../../core/domain/locale.ts'
import { MOST_HOMES, panelOf } from '../../core/domain/search-panel.ts'
import type { PanelResults, ListRow } from '../../core/domain/search-panel.ts'
import { foldWords } from '../../core/domain/search.ts'
import { REPOSITORY } from '../support/site.ts'
import { loadSearch, settledAnswer } from '../../templates/client/search/search-data.ts'

interface Titled {
  readonly ID: number
  readonly language?: string
  readonly Goal: number
  readonly WebID?: number
  readonly WebIDs?: string
  readonly Zip: string
  readonly TypeDescription?: Text
}

const CONTENT = path.join(REPOSITORY, 'content')
const jsonIn = (file: string): unknown => JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'))
const recordsIn = (folder: string) =>
  glob.sync(`${folder}/*.json`, { cwd: CONTENT }).flatMap((file) => jsonIn(file) as Titled | Titled[])
const properties = recordsIn('properties')
const projects = recordsIn('projects')
const categories = jsonIn('categories.json') as readonly { readonly Name: Text }[]

beforeEach(() => {
  vi.stubGlobal('fetch', (href: string) =>
    Promise.resolve(new Response(readFileSync(path.join(inject('demoFolder'), href), 'utf8'))),
  )
})

afterEach(() => vi.unstubAllGlobals())

async function searchIn(locale: Locale): Promise<(text: string) => Promise<PanelResults>> {
  const home = readFileSync(path.join(inject('demoFolder'), locale, 'index.html'), 'utf8')
  const data = await loadSearch(/data-search="([^"]+)"/.exec(home)?.[1] ?? '')
  if (data === null) throw new Error(`${locale} has no search`)
  return (text) => settledAnswer(data, text)
}

/** A record in one language has no other title. */
function titleIn({ language, TypeDescription }: Titled, locale: Locale): string {
  if (typeof TypeDescription === 'string' && language?.toLowerCase() !== locale) return ''
  return textIn(TypeDescription, locale) ?? ''
}

/**
 * Names of types and towns lead to their lists only: the title of a plot "between two houses" is found by its
 * other words.
 */
function isOfLists({ reading: { parts, left } }: PanelResults): boolean {
  return left.length === 0 && parts.every(({ isName }) => isName)
}

/** A number is an id or a postal code, unless another word is beside it. */
function wordsOf(text: string): readonly string[] {
  return [...new Set(foldWords(text).split(' '))].filter((word) => word !== '' && !/^\d+$/.test(word))
}

/** Whether a list to which the text leads contains the record. */
function isListed({ reading }: PanelResults, { Goal, WebID, WebIDs, Zip }: Titled): boolean {
  const types = [WebID, ...(WebIDs ?? '').split(',').map(Number)]
  return (
    (reading.goal !== undefined && reading.goal === (Goal === 1 ? 1 : 0)) ||
    reading.parts.some(
      (part) =>
        part.types.some(({ webId }) => types.includes(webId)) || part.cities.some(({ zip }) => zip === Zip),
    )
  )
}

function listsOf(found: PanelResults): readonly string[] {
  return panelOf(found).flatMap(({ rows }) =>
    (rows as readonly (ListRow | object)[]).flatMap((row) => ('label' in row ? [row.label] : [])),
  )
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every word of a type finds the type', async () => {
    const search = await searchIn(locale)
    for (const { Name } of categories) {
      const name = textIn(Name, locale) ?? ''
      for (const text of [name, ...wordsOf(name)]) expect(listsOf(await search(text)), text).toContain(name)
    }
  })

  test('every word of a town finds the town', async () => {
    const search = await searchIn(locale)
    const { index } = await search('')
    for (const { record } of index.cities) {
      const [name = ''] = record.names
      for (const text of [name, ...record.names.flatMap(wordsOf)])
        expect(
          (await search(text)).reading.parts.flatMap(({ cities }) => cities),
          text,
        ).toContain(record)
    }
  })

  test('every word of a title finds what carries it', async () => {
    const search = await searchIn(locale)
    const missed: string[] = []
    for (const property of properties) {
      const title = titleIn(property, locale)
      for (const word of wordsOf(title)) {
        const found = await search(word)
        const isFound = found.titled.some(({ id }) => id === property.ID) || isListed(found, property)
        if (!isFound && !isOfLists(found) && found.titled.length < MOST_HOMES)
          missed.push(`${word}: ${title}`)
      }
      const whole = title === '' ? undefined : await search(title)
      if (whole && !whole.titled.some(({ id }) => id === property.ID)) missed.push(title)
    }
    expect(missed).toEqual([])
  })

  test('every word of a project finds the project', async () => {
    const search = await searchIn(locale)
    const missed: string[] = []
    for (const project of projects) {
      const title = titleIn(project, locale)
      for (const word of title === '' ? [] : [title, ...wordsOf(title)]) {
        const found = await search(word)
        if (!found.projects.some(({ id }) => id === project.ID) && !isListed(found, project))
          missed.push(`${word}: ${title}`)
      }
    }
    expect(missed).toEqual([])
  })
})

test.each<[Locale, string, string]>([
  ['nl', 'villa', 'Huis'],
  ['nl', 'herenhuizen', 'Huis'],
  ['nl', 'penthouse', 'Appartement'],
  ['nl', 'bouwgrond', 'Grond'],
  ['nl', 'kantoor', 'Kantoren'],
  ['nl', 'maison de maître', 'Huis'],
  ['nl', 'St. Amandsberg', 'Sint-Amandsberg (9040)'],
  ['fr', 'bureau', 'Bureaux'],
  ['fr', 'fermette', 'Maison'],
  ['en', 'flat', 'Apartment'],
  ['de', 'Villen', 'Haus'],
])('in %s "%s" leads to %s', async (locale, text, list) => {
  const search = await searchIn(locale)
  expect(listsOf(await search(text))[0]).toBe(list)
})
