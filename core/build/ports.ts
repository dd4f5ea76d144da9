/** The inputs of a build: the machine and the options. */
import type { HostName } from '../domain/host-names.ts'
import type { Files } from '../system/files.ts'
import type { bundleTemplates } from './bundle/bundle.ts'
import type { NetworkPorts } from '../network/ports.ts'
import type { Shard } from './output/shard.ts'
import type { RendererName } from './bundle/renderer-name.ts'

export type Phase = 'read' | 'check' | 'templates' | 'render' | 'pictures' | 'compress' | 'publish' | 'merge'

export interface Progress {
  readonly phase: Phase
  readonly done?: number
  readonly total?: number
  readonly etaSeconds?: number | undefined
}

/** Faults and clocks are injected: no function below reads the time or the process itself. */
export interface Ports {
  readonly files: Files
  readonly now: () => number
  readonly network: NetworkPorts
  /** Contains headers and tokens of https sources. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly progress: (event: Progress) => void
  readonly pid: number
  readonly host: string
  readonly isAlive: (pid: number) => boolean
  /** Distinguishes processes that had the same number; undefined if the system does not provide it. */
  readonly beganAt?: (pid: number) => string | undefined
  /** Stops the build before it publishes; `build` then rejects with the reason. */
  readonly signal?: AbortSignal | undefined
  /** The number of processors for pictures. */
  readonly processors: number
  /** Bundles the templates, or reads the bundle from the cache. */
  readonly bundle?: typeof bundleTemplates
  /** Stamps that represent the state of the files of the package. */
  readonly packageStamps?: () => readonly string[]
}

export interface BuildOptions {
  /** An absolute path; `shownRoot` is what the user wrote, for messages. */
  readonly root: string
  readonly shownRoot: string
  readonly output: string
  readonly cache: string
  /** Whether pictures of other hosts come from the cache only. */
  readonly offline: boolean
  /** Whether sources at https addresses come from the cache only, for commands that write nothing. */
  readonly storedImports?: boolean | undefined
  /**
   * Whether to decode every picture completely. `check` detects truncated pictures by it, because it makes no
   * variants.
   */
  readonly whole: boolean
  /** Whether to make everything again. Only downloads are kept. */
  readonly force: boolean
  /** The number of threads that render pages, with the main thread; by default the number of processors. */
  readonly threads?: number | undefined
  /** The main thread alone renders fewer pages than this (1000). */
  readonly threadsFrom?: number | undefined
  /** Whether to replace an output folder that agency-site did not make. */
  readonly replaceOutput: boolean
  /** The time of the build, in the format of moments in the content; by default the time of the clock. */
  readonly now?: string | undefined
  /** Whether to start a ledger for a published site that has none. */
  readonly newLedger?: boolean | undefined
  /** Whether to publish a stock that is much smaller than the last one. */
  readonly acceptFewer?: boolean | undefined
  /** The share of the site to make; `output` is then the folder of the shard. */
  readonly shard?: Shard | undefined
  /** The host whose files the build makes; by default that of site.json, if it has one. */
  readonly target?: HostName | undefined
  /** Whether to write compressed copies beside texts (`output/precompressed.ts`). */
  readonly compress?: boolean | undefined
  /** The renderer of pages; both make the same markup. By default 'strings'. */
  readonly renderer?: RendererName | undefined
  /** Whether the site is a draft even without blanks. */
  readonly draft?: boolean | undefined
  /** Whether warnings count as errors. */
  readonly strict: boolean
}
