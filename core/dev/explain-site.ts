/**
 * Explains the dependencies of a page, its next build, and the pages that depend on a file: for the panel of
 * `dev` and for `explain`.
 */
import type { SiteState } from '../build/advance.ts'
import type { Manifest } from '../build/output/manifest.ts'
import type { Locale } from '../languages/codes.ts'
import { inputsOf, pagesByInput } from '../plan/explain.ts'
import type { Input, InputRole, PageWithInput } from '../plan/explain.ts'
import { identityOf } from '../plan/identity.ts'
import type { RenderJob } from '../plan/jobs.ts'
import type { BuildPlan } from '../plan/plan.ts'
import { fileAt } from './pages.ts'

export function inputsAt(site: SiteState, job: RenderJob): readonly Input[] {
  return inputsOf(job, site.index.explained())
}

/**
 * The dependencies of every page of a language: configuration, wording, types and towns, and the site's own
 * templates.
 */
export function sharedFiles({ prepared }: SiteState, locale: Locale): readonly string[] {
  const files = [...prepared.sources.keys()].filter((file) => isShared(file, locale))
  return [...files, ...prepared.templates.own.keys()].sort()
}

function isShared(file: string, locale: Locale): boolean {
  if (/^content\/(?:categories|cities)\.json$/.test(file)) return true
  const [, language] = /^site-config\/strings\.([a-z]{2})\.json$/.exec(file) ?? []
  return file.startsWith('site-config/') && (language ?? locale) === locale
}

type Explained = NonNullable<ReturnType<BuildPlan['roots']['explained']>>
type Chain = Explained['changes'][number]

interface NextBuild {
  readonly renders: boolean
  readonly why: string
  /** The results that the page read and that changed since it was made, each with the chain to its source. */
  readonly changes: readonly Chain[]
}

interface Made {
  /** The manifest of the output; null without an output. */
  readonly built: Manifest | null
  readonly found: Explained | null
}

function nextBuildOf({ plan, bundle }: SiteState, job: RenderJob, { built, found }: Made): NextBuild {
  const renders = (why: string, changes: readonly Chain[] = []) => ({ renders: true, why, changes })
  const keeps = (why: string, changes: readonly Chain[] = []) => ({ renders: false, why, changes })
  if (built === null) return renders('there is no output yet')
  const entry = built.files.get(job.file)
  if (entry === undefined) return renders('the output does not hold it yet')
  const { roots } = plan
  if (entry.inputs !== undefined && roots.isSame(job, entry.inputs))
    return keeps('the output holds it as it is')
  const key = identityOf([bundle.templates[job.slot]], {
    slot: job.slot,
    props: JSON.stringify(plan.propsOf(job)),
  })
  const parts = roots.sameParts({ key, locale: job.locale }, { key: entry.key, named: built.named })
  const why =
    found === null
      ? 'nothing is known of what it read, because the cache is another or empty'
      : 'what it read has changed since it was made'
  return parts === undefined
    ? renders(why, found?.changes)
    : keeps(`${why}, and it shows the same`, found?.changes)
}

export interface ExplainedInput extends Input {
  /** Other pages that depend on the same file. */
  readonly others: readonly PageWithInput[]
}

export interface PageExplanation {
  readonly job: RenderJob
  readonly inputs: readonly ExplainedInput[]
  readonly shared: readonly string[]
  /** The number of pages of the language. A change of a shared file may render any of them again. */
  readonly sharing: number
  readonly next: NextBuild
  /** The results that the page read when it was made, in the order of reading; null if they are not known. */
  readonly reads: Explained['reads'] | null
}

/** The page of an address (`/nl/te-koop/`) or of a file of the output (`nl/te-koop/index.html`). */
export function pageNamed(site: SiteState, name: string): RenderJob | null {
  const { page } = site.index.files()
  const path = name.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')
  const files = [path.replace(/^\/+/, ''), fileAt(path), fileAt(`${path}/`)]
  return files.map((file) => page(file ?? '')).find((job) => job !== undefined) ?? null
}

export function explainPage(site: SiteState, built: Manifest | null, job: RenderJob): PageExplanation {
  const index = site.index.explained()
  const byInput = pagesByInput(site.plan, index)
  const found = site.plan.roots.explained(job)
  const others = (file: string) => (byInput.get(file) ?? []).filter((page) => page.job.file !== job.file)
  return {
    job,
    inputs: inputsOf(job, index).map((input) => ({ ...input, others: others(input.file) })),
    shared: sharedFiles(site, job.locale),
    sharing: site.plan.pages.filter(({ locale }) => locale === job.locale).length,
    next: nextBuildOf(site, job, { built, found }),
    reads: found?.reads ?? null,
  }
}

export interface FileExplanation {
  readonly file: string
  /** Whether all pages of some languages depend on it. */
  readonly isShared: boolean
  readonly pages: readonly { readonly job: RenderJob; readonly role: InputRole | 'shared' }[]
}

/** The pages that depend on a source file; null for a file that is not part of the site. */
export function explainFile(site: SiteState, file: string): FileExplanation | null {
  const { plan, prepared } = site
  const shared = new Set(prepared.site.locales.filter((locale) => sharedFiles(site, locale).includes(file)))
  if (shared.size > 0) {
    const pages = plan.pages.filter(({ locale }) => shared.has(locale))
    return { file, isShared: true, pages: pages.map((job) => ({ job, role: 'shared' })) }
  }
  const pages = pagesByInput(plan, site.index.explained()).get(file)
  if (pages !== undefined) return { file, isShared: false, pages }
  return prepared.sources.has(file) ? { file, isShared: false, pages: [] } : null
}
