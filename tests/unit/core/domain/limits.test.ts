/** Addresses and storage may hold anything of any length: what is read from them is bounded. */
import { describe, expect, test } from 'vitest'
import { draftValues, readDrafts, withDraft } from '../../../../core/domain/form-drafts.ts'
import { FORMS } from '../../../../core/domain/forms.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import { parseFilters } from '../../../../core/domain/listing.ts'
import { parseSaved, parseShared, sharedText } from '../../../../core/domain/saved.ts'
import { parseQuery } from '../../../../core/domain/search.ts'
import { wordsOfTitle } from '../../../../core/domain/word-file.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('drafts', () => {
  const draft = (id: number) => ({ id: `contact-me ${id}`, at: 1000, values: { firstName: 'Noor' } })

  test('are twelve, the first ones', () => {
    const drafts = upTo(13).map(draft)
    expect(readDrafts(JSON.stringify(drafts), 1000)).toEqual(drafts.slice(0, 12))
    expect(readDrafts(JSON.stringify(drafts.slice(0, 12)), 1000)).toHaveLength(12)
    const added = withDraft(drafts.slice(1), draft(99))
    expect(added.map(({ id }) => id)).toEqual([99, ...upTo(12).slice(1)].map((id) => `contact-me ${id}`))
  })

  test('have texts as long as the form takes', () => {
    const [whole, longer] = ['x'.repeat(5000), 'x'.repeat(5001)]
    const kept = (remarks: string) => draftValues(FORMS['contact-appointment'], { remarks })
    expect(kept(whole)).toEqual({ remarks: whole })
    expect(kept(longer)).toEqual({})
  })

  test('have fifty choices of a field at most', () => {
    const form = FORMS['contact-appointment']
    const name = fieldsOf(form).find(({ kind }) => kind === 'checkboxes')?.name ?? ''
    const choices = upTo(51).map(String)
    expect(draftValues(form, { [name]: choices })).toEqual({ [name]: choices.slice(0, 50) })
  })
})

test('a list is narrowed by fifty towns and types at most', () => {
  const query = new URLSearchParams([
    ...upTo(51).map((id): [string, string] => ['type', String(id)]),
    ...upTo(51).map((id): [string, string] => ['city', `Dorp ${id}|${1000 + id}`]),
  ])
  const { cities, types } = parseFilters(query)
  expect(types).toEqual(upTo(50))
  expect(cities.map(({ zip }) => zip)).toEqual(upTo(50).map((id) => String(1000 + id)))
})

describe('saved searches', () => {
  const search = (more: object) => ({ goal: 'sale', query: '?type=1', label: 'Huis', ...more })
  const read = (...searches: readonly object[]) => parseSaved(JSON.stringify({ searches })).searches

  test('are twenty', () => {
    expect(read(...upTo(21).map((id) => search({ query: `?type=${id}` })))).toHaveLength(20)
  })

  test('have a label of two hundred characters, and a query of a thousand', () => {
    expect(read(search({ label: 'x'.repeat(201) }))[0]?.label).toBe('x'.repeat(200))
    const query = (length: number) => `?type=1&x=${'x'.repeat(length - 10)}`
    expect(read(search({ query: query(1000) }))).toHaveLength(1)
    expect(read(search({ query: query(1001) }))).toHaveLength(0)
  })
})

test('shared homes are a hundred', () => {
  const link = (homes: readonly number[]) => sharedText({ homes, searches: [], compared: [] })
  expect(parseShared(link(upTo(101))).homes).toEqual(upTo(100))
  expect(parseShared(`${link([999_999_999_999])}.1000000000000.0.5`).homes).toEqual([999_999_999_999, 5])
})

test('a search reads a hundred characters', () => {
  expect(parseQuery(`${'x'.repeat(99)}yz`).text).toBe(`${'x'.repeat(99)}y`)
  expect(parseQuery('huis'.padStart(100)).text).toBe('huis')
})

test('a word of a title is cut after forty characters', () => {
  expect(wordsOfTitle(`${'x'.repeat(40)}y huis`)).toEqual(['x'.repeat(40), 'huis'])
})
