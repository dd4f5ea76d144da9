/** The report of a build. */
import type { PictureJobs } from '../../plan/pictures.ts'
import type { BuildPlan } from '../../plan/plan.ts'
import type { DueDate } from '../../site/due-date.ts'
import type { ImportCounts } from '../imports/imports.ts'
import type { Manifest } from '../output/manifest.ts'
import type { Counted } from '../output/host-files.ts'
import type { Staged } from '../output/stage.ts'
import type { StockChanges } from './stock-changes.ts'
import { reasonsFor } from './why.ts'
import type { Before } from './why.ts'

export interface PhaseTime {
  readonly phase: string
  readonly milliseconds: number
}

export interface BuildReport {
  readonly pages: number
  readonly rendered: number
  /** The changes that affect all pages, if any page was rendered. */
  readonly reasons: readonly string[]
  readonly files: number
  readonly bytes: number
  readonly pictures: number
  readonly picturesMade: number
  /** The outcome of the records of each source of site-config/imports.json. */
  readonly imports: readonly ImportCounts[]
  /** The files with rules for the host of the build, below the output folder. */
  readonly hostFiles: readonly string[]
  /** The limits of that host, and the use of each by the site. */
  readonly hostUse: readonly Counted[]
  readonly homes: number
  /** The changes of homes since the last publication; null for the first one, and for a shard. */
  readonly changes: StockChanges | null
  /** The next day on which a rule must be compared with the law. */
  readonly due: DueDate | null
  /** The time at which the same files would make another site; null if there is none. */
  readonly nextChange: { readonly at: string; readonly what: string } | null
  readonly phases: readonly PhaseTime[]
}

/** The parts of a report that do not follow from the files of the build. */
export type Findings = Pick<BuildReport, 'hostUse' | 'homes' | 'changes' | 'due' | 'nextChange'>

export function reportOf({
  plan,
  pages,
  pictures,
  manifest,
  before,
  prepared: { pictureJobs, imports },
  findings,
  phases,
}: {
  plan: BuildPlan
  pages: Staged
  pictures: Staged
  manifest: Manifest
  before: Before
  prepared: { pictureJobs: PictureJobs; imports: readonly ImportCounts[] }
  findings: Findings
  phases: readonly PhaseTime[]
}): BuildReport {
  return {
    pages: plan.pages.length,
    rendered: pages.rendered,
    reasons: pages.rendered === 0 ? [] : reasonsFor(before, manifest.inputs),
    files: manifest.files.size,
    bytes: manifest.files.bytes,
    pictures: [...pictureJobs.values()].reduce((sum, { variants }) => sum + variants.length, 0),
    picturesMade: pictures.rendered,
    imports,
    hostFiles: plan.hostFiles.map(({ file }) => file),
    ...findings,
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
