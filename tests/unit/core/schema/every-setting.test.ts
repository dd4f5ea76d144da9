/**
 * Every field of every file of site-config/ changes what a build writes or reports, and so does each of its values and
 * each element of its lists. every-field.test.ts proves it for records, every-theme-token.test.ts for themes, and
 * every-service-setting.test.ts for the service. Imports
 * are proved in tests/import.
 */
import { expect, test } from 'vitest'
import { image } from '../../../../core/schema/page.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import type { SiteConfigName } from '../../../../core/schema/site-config.ts'
import type { LinkedFiles } from '../../../support/linked.ts'
import { ALSO, AROUND, SETTINGS } from './full-settings.ts'
import { ignoredFields } from './ignored-fields.ts'
import type { Output } from './ignored-fields.ts'
import { editorOf, picturesOf, problemsOf, rulesOfHost } from './setting-reports.ts'
import { siteLinker, siteOutput } from './site-output.ts'

type Name = Exclude<SiteConfigName, 'service' | 'theme' | 'imports'>

const NAMES = (Object.keys(SITE_CONFIG) as SiteConfigName[]).filter(
  (name): name is Name => name !== 'service' && name !== 'theme' && name !== 'imports',
)

type Observe = (linked: LinkedFiles, lane: number) => Output | Promise<Output>

const linkedOf = siteLinker()
const outputOf = siteOutput('settings')
const writes: Observe = ({ site }, lane) => outputOf(site, lane)

/** Fields that show elsewhere than in the output. every-form-field.test.ts proves the fields of forms. */
const ELSEWHERE: Readonly<Partial<Record<Name, readonly (readonly [RegExp, Observe])[]>>> = {
  site: [
    [/^(?:published|diagnostics)/, problemsOf],
    [/^hosting/, rulesOfHost],
    [/^editor/, editorOf],
  ],
  languages: [[/^missing/, problemsOf]],
  rules: [[/\.(?:checkedOn|source|standard)$/, problemsOf]],
  pictures: [[/./, picturesOf]],
}

/** Without a difference: neither value is shown, and a content system says that a page is one of an article. */
const EQUAL: Readonly<Partial<Record<Name, readonly string[]>>> = {
  // tests/build/defaults.test.ts proves what depends on the defaults of the package, and `upgrade` reads the version.
  site: ['version', 'languages'],
  rules: ['extends'],
  routes: ['extends', 'routes.type: page = article'],
  menu: ['extends', 'items.status: Draft = Archived'],
  footer: ['extends'],
  consent: ['extends'],
  'top-bar': ['left.status: Draft = Archived', 'right.status: Draft = Archived'],
  // Kept for exports.
  search: ['extends', 'data.countProperty'],
}

async function linkedWith(name: Name, data: unknown): Promise<LinkedFiles | null> {
  const settings: Readonly<Record<Name, unknown>> = { ...SETTINGS, [name]: data }
  const files = NAMES.map((each) => [`site-config/${each}.json`, settings[each] as object] as const)
  return linkedOf({ ...AROUND, ...Object.fromEntries(files) })
}

test.each(NAMES)('every field of site-config/%s.json changes the output', async (name) => {
  const elsewhere = ELSEWHERE[name] ?? []
  const isElsewhere = (field: string) => elsewhere.some(([fields]) => fields.test(field))
  const ignored: string[] = []
  for (const [fields, observe] of [...elsewhere, [null, writes] as const])
    ignored.push(
      ...(await ignoredFields({
        schema: SITE_CONFIG[name].schema,
        blocks: [image],
        data: [SETTINGS[name], ...(ALSO[name] ?? [])],
        except: (field) =>
          field.startsWith('fields.') || (fields === null ? isElsewhere(field) : !fields.test(field)),
        observe: async (data, lane) => {
          const linked = await linkedWith(name, data)
          return linked && observe(linked, lane)
        },
      })),
    )
  expect(ignored).toEqual(EQUAL[name] ?? [])
})
