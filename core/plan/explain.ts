/**
 * Finds the files that a page is made from. They follow from its props, which contain the addresses of everything
 * that the page shows, and from the plan, which has the source of each address. So builds record nothing for it.
 */
import { isLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { UrlPath } from '../system/paths.ts'
import type { SlotName } from '../view/types.ts'
import type { FileJob, RenderJob } from './jobs.ts'
import type { BuildPlan } from './plan.ts'
import type { PictureJobs } from './pictures.ts'

/**
 * The subject of the page; records whose data it shows; pictures; documents; records that it links by address and
 * title only.
 */
export type InputRole = (typeof ROLES)[number]
const ROLES = ['subject', 'shown', 'picture', 'file', 'linked'] as const

/** Other pages show data of these in cards, neighbours and teasers. */
const SHOWN_SLOTS: readonly SlotName[] = ['property', 'project', 'article']

export interface Input {
  /** The path below the root of the site, or the address of a picture of another host. */
  readonly file: string
  readonly role: InputRole
  /** "property 4127" */
  readonly of: string
  readonly at?: Pointer
}

/** The sources of the files in the output, by their names. */
export interface OutputIndex extends Pick<BuildPlan, 'propsOf'> {
  readonly pages: ReadonlyMap<string, RenderJob>
  readonly files: ReadonlyMap<string, FileJob>
  /** Output file of a picture -> the files with its bytes. */
  readonly pictures: ReadonlyMap<string, readonly string[]>
}

export function outputIndex(plan: BuildPlan, jobs: PictureJobs): OutputIndex {
  const variants = [...jobs.values()].flatMap(({ refs, variants: made }) => {
    return made.map(({ file }) => [file as string, refs.map(sourceOfPicture)] as const)
  })
  return {
    propsOf: plan.propsOf,
    pages: new Map(plan.pages.map((job) => [job.file, job])),
    files: new Map(plan.files.map((job) => [job.file, job])),
    pictures: new Map(variants),
  }
}

function sourceOfPicture(ref: string): string {
  return /^https?:/.test(ref) ? ref : `content/${ref.replace(/^\/+/, '')}`
}

/**
 * Each file once, with the first of its roles. Configuration and texts are not included, because all pages share
 * them.
 */
export function inputsOf(job: RenderJob, index: OutputIndex): readonly Input[] {
  const found = [
    ...ownInputs(job),
    ...[...filesIn(index.propsOf(job))].flatMap((file) => inputsAt(file, job, index)),
  ]
  const inputs = new Map<string, Input>()
  for (const role of ROLES) {
    for (const input of found)
      if (input.role === role && !inputs.has(input.file)) inputs.set(input.file, input)
  }
  return [...inputs.values()]
}

function ownInputs({ at, name, locale }: RenderJob): readonly Input[] {
  return at.map((pointer) => {
    // A page contains only the addresses of its other languages.
    const role = speaks(pointer.file, locale) ? 'subject' : 'linked'
    return { file: pointer.file, role, of: name, at: pointer }
  })
}

function inputsAt(
  file: string,
  { locale }: RenderJob,
  { pages, files, pictures }: OutputIndex,
): readonly Input[] {
  const page = pages.get(file)
  const shown = (page?.at ?? []).map((at): Input => {
    const isShown = SHOWN_SLOTS.includes(page?.slot ?? 'content') && speaks(at.file, locale)
    return { file: at.file, role: isShown ? 'shown' : 'linked', of: page?.name ?? '', at }
  })
  const sources = (pictures.get(file) ?? []).map((source): Input => ({
    file: source,
    role: 'picture',
    of: file,
  }))
  const copies = (files.get(file)?.at ?? []).map((at): Input => ({ file: at.file, role: 'file', of: file }))
  return [...shown, ...sources, ...copies]
}

/** A file such as `about.fr.md` contains only French. */
function speaks(file: string, locale: Locale): boolean {
  const [, language] = /\.([a-z]{2})\.(?:md|json)$/.exec(file) ?? []
  return !isLocale(language) || language === locale
}

export interface PageWithInput {
  readonly job: RenderJob
  readonly role: InputRole
}

/** Returns the pages for each file. It builds the props of every page. */
export function pagesByInput(
  plan: BuildPlan,
  index: OutputIndex,
): ReadonlyMap<string, readonly PageWithInput[]> {
  const found = new Map<string, PageWithInput[]>()
  for (const job of [...plan.pages, ...plan.fragments()]) {
    for (const { file, role } of inputsOf(job, index)) {
      const known = found.get(file)
      if (known === undefined) found.set(file, [{ job, role }])
      else known.push({ job, role })
    }
  }
  return found
}

/** The files of the output whose addresses a value contains. */
function filesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const address of addressesIn(part)) {
        const file = fileOf(address)
        if (file !== null) found.add(file)
      }
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) walk(inner)
    }
  }
  walk(value)
  return found
}

/** The addresses in a field that is an address or a `srcset`, or in markup. */
function addressesIn(text: string): readonly string[] {
  const isAddress = text.startsWith('/')
  if (!isAddress && !text.includes('="/')) return []
  const values = isAddress
    ? [text]
    : [...text.matchAll(/\s(?:href|src|srcset)="(\/[^"]*)"/g)].map(([, value = '']) => value)
  return values.flatMap((value) => value.split(/,\s+/)).map((part) => part.split(' ', 1)[0] ?? '')
}

function fileOf(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    return outputOfUrl(decodeURIComponent(path) as UrlPath)
  } catch {
    return null
  }
}
