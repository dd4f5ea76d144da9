/** Errors of templates as problems: one for each cause, as a template that fails often fails on every page. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { RenderJob } from '../../plan/jobs.ts'
import type { PageFailure } from './render-page.ts'

type FailedPage = Pick<RenderJob, 'name' | 'at'> & { readonly url: string; readonly slot: string }

type Failure = Pick<PageFailure, 'reason' | 'place'>

export function failureOf({ url, slot, name, at }: FailedPage, failure: Failure, others = 0): Problem {
  const { reason, place } = failure
  const page = { url, slot, name, reason, others }
  if (place === null) return problem('AS6101', page, { at })
  const { file, line, column, component, isOwn } = place
  const spot = `${file}:${line}`
  const template = component === undefined ? spot : `${component} (${spot})`
  if (!isOwn) return problem('AS6101', { ...page, template }, { at })
  const [record] = at
  const related =
    record === undefined ? {} : { related: [{ message: `the content of ${name}:`, at: record }] }
  const own = { file, path: [], position: { line, column } }
  return problem('AS6101', { ...page, template }, { at: own, ...related })
}

interface Cause {
  /** The first page that failed, in the order of the pages. */
  readonly index: number
  readonly failure: Failure
  readonly pages: number
}

export interface Failures {
  add(index: number, failure: Failure): void
  /** In the order of the pages, whichever thread found them. */
  problems(): readonly Problem[]
}

export function createFailures(jobs: readonly RenderJob[]): Failures {
  const causes = new Map<string, Cause>()
  return {
    add(index, { reason, place }) {
      const cause = JSON.stringify([place, reason])
      const known = causes.get(cause)
      const isFirst = known === undefined || index < known.index
      const first = isFirst ? { index, failure: { reason, place } } : known
      causes.set(cause, { ...first, pages: (known?.pages ?? 0) + 1 })
    },
    problems: () =>
      [...causes.values()]
        .sort((one, other) => one.index - other.index)
        .map(({ index, failure, pages }) => failureOf(jobs[index] as RenderJob, failure, pages - 1)),
  }
}
