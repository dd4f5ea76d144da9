import { describe, expect, test } from 'vitest'
import { best, panel } from './search-found.ts'

/** The towns whose postal code begins with 9. */
const NINE = [
  'cities: Gent (9000) 3/1',
  'cities: Gentbrugge (9050) 1/0',
  'cities: Sint-Martens-Latem (9830) 0/0',
]

describe('words of titles and projects', () => {
  test.each([
    ['stadstuin', ['homes: 4127']],
    ['stadst', ['homes: 4127']],
    ['herenhuis met stadstuin', ['homes: 4127', 'types: Huis 3/1']],
    ['stadstuin gent', ['homes: 4127', 'cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['stadstuin elsene', ['cities: Elsene (1050) 1/0']],
    // A title of Gent that names another town.
    ['stadstuin luik', ['homes: 4127', 'cities: Luik (4000) 0/0']],
    ['stadstuin te huur', []],
    ['villa', ['types: Huis 3/1', 'homes: 9000']],
    ['huis stadstuin', ['homes: 4127', 'types: Huis 3/1']],
    ['appartement stadstuin', ['types: Appartement 2/0']],
    ['villa met stadstuin', ['homes: 4127', 'types: Huis 3/1']],
    ['Werf Negen', ['projects: 803']],
    ['werf neg', ['projects: 803']],
    ['kade 9', ['projects: 803', ...NINE]],
    ['werf negen gent', ['projects: 803', 'cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['werf negen luik', ['cities: Luik (4000) 0/0']],
    ['nieuwbouw', ['projects: 803', 'projects: 804']],
    ['nieuwbouw te huur', ['projects: 804']],
    ['nieuwbouw gent', ['projects: 803', 'cities: Gent (9000) 3/1', 'cities: Gentbrugge (9050) 1/0']],
    ['huis', ['types: Huis 3/1']],
    ['huizen', []],
  ])('%j', (text, rows) => {
    expect(panel(text)).toEqual(rows)
  })

  test('a property or a project that carries all words is the best answer; of a subtype it is the list', () => {
    expect(best('stadstuin gent')).toBe('/nl/te-koop/gent/huis/4127/')
    expect(best('werf negen')).toBe('/nl/te-koop/project/werf-negen/')
    expect(best('villa')).toBe('/nl/te-koop/type/1/')
  })
})

test('of homes whose ids begin with what was typed, the panel shows five', () => {
  const homes = [41271, 41272, 41273, 41274, 41275, 41276].map((id) => ({
    id,
    goal: 0 as const,
    reference: String(id),
    href: `/nl/te-koop/gent/huis/${id}/`,
    text: 'Huis',
    place: '9000 Gent',
    picture: null,
  }))
  const shown = panel('4127', { homes }).filter((row) => row.startsWith('homes'))
  expect(shown).toEqual(homes.slice(0, 5).map(({ id }) => `homes: ${id}`))
})
