/** Pages as roots of the engine: what each read when it was made decides whether it is made again. */
import { lazy } from '../domain/remembered.ts'
import type { Engine } from '../engine/engine.ts'
import type { Locale } from '../languages/codes.ts'
import type { Hash } from '../system/hash.ts'
import type { ViewContext } from '../view/context.ts'
import { searchFileOf } from '../view/search-file.ts'
import type { FileJob, RenderJob } from './jobs.ts'
import { hrefOf, searchPartsOf } from './search-files.ts'
import type { PlanContext } from './plan-context.ts'

/** A page, or a generated file whose text is made of recorded reads. */
type Root = Pick<RenderJob, 'file'> & Partial<Pick<RenderJob, 'locale' | 'given'>>

export interface Roots {
  /** Whether a file whose reads had this trace would be made alike now. */
  isSame(job: Pick<FileJob, 'file'>, trace: Hash): boolean
  /** See `Engine`. */
  unsettled(): ReadonlySet<string> | null
  /** Makes the props of a page, or the text of a file. */
  make<Value>(job: Root, run: () => Value): { readonly value: Value; readonly trace: Hash }
}

export interface Beside {
  readonly templates: Hash | null
  /** Versions of all that makes pages out of content. */
  readonly toolchain: string
  readonly shellHashes: ReadonlyMap<Locale, Hash>
  readonly jobs: () => readonly RenderJob[]
}

/** What pages read beside the site. */
export function besideSources({ templates, toolchain, shellHashes, jobs }: Beside) {
  const given = lazy(
    () =>
      new Map(jobs().flatMap((job) => (job.given === undefined ? [] : [[job.file as string, job.given]]))),
  )
  return {
    toolchain: { name: 'toolchain', of: () => `${templates} ${toolchain}` as Hash, textOf: String },
    shell: { name: 'shell', of: (locale: Locale) => shellHashes.get(locale), textOf: String },
    given: {
      name: 'given',
      of: (file: string) => given().get(file),
      textOf: (data: object) => JSON.stringify(data),
    },
  }
}

export function rootsOf(engine: Engine, sources: ReturnType<typeof besideSources>): Roots {
  return {
    isSame: ({ file }, trace) => engine.isSame(file, trace),
    unsettled: () => engine.unsettled(),
    make: ({ file, locale, given }, run) =>
      engine.make(file, () => {
        engine.read(sources.toolchain, '')
        if (locale !== undefined) engine.read(sources.shell, locale)
        if (given !== undefined) engine.read(sources.given, file)
        return run()
      }),
  }
}

export type SearchFileQueries = ReturnType<typeof searchFileQueries>

export function searchFileQueries(engine: Engine, plan: () => PlanContext, view: ViewContext) {
  const head = {
    name: `search head ${view.locale}`,
    run: () => searchFileOf(view, plan().lists.all()),
    keeps: 1,
  }
  const parts = {
    name: `search ${view.locale}`,
    run: () => searchPartsOf(view, () => engine.read(head, '')),
    keeps: 1,
  }
  const href = {
    name: `address of search ${view.locale}`,
    run() {
      const made = engine.read(parts, '')
      return made === null ? undefined : hrefOf(view, made.first)
    },
    keeps: 1,
  }
  return { head, parts, href }
}
