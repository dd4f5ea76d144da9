/**
 * Which files a page is made of. Nothing is recorded for it while a page is made: its props name the addresses of what they
 * show, and the plan knows whose these are. So it costs nothing until somebody asks.
 */
import type { Pointer } from '../diagnostics/diagnostic.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { UrlPath } from '../system/paths.ts'
import type { FileJob, RenderJob } from './jobs.ts'
import type { BuildPlan } from './plan.ts'
import type { PictureJobs } from './pictures.ts'

/** What the page is about; what it shows of another record; what its text leads to; a picture; a document. */
export type InputRole = 'subject' | 'shown' | 'linked' | 'picture' | 'file'

export interface Input {
  /** Below the root of the site; the address of a picture of another host. */
  readonly file: string
  readonly role: InputRole
  /** "property 4127" */
  readonly of: string
  readonly at?: Pointer
}

/** What stands in the output under each name. */
export interface OutputIndex {
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
    pages: new Map([...plan.pages, ...plan.fragments].map((job) => [job.file, job])),
    files: new Map(plan.files.map((job) => [job.file, job])),
    pictures: new Map(variants),
  }
}

function sourceOfPicture(ref: string): string {
  return /^https?:/.test(ref) ? ref : `content/${ref.replace(/^\/+/, '')}`
}

/** Each file once, under the first of its roles. Configuration and wording are no part of it: all pages share them. */
export function inputsOf(job: RenderJob, index: OutputIndex): readonly Input[] {
  const inputs = new Map<string, Input>()
  const add = (input: Input) => {
    if (!inputs.has(input.file)) inputs.set(input.file, input)
  }
  for (const at of job.at) add({ file: at.file, role: 'subject', of: job.name, at })
  for (const [file, isLink] of filesIn(job.props())) {
    const { pages, files, pictures } = index
    const page = pages.get(file)
    for (const at of page?.at ?? [])
      add({ file: at.file, role: isLink ? 'linked' : 'shown', of: page?.name ?? '', at })
    for (const source of pictures.get(file) ?? []) add({ file: source, role: 'picture', of: file })
    for (const at of files.get(file)?.at ?? []) add({ file: at.file, role: 'file', of: file })
  }
  return [...inputs.values()]
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
  for (const job of [...plan.pages, ...plan.fragments]) {
    for (const { file, role } of inputsOf(job, index)) {
      const known = found.get(file)
      if (known === undefined) found.set(file, [{ job, role }])
      else known.push({ job, role })
    }
  }
  return found
}

/** Output files whose addresses stand in a value, and whether they do so only as links of a text. */
function filesIn(value: unknown): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>()
  const see = (address: string, isLink: boolean) => {
    const file = fileOf(address)
    if (file !== null) found.set(file, isLink && (found.get(file) ?? true))
  }
  const walk = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const [address, isLink] of addressesIn(part)) see(address, isLink)
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) walk(inner)
    }
  }
  walk(value)
  return found
}

/** Of a field that is an address or a `srcset`, or of markup. */
function addressesIn(text: string): readonly (readonly [address: string, isLink: boolean])[] {
  if (text.startsWith('/')) return text.split(/,\s+/).map((part) => [part.split(' ', 1)[0] ?? '', false])
  if (!text.includes('="/')) return []
  const attributes = text.matchAll(/\s(href|src|srcset)="(\/[^"]*)"/g)
  return [...attributes].flatMap(([, name, value = '']) => {
    return value.split(/,\s+/).map((part) => [part.split(' ', 1)[0] ?? '', name === 'href'] as const)
  })
}

function fileOf(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    return outputOfUrl(decodeURIComponent(path) as UrlPath)
  } catch {
    return null
  }
}
