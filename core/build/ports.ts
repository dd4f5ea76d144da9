/** What a build is given: the machine it runs on, and what it is asked to do. */
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

/** Faults and clocks are injected: nothing below reads the time or the process by itself. */
export interface Ports {
  readonly files: Files
  readonly now: () => number
  readonly network: NetworkPorts
  /** Headers and tokens of https sources. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly progress: (event: Progress) => void
  readonly pid: number
  readonly host: string
  readonly isAlive: (pid: number) => boolean
  /** Tells two processes apart that had the same number; undefined where the system does not say. */
  readonly beganAt?: (pid: number) => string | undefined
  /** Breaks the build off, but not once it publishes; `build` then rejects with the reason. */
  readonly signal?: AbortSignal | undefined
  /** Processors to use for pictures. */
  readonly processors: number
  /** Bundles the templates, or finds them bundled in the cache. */
  readonly bundle?: typeof bundleTemplates
  /** Stands for the state of the package's own files. */
  readonly packageStamps?: () => readonly string[]
}

export interface BuildOptions {
  /** Absolute; `shownRoot` is as the user wrote it, for messages. */
  readonly root: string
  readonly shownRoot: string
  readonly output: string
  readonly cache: string
  /** Pictures of other hosts come from the cache only. */
  readonly offline: boolean
  /** Sources at https addresses come from the cache only, as of a command that writes nothing. */
  readonly storedImports?: boolean | undefined
  /** Decode every picture to its end: `check` finds cut-off pictures, as it encodes none. */
  readonly whole: boolean
  /** Make everything again, whatever the cache and the manifest say. Only downloads are kept. */
  readonly force: boolean
  /** Threads that render pages, the main one among them; as many as there are processors where nothing is said. */
  readonly threads?: number | undefined
  /** Fewer pages are rendered by the main thread alone (1000). */
  readonly threadsFrom?: number | undefined
  /** Replace an output folder that agency-site did not make. */
  readonly replaceOutput: boolean
  /** The time of the build, as a moment of the content; that of the clock where nothing is said. */
  readonly now?: string | undefined
  /** Start a ledger for a published site that has none. */
  readonly newLedger?: boolean | undefined
  /** Publish a stock that is much smaller than the last one. */
  readonly acceptFewer?: boolean | undefined
  /** Make this share of the site only; `output` is then the folder of the shard. */
  readonly shard?: Shard | undefined
  /** The host whose files the build makes; that of site.json, or none, where nothing is said. */
  readonly target?: HostName | undefined
  /** Put compressed copies beside texts (`output/precompressed.ts`). */
  readonly compress?: boolean | undefined
  /** What renders pages; both make the same markup ('strings'). */
  readonly renderer?: RendererName | undefined
  /** The site is a draft, whether it has blanks or not. */
  readonly draft?: boolean | undefined
  /** Warnings count as errors. */
  readonly strict: boolean
}
