/** The values that a process keeps from one step of a build to the next. */
import type { Engine } from '../engine/engine.ts'
import type { SiteState } from './advance.ts'
import type { Sources } from './sources/load.ts'
import type { LinkResult } from '../site/link-steps.ts'
import type { SiteStock } from './reports/stock-changes.ts'
import type { Manifest } from './output/manifest.ts'

export interface Published {
  readonly output: string
  readonly manifest: Manifest
  /** The site that the files belong to. */
  readonly site: SiteState
  readonly stock: SiteStock
}

/** The memory exists for a site with errors as well. */
export interface Memory {
  readonly sources: Sources
  /** The last site that could be rendered. */
  readonly site: SiteState | null
  /** The last link, also of a site with errors. Everything that did not change since stays the same objects. */
  readonly linked?: LinkResult | undefined
  /** The reads of each page of the last site. */
  readonly engine?: Engine | undefined
  /** The last publication of this process. */
  readonly published?: Published | undefined
  /**
   * The files that changed since, below the root, if a watcher reported every change. If all of them are known
   * sources, no other file is examined.
   */
  readonly touched?: readonly string[] | undefined
}

/** The memory of a process that has built nothing yet. */
export const NOTHING_KNOWN: Memory = { sources: new Map(), site: null }

/**
 * The memory after a step that was interrupted. Its reported changes are lost, so the next step examines everything
 * (`prepare`).
 */
export function unsettled(memory: Memory | null): Memory | null {
  return memory && { ...memory, sources: new Map(memory.sources), touched: undefined }
}
