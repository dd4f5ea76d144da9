/** What a process remembers from one step of the engine to the next. */
import type { SiteState } from './advance.ts'
import type { Sources } from './load.ts'
import type { Manifest } from './manifest.ts'

/** Also of a site that is wrong. */
export interface Memory {
  readonly sources: Sources
  /** The last one that could be rendered. */
  readonly site: SiteState | null
  /** What this process published last, and where. */
  readonly published?: { readonly output: string; readonly manifest: Manifest } | undefined
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
