/** What a build says of itself when it is done. */
import type { PictureJobs } from '../plan/pictures.ts'
import type { BuildPlan } from '../plan/plan.ts'
import type { Manifest } from './manifest.ts'
import type { Staged } from './stage.ts'
import { reasonsFor } from './why.ts'
import type { Before } from './why.ts'

export interface PhaseTime {
  readonly phase: string
  readonly milliseconds: number
}

export interface BuildReport {
  readonly pages: number
  readonly rendered: number
  /** What changed for all pages since the last build, where any were rendered. */
  readonly reasons: readonly string[]
  readonly files: number
  readonly bytes: number
  readonly pictures: number
  readonly picturesMade: number
  readonly phases: readonly PhaseTime[]
}

export function reportOf({
  plan,
  pages,
  pictures,
  manifest,
  before,
  jobs,
  phases,
}: {
  plan: BuildPlan
  pages: Staged
  pictures: Staged
  manifest: Manifest
  before: Before
  jobs: PictureJobs
  phases: readonly PhaseTime[]
}): BuildReport {
  const all = [...manifest.files.values()]
  return {
    pages: plan.pages.length,
    rendered: pages.rendered,
    reasons: pages.rendered === 0 ? [] : reasonsFor(before, manifest.inputs),
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    pictures: [...jobs.values()].reduce((sum, { variants }) => sum + variants.length, 0),
    picturesMade: pictures.rendered,
    phases,
  }
}

export function phaseClock(now: () => number): { readonly phases: PhaseTime[]; end(phase: string): void } {
  let last = now()
  const phases: PhaseTime[] = []
  return {
    phases,
    end(phase) {
      const time = now()
      phases.push({ phase, milliseconds: time - last })
      last = time
    },
  }
}
