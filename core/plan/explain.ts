/**
 * Which files a page is made of. Nothing is recorded for it while a page is made: its props name the addresses of what they
 * show, and the plan knows whose these are. So it costs nothing until somebody asks.
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

/** What the page is about; what it shows data of; pictures; documents; what it leads to, by address and title alone. */
export type InputRole = (typeof ROLES)[number]
const ROLES = ['subject', 'shown', 'picture', 'file', 'linked'] as const

/** Others show the data of these: cards, neighbours, teasers. */
const SHOWN_SLOTS: readonly SlotName[] = ['property', 'project', 'article']

export interface Input {
  /** Below the root of the site; the address of a picture of another host. */
  readonly file: string
  readonly role: InputRole
  /** "property 4127" */
  readonly of: string
  readonly at?: Pointer
}

/** What stands in the output under each name. */
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

/** Each file once, under the first of its roles. Configuration and wording are no part of it: all pages share them. */
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
    // Of the other languages a page knows the addresses.
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

/** `about.fr.md` holds French alone. */
function speaks(file: string, locale: Locale): boolean {
  const [, language] = /\.([a-z]{2})\.(?:md|json)$/.exec(file) ?? []
  return !isLocale(language) || language === locale
}

export interface PageWithInput {
  readonly job: RenderJob
  readonly role: InputRole
}

/** The other way round. Builds the props of every page: for those who have asked. */
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

/** Output files whose addresses stand in a value. */
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

/** Of a field that is an address or a `srcset`, or of markup. */
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
