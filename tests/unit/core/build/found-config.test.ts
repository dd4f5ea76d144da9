import { describe, expect, test } from 'vitest'
import { defaultFile } from '../../../../core/build/defaults/default-files.ts'
import { configOf, withKnownParts } from '../../../../core/build/sources/found-config.ts'
import type { SiteConfig } from '../../../../core/schema/site-config.ts'
import { sourceOf } from '../../../support/linked.ts'
import { MINIMAL } from '../../../support/minimal-site.ts'

const partsOf = (parts: object) => parts as unknown as SiteConfig

/** The sources of a site with these files, and of the package with those. */
function sourcesOf(own: Readonly<Record<string, unknown>>, defaults: Readonly<Record<string, unknown>> = {}) {
  const source = (file: string, data: unknown) =>
    sourceOf(file, typeof data === 'string' ? data : JSON.stringify(data))
  return [
    ...Object.entries(own).map(([name, data]) => source(`site-config/${name}.json`, data)),
    ...Object.entries(defaults).map(([name, data]) => source(defaultFile(`site-config/${name}.json`), data)),
  ]
}

const of = (name: string) => MINIMAL[`site-config/${name}.json`]
const WHOLE = {
  site: of('site'),
  languages: of('languages'),
  routes: of('routes'),
  menu: of('menu'),
  rules: of('rules'),
}
const missingOf = (sources: ReturnType<typeof sourcesOf>) =>
  configOf(sources).missing.map(({ code, message }) => `${code} ${message}`)

describe('the configuration of a site', () => {
  test('is that of its files, where no default holds', () => {
    const { config, missing, given, hold } = configOf(sourcesOf(WHOLE))
    expect(Object.keys(config ?? {}).sort()).toEqual(Object.keys(WHOLE).sort())
    expect(config?.site.name).toBe((of('site') as { name: string }).name)
    expect(missing).toEqual([])
    expect([...given].sort()).toEqual(Object.keys(WHOLE).sort())
    expect(hold).toBe(false)
  })

  test('names each needed file that is missing, where no default holds', () => {
    const sources = sourcesOf({ site: of('site'), routes: of('routes'), menu: of('menu') })
    expect(configOf(sources).config).toBeNull()
    expect(missingOf(sources)).toEqual([
      'AS1202 "site-config/languages.json" is missing',
      'AS1202 "site-config/rules.json" is missing',
    ])
  })

  test('does not follow from site.json in part, where no default holds', () => {
    const { languages, ...others } = WHOLE
    expect(configOf(sourcesOf(others)).config).toBeNull()
    expect(configOf(sourcesOf({ ...others, languages })).config).not.toBeNull()
  })

  test('takes from the defaults each file that the site does not have, but never site.json', () => {
    const { site, ...defaults } = WHOLE
    const found = configOf(sourcesOf({ site }, defaults))
    expect(found.config?.menu).toEqual(configOf(sourcesOf(WHOLE)).config?.menu)
    expect([...found.given]).toEqual(['site'])
    expect([found.hold, found.missing]).toEqual([true, []])
    const without = sourcesOf({}, defaults)
    expect(configOf(without).config).toBeNull()
    expect(missingOf(without)).toEqual(['AS1202 "site-config/site.json" is missing'])
  })

  test('is not that of the defaults in place of a file with errors, which is not missing', () => {
    const { config, missing, given } = configOf(sourcesOf({ site: of('site'), menu: '{' }, WHOLE))
    expect([config, missing]).toEqual([null, []])
    expect([...given].sort()).toEqual(['menu', 'site'])
  })
})

test('parts that are equal stay the objects that they were, and others do not', () => {
  const before = partsOf({ site: { name: 'Linde' }, rules: { a: 1, b: 2 }, menu: { items: [] }, team: {} })
  const now = partsOf({ site: { name: 'Linde' }, rules: { b: 2, a: 1 }, menu: { items: [1] }, footer: {} })
  const found = withKnownParts(now, before)
  expect(found).toEqual(now)
  expect(Object.keys(found)).toEqual(Object.keys(now))
  expect(found.site).toBe(before.site)
  // The order of keys can be that of what a page shows.
  expect(found.rules).toBe(now.rules)
  expect(found.menu).toBe(now.menu)
})

test('without a configuration from before nothing is replaced', () => {
  const now = partsOf({ site: { name: 'Linde' } })
  expect(withKnownParts(now, undefined)).toBe(now)
})
