/** All that a build of a site writes, for tests that compare it. */
import { formTextFiles } from '../../../../core/build/bundle/form-texts.ts'
import { policyHostsOf } from '../../../../core/build/output/policy-hosts.ts'
import { siteStylesheet } from '../../../../core/build/bundle/styles.ts'
import { UNBUILT_ASSETS } from '../../../../core/build/bundle/assets.ts'
import { createEngine } from '../../../../core/engine/engine.ts'
import type { Engine } from '../../../../core/engine/engine.ts'
import { LOCALES } from '../../../../core/languages/codes.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { EMPTY_LEDGER } from '../../../../core/ledger/ledger.ts'
import { iconFiles } from '../../../../core/plan/icons.ts'
import type { PageJob } from '../../../../core/plan/jobs.ts'
import type { BuildPlan } from '../../../../core/plan/plan.ts'
import type { LedgerRecord, Past } from '../../../../core/ledger/ledger.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import type { Hash } from '../../../../core/system/hash.ts'
import type { Assets } from '../../../../core/view/context.ts'
import { consentDialog, consentOf, shellConsent } from '../../../../core/view/consent.ts'
import { contextFor } from '../../../../core/view/recorded-site.ts'
import { portalTexts } from '../../../../core/view/portal.ts'
import { pageClass } from '../../../../core/view/content-page.ts'
import type { LinkedSite } from '../../../../core/site/linked.ts'
import { linkFiles, planOf, SOME_PICTURES } from '../../../support/linked.ts'
import type { LinkedFiles } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import type { Output } from './ignored-fields.ts'

/**
 * Links files as a process does that has linked those of the first call. Returns null where a file is refused: a record
 * that is missing in the output proves nothing about its field.
 */
export function siteLinker(): (files: SiteFiles) => Promise<LinkedFiles | null> {
  let first: LinkedFiles | undefined
  return async (files) => {
    const linked = await linkFiles(files, undefined, first?.linked).catch(() => null)
    const isRefused = linked?.problems.some(
      ({ code, severity }) => severity === 'error' && code.startsWith('AS20'),
    )
    if (linked === null || isRefused === true) return null
    first ??= linked
    return linked
  }
}

/** Homes that were on offer before, at another price. */
const ON_OFFER = [1, 17]

/** A home that was published half a year ago is gone. */
export const PAST: Past = {
  ledger: {
    ...EMPTY_LEDGER,
    lastDay: '2026-11-01',
    homes: new Map<number, LedgerRecord>([
      [
        77,
        {
          kind: 'sale BE-9000 1',
          firstSeen: '2025-01-01',
          state: 'open',
          removed: { day: '2026-08-23', end: 'sold' },
        },
      ],
      ...ON_OFFER.map((id) => {
        return [id, { kind: 'sale BE-9000 1', firstSeen: '2026-10-01', state: 'open' }] as const
      }),
    ]),
    market: new Map(
      ON_OFFER.map((id) => [id, { since: '2026-10-01', prices: [{ day: '2026-10-01', price: 1 }] }]),
    ),
  },
  today: '2026-11-23',
}

const ASSETS: Assets = {
  ...UNBUILT_ASSETS.assets,
  consent: Object.fromEntries(LOCALES.map((locale) => [locale, `/consent-${locale}.txt`])),
}

/** The state of a process that watches a site: its last plan, and the text of each page with the trace of its reads. */
interface Lane {
  readonly engine: Engine
  readonly texts: Map<string, { readonly trace: Hash; readonly text: string }>
  before?: BuildPlan
}

/**
 * Pages, what is around them, generated files, and the file of the service. The pages come first that are most likely to
 * differ: those of records are the last. `records` leaves the files of the search box out, which take long to make.
 *
 * A page is made if something changed that it read when it was made last, as in a build that watches. A page that is
 * wrongly kept fails the test as well. The output of a lane is valid until the next one of this lane is made.
 */
export function siteOutput(of: 'records' | 'settings'): (site: LinkedSite, lane: number) => Output {
  const lanes: Lane[] = []
  return (site, number) => {
    const lane = (lanes[number] ??= { engine: createEngine(), texts: new Map() })
    const { engine, before } = lane
    const templates = of === 'records' ? null : hashOf('templates')
    const { plan } = planOf(site, templates, { past: PAST, engine, before })
    lane.before = plan
    const pages = of === 'records' ? plan.pages.toReversed() : plan.pages
    const parts: readonly (() => unknown)[] = [
      () => plan.pages.map(({ url, sitemap }) => [url, sitemap?.lastmod]),
      // The service reads these settings itself, and every-service-setting.test.ts proves them.
      () => [plan.shells, { ...plan.serviceSite(), config: null, fields: null }],
      () => site.pages.map(({ page, original }) => [pageClass(original), page.params?.css]),
      () => siteStylesheet('', site),
      () => iconFiles(site, { ...SOME_PICTURES, sizes: (ref) => [{ src: ref, width: 512, height: 512 }] }),
      () => [policyHostsOf(site), formTextFiles({ site, pictures: SOME_PICTURES })],
      ...pages.map((job) => () => pageText(plan, job, lane)),
      ...site.locales.map((locale) => () => browserTexts(site, locale)),
      () => {
        const files = [...plan.files, ...(of === 'records' ? [] : plan.searchFiles())]
        return files.map(({ file, content }) => [file, 'text' in content && textOf(content.text)])
      },
    ]
    return parts.map((part) => () => JSON.stringify(part()))
  }
}

function pageText({ roots, propsOf }: BuildPlan, job: PageJob, { texts }: Lane): string {
  const known = texts.get(job.file)
  if (known !== undefined && roots.isSame(job, known.trace)) return known.text
  const { value: text, trace } = roots.make(job, () => JSON.stringify(propsOf(job)))
  texts.set(job.file, { trace, text })
  return text
}

/** The texts of the portal and of the consent dialog. */
function browserTexts(site: LinkedSite, locale: Locale): unknown {
  const context = contextFor({ site, pictures: SOME_PICTURES, assets: ASSETS }, locale)
  const consent = consentOf(site)
  return [portalTexts(context), consent && [consentDialog(context, consent), shellConsent(context)]]
}

function textOf(text: string | (() => string)): string {
  return typeof text === 'string' ? text : text()
}
