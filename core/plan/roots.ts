/** Pages as roots of the engine: the reads of each page decide whether it is made again. */
import { lazy } from '../domain/remembered.ts'
import type { Engine } from '../engine/engine.ts'
import type { Explained } from '../engine/explained.ts'
import type { Reads } from '../engine/reading.ts'
import type { Locale } from '../languages/codes.ts'
import { hashOf, hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { SlotName } from '../view/types.ts'
import type { TemplateHashes } from './identity.ts'
import type { FileJob, RenderJob } from './jobs.ts'
import type { ShellQueries } from './shell-queries.ts'

/** A page, or a generated file whose reads are recorded. */
type Root = Pick<RenderJob, 'file'> & Partial<Pick<RenderJob, 'slot' | 'given'>>
type Page = Root & Pick<RenderJob, 'locale'>

export interface Roots {
  /** Whether a file with this trace would be made with equal content now. */
  isSame(job: Pick<FileJob, 'file'>, trace: Hash): boolean
  /** See `Engine`. */
  unsettled(): ReadonlySet<string> | null
  explained(page: Pick<Page, 'file'>): Explained | null
  /** Makes the text of a file. */
  make<Value>(job: Root, run: () => Value): { readonly value: Value; readonly trace: Hash }
  /** Makes the props of a page. */
  begun<Value>(job: Page, run: () => Value): { readonly value: Value; readonly reads: Reads }
  /** Records a page that was made of these reads, and that contains these parts of the shell (core/view/shell-parts.ts). */
  record(page: Page, reads: Reads, parts: string): Hash
  /** Returns a key that also covers the toolchain and these parts, and that names the parts. */
  keyWith(page: { readonly key: Hash; readonly locale: Locale }, parts: string): Hash
  /** The parts that the key of an earlier page names, if they are as they were and this page has the same key with them. */
  sameParts(page: { readonly key: Hash; readonly locale: Locale }, before: EarlierKey): string | undefined
}

/** A key names the parts of the shell that its page contains. This maps each name to the list of parts. */
export type NamedParts = Readonly<Record<string, string>>

interface EarlierKey {
  readonly key: Hash
  readonly named: NamedParts
}

export interface Beside {
  readonly templates: TemplateHashes | null
  /** Whether the site has templates of its own. */
  readonly hasOwnTemplates: boolean
  /** The versions of everything that makes pages from content. */
  readonly toolchain: string
  /** All jobs that have other data of the site than they read. */
  readonly jobs: () => readonly RenderJob[]
}

/** The reads of pages outside the site. */
export function besideSources({ templates, hasOwnTemplates, toolchain, jobs }: Beside) {
  const given = lazy(() => {
    const found = new Map<string, object>()
    for (const job of jobs()) if (job.given !== undefined) found.set(job.file, job.given)
    return found
  })
  return {
    toolchain: { name: 'toolchain', of: () => toolchain as Hash, textOf: String },
    templates: { name: 'templates', of: (slot: SlotName) => templates?.[slot], textOf: String },
    ownTemplates: { name: 'own templates', of: () => hasOwnTemplates, textOf: String },
    given: {
      name: 'given',
      of: (file: string) => given().get(file),
      textOf: (data: object) => JSON.stringify(data),
    },
  }
}

interface RootTables {
  readonly sources: ReturnType<typeof besideSources>
  readonly shells: ReadonlyMap<Locale, ShellQueries>
}

export function rootsOf(engine: Engine, { sources, shells }: RootTables): Roots {
  const partsIn = (locale: Locale) => {
    const shell = shells.get(locale)
    if (shell === undefined) throw new Error(`there is no shell in "${locale}"`)
    return shell.parts
  }
  const keyWith: Roots['keyWith'] = ({ key, locale }, contained) => {
    // A process that does not know what pages read decides by their keys alone.
    const covered = hashParts([key, sources.toolchain.of(), engine.fingerprint(partsIn(locale), contained)])
    return `${covered.slice(0, HALF)}${nameOfParts(contained)}` as Hash
  }
  const reading =
    <Value>({ file, slot, given }: Root, run: () => Value) =>
    () => {
      engine.read(sources.toolchain, '')
      if (slot !== undefined) engine.read(sources.templates, slot)
      if (given !== undefined && engine.read(sources.given, file) === undefined)
        throw new Error(`what ${file} is given would not be recorded`)
      return run()
    }
  return {
    isSame: ({ file }, trace) => engine.isSame(file, trace),
    unsettled: () => engine.unsettled(),
    explained: ({ file }) => engine.explained(file),
    make: (job, run) => engine.make(job.file, reading(job, run)),
    begun: (job, run) => engine.begun(job.file, reading(job, run)),
    record: ({ file, locale }, reads, contained) =>
      engine.record(file, reads, () => engine.note(partsIn(locale), contained)),
    keyWith,
    sameParts(page, { key, named }) {
      const name = partsNamedBy(key)
      const contained = Object.hasOwn(named, name) ? named[name] : undefined
      return contained !== undefined && keyWith(page, contained) === key ? contained : undefined
    },
  }
}

/** The first half of a key is the hash of the inputs of a page, and the second half names its parts of the shell. */
const HALF = 16

const nameOfParts = (subject: string) => hashOf(subject).slice(0, HALF)

/** Returns the name by which a key refers to the parts of its page. */
export function partsNamedBy(key: Hash): string {
  return key.slice(HALF)
}
