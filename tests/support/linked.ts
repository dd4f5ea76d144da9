/** Sites that are linked and planned in memory, for tests of values. */
import { SLOT_MODULES } from '../../core/build/bundle/template-hashes.ts'
import type { TemplateHashes } from '../../core/plan/identity.ts'
import { UNBUILT_ASSETS } from '../../core/build/bundle/assets.ts'
import { recordsOf, withKnown } from '../../core/build/sources/load.ts'
import type { Source } from '../../core/build/sources/load.ts'
import { readSource } from '../../core/build/sources/read-source.ts'
import { locate } from '../../core/diagnostics/locate.ts'
import type { Diagnostic, Problem } from '../../core/diagnostics/diagnostic.ts'
import { SITE_STRINGS } from '../../core/languages/strings.ts'
import { planBuild } from '../../core/plan/plan.ts'
import type { BuildPlan, PlanInput } from '../../core/plan/plan.ts'
import type { PlannedPictures } from '../../core/plan/pictures.ts'
import { link } from '../../core/site/link.ts'
import { EMPTY_LEDGER } from '../../core/ledger/ledger.ts'
import type { LinkResult } from '../../core/site/link-steps.ts'
import type { LinkedProperty, LinkedSite } from '../../core/site/linked.ts'
import { hashOf } from '../../core/system/hash.ts'
import type { Hash } from '../../core/system/hash.ts'
import { MINIMAL } from './minimal-site.ts'
import type { SiteFiles } from './minimal-site.ts'

export interface LinkedFiles {
  readonly site: LinkedSite
  /** For `before` of the next call. */
  readonly linked: LinkResult
  readonly problems: readonly Problem[]
  /** Problems with their places: `AS2102 content/properties/a.fr.json:5:12 content/properties/a.nl.json:5:12`. */
  readonly places: () => readonly string[]
  /** The text that each marker underlines: `AS3302 content/pages/home.json "/kontakt/"`. */
  readonly marks: () => readonly string[]
  readonly diagnostics: () => readonly Diagnostic[]
}

/** The clock of tests that do not set it. */
const NOW = Date.parse('2026-11-23T00:00:00Z')

/** What was read last of each file, as in a process that watches its sources. */
const read = new Map<string, Source>()

/**
 * Links the minimal site with these files in place of its own. Files of content/static/, documents/ and
 * private/ count by name. A file with the same text as in the call before is not read again. `before` is what the
 * same process linked before.
 */
export async function linkFiles(changes: SiteFiles, now = NOW, before?: LinkResult): Promise<LinkedFiles> {
  const entries = Object.entries({ ...MINIMAL, ...changes })
    .filter(([, content]) => content !== null)
    .sort()
  const texts = new Map(entries.map(([file, content]) => [file, textOf(content)]))
  const copied = /^content\/(?:static\/|(?=(?:documents|private)\/))(.*)$/
  const sources = new Map(
    [...texts].filter(([file]) => !copied.test(file)).map(([file, text]) => [file, sourceOf(file, text)]),
  )
  const names = (folder: string) => [...texts.keys()].filter((file) => file.startsWith(`content/${folder}/`))
  const staticFiles = names('static').map((file) => file.slice('content/static/'.length))
  const documents = names('documents').map((file) => file.slice('content/'.length))
  const privateFiles = names('private').map((file) => file.slice('content/'.length))
  const others = { staticFiles, documents, privateFiles, refused: [], problems: [] }
  const { value: records, problems } = recordsOf(sources, others, { now, before: before?.steps.config })
  if (records === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  const linked = link(records, SITE_STRINGS, before)
  const all = [...problems, ...linked.problems]
  const diagnostics = () => locate(all, (file) => texts.get(file) ?? null)
  const marks = () => diagnostics().map((found) => markText(found, texts))
  return {
    site: linked.value,
    linked,
    problems: all,
    diagnostics,
    marks,
    places: () => diagnostics().map(placeText),
  }
}

function markText({ code, at }: Diagnostic, texts: ReadonlyMap<string, string>): string {
  if (at === undefined) return code
  const line = texts.get(at.file)?.split('\n')[at.line - 1] ?? ''
  return `${code} ${at.file} ${line.slice(at.column - 1, at.column - 1 + at.length)}`
}

function textOf(content: SiteFiles[string]): string {
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2)
}

/** The source that a build reads from a file with this text. */
export function sourceOf(file: string, text: string): Source {
  const hash = hashOf(text)
  const known = read.get(file)
  if (known?.hash === hash) return known
  const content = withKnown(readSource(file, Buffer.from(text), { known: known?.content }), known?.content)
  const source = { file, hash, stamp: undefined, content }
  read.set(file, source)
  return source
}

function placeText({ code, at, related = [] }: Diagnostic): string {
  const places = [at, ...related.map((other) => other.at)]
  return [
    code,
    ...places.flatMap((place) => (place === undefined ? [] : `${place.file}:${place.line}:${place.column}`)),
  ].join(' ')
}

export async function siteOf(changes: SiteFiles): Promise<LinkedSite> {
  const { site, problems } = await linkFiles(changes)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return site
}

export function propertyOf(site: LinkedSite, id: number): LinkedProperty {
  const found = site.properties.find(({ property }) => property.ID === id)
  if (found === undefined) throw new Error(`There is no property ${id}`)
  return found
}

/** Every picture exists, in one size. Pictures on other hosts have no known size. */
export const SOME_PICTURES: PlannedPictures = {
  of: (ref) =>
    ref.startsWith('https://')
      ? { src: ref }
      : { src: `/_a/img/${hashOf(ref).slice(0, 10)}-400.webp`, width: 400, height: 300 },
  sizes: () => [],
  identityOf: (ref) => ref,
  sharedStems: [],
}

/** All slots with the same templates. */
function eachSlot(templates: Hash): TemplateHashes {
  const slots = Object.keys(SLOT_MODULES).map((slot) => [slot, templates] as const)
  return Object.fromEntries(slots) as TemplateHashes
}

/** With the engine and the plan of an earlier call, a plan takes from them what did not change. */
export function planOf(
  site: LinkedSite,
  templates: Hash | null = null,
  given: Partial<Pick<PlanInput, 'past' | 'engine' | 'before'>> = {},
): {
  readonly plan: BuildPlan
  readonly problems: readonly Problem[]
} {
  const { value: plan, problems } = planBuild({
    site,
    past: { ledger: EMPTY_LEDGER, today: '2026-11-23' },
    pictures: SOME_PICTURES,
    ...UNBUILT_ASSETS,
    templates: templates && eachSlot(templates),
    ...given,
  })
  return { plan, problems }
}
