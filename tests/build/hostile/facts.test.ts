/** Bad inputs 24, 26 and 28 on pages: look-alike video hosts, energy values on bounds, postal codes. */
import { expect, describe, test } from 'vitest'
import { MINIMAL, plot } from '../../support/site.ts'
import { buildOnce } from './built.ts'
import type { BuiltSite } from './built.ts'

function houses(all: readonly object[]): BuiltSite {
  const records = all.map((more, index) => {
    return plot(index + 1, {
      WebID: 1,
      City: 'X',
      TypeDescription: 'Huis',
      UniqueCode: 1,
      GScore: 'A',
      // Before 2006 a score of 0 is one that is not filled in.
      ConstructionYear: 2020,
      ...more,
    })
  })
  return buildOnce({ ...MINIMAL, 'content/properties/houses.json': records })
}

/** "Energielabel C, schaal van Vlaanderen", or null for a page without a scale. */
function scaleOf({ page }: BuiltSite, id: number): string | null {
  const { elements } = page(`nl/te-koop/x/huis/${id}/index.html`)
  return elements.find(({ attributes }) => attributes['id'] === 'energy-scale-title')?.content ?? null
}

describe('energy values', () => {
  const CASES: readonly (readonly [zip: string, value: number, label: string])[] = [
    ['9000', -500, 'A+'],
    ['9000', -0.1, 'A+'],
    ['9000', 0, 'A+'],
    ['9000', 0.1, 'A'],
    ['9000', 100, 'A'],
    ['9000', 100.1, 'B'],
    ['9000', 200, 'B'],
    ['9000', 300, 'C'],
    ['9000', 400, 'D'],
    ['9000', 500, 'E'],
    ['9000', 501, 'F'],
    ['9000', 5000, 'F'],
    ['1050', 0, 'A++'],
    ['1050', 15.5, 'A'],
    ['1050', 30.5, 'A-'],
    ['1050', 223, 'E+'],
    ['1050', 275, 'E-'],
    ['1050', 276, 'F'],
    ['1050', 345, 'F'],
    ['1050', 346, 'G'],
    ['5000', 0, 'A++'],
    ['5000', 45, 'A+'],
    ['5000', 85, 'A'],
    ['5000', 510, 'F'],
    ['5000', 511, 'G'],
  ]
  const built = houses(CASES.map(([Zip, EnergyPerformance]) => ({ Zip, EnergyPerformance })))

  test.each(CASES.map((item, index) => [...item, index + 1] as const))(
    '%s: %d is %s',
    (_, value, label, id) => {
      const title = scaleOf(built, id)
      expect(title?.split(/[ ,:]+/)).toContain(label)
      const { text } = built.page(`nl/te-koop/x/huis/${id}/index.html`)
      const written = new Intl.NumberFormat('nl-BE').format(value).replace('-', '\u2212')
      expect(text).toContain(`${written}\u00a0kWh`)
    },
  )
})

describe('postal codes', () => {
  const CASES: readonly (readonly [zip: string | number, country: 10 | 50, region: string | null])[] = [
    ['1000', 10, 'Brussel'],
    ['1299', 10, 'Brussel'],
    ['1300', 10, 'Wallonië'],
    ['1499', 10, 'Wallonië'],
    ['1500', 10, 'Vlaanderen'],
    ['3999', 10, 'Vlaanderen'],
    ['4000', 10, 'Wallonië'],
    ['7999', 10, 'Wallonië'],
    ['8000', 10, 'Vlaanderen'],
    ['9999', 10, 'Vlaanderen'],
    [' 1000 ', 10, 'Brussel'],
    [9000, 10, 'Vlaanderen'],
    ['B-9000', 10, 'Vlaanderen'],
    ['BE 1050', 10, 'Brussel'],
    ['1130', 50, null],
    ['L-1130', 50, null],
  ]
  const built = houses(CASES.map(([Zip, CountryID]) => ({ Zip, CountryID, EnergyPerformance: 180 })))

  test.each(CASES.map((item, index) => [...item, index + 1] as const))(
    '%j in country %d is %j',
    (_, __, region, id) => {
      const title = scaleOf(built, id)
      if (region === null) expect(title).toBe(null)
      else expect(title).toContain(region)
    },
  )
})

describe('videos and tours', () => {
  const REFUSED = [
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8080/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=%22onload%3D%22',
    'https://www.youtube.com/embed/../evil',
    'https://youtu.be/dQw4w9WgXcQx',
    'https://vimeo.com.evil.example/123456',
    'https://vimeo.com/evil',
    'https://evil-my.matterport.com/show',
    'https://my.matterport.com.evil.example/show',
  ]
  const SHOWN = [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/123456',
    'https://my.matterport.com/show/?m=a',
  ]
  const built = houses([...REFUSED, ...SHOWN].map((url) => ({ VideoUrl: url, VirtualTourUrl: url })))
  const addresses = (id: number) => {
    const { elements } = built.page(`nl/te-koop/x/huis/${id}/index.html`)
    return elements.flatMap(({ attributes }) => Object.values(attributes))
  }

  test.each(REFUSED.map((url, index) => [url, index + 1] as const))(
    '%s is nowhere on the page, and is reported',
    (url, id) => {
      expect(addresses(id).filter((value) => /evil|youtu|vimeo|matterport/.test(value))).toEqual([])
      const found = built.outcome().problems.filter(({ message }) => message.includes(url))
      expect(found.map(({ code }) => code)).toEqual(['AS3307', 'AS3307'])
    },
  )

  test.each(SHOWN.map((url, index) => [url, REFUSED.length + index + 1] as const))(
    '%s is shown',
    (url, id) => {
      expect(addresses(id)).toContain(url)
    },
  )
})
