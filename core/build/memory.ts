/** What a process remembers from one step of the engine to the next. */
import type { Engine } from '../engine/engine.ts'
import type { SiteState } from './advance.ts'
import type { Sources } from './sources/load.ts'
import type { LinkResult } from '../site/link-steps.ts'
import type { Manifest } from './output/manifest.ts'

export interface Published {
  readonly output: string
  readonly manifest: Manifest
  /** The site whose files these are. */
  readonly site: SiteState
}

/** Also of a site that is wrong. */
export interface Memory {
  readonly sources: Sources
  /** The last one that could be rendered. */
  readonly site: SiteState | null
  /** The last link, also of a site that is wrong: what did not change since stays the same objects. */
  readonly linked?: LinkResult | undefined
  /** What each page of the last site read. */
  readonly engine?: Engine | undefined
  /** What this process published last. */
  readonly published?: Published | undefined
  /**
   * Files that changed since, below the root, where a watcher told of every change: if all of them are known sources,
   * nothing else is looked at.
   */
  readonly touched?: readonly string[] | undefined
}

/** Of a process that has built nothing yet. */
export const NOTHING_KNOWN: Memory = { sources: new Map(), site: null }

/** After a step that broke off: what it was told is lost, so the next one looks at everything (`prepare`). */
export function unsettled(memory: Memory | null): Memory | null {
  return memory && { ...memory, sources: new Map(memory.sources), touched: undefined }
}
