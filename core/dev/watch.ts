/** Watches the sources of a site. The only file that knows chokidar. */
import path from 'node:path'
import { watch } from 'chokidar'
import type { FSWatcher } from 'chokidar'
import { isInside } from '../system/paths.ts'
import { changesOf, dueAt, nameBelow } from './change-set.ts'
import type { Change, RawEvent, SeenEvent, WatchedSite } from './change-set.ts'

export interface WatchOptions extends WatchedSite {
  /** What is watched, below the root. A folder that is not there yet is seen when it comes. */
  readonly folders: readonly string[]
  readonly now: () => number
  /** Never called again before it is done: what changes meanwhile is the next set. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
  /** The system watches no more files: they are looked at every second instead. */
  readonly onPolling: () => void
  /** What `apply` threw: a bug. */
  readonly onCrash: (error: unknown) => void
}

export interface Watching {
  /** From then on no change is missed. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

const EVENTS: Readonly<Record<string, RawEvent>> = { add: 'created', change: 'changed', unlink: 'removed' }

const POLL_MS = 1000

export function watchSite(options: WatchOptions): Watching {
  const batches = createBatches(options)
  let isReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => (isReady = resolve))
  let watcher = start(false)
  return {
    ready,
    async close() {
      batches.stop()
      await watcher.close()
    },
  }

  function start(usePolling: boolean): FSWatcher {
    // The root itself: a folder that is not there yet cannot be watched, but is seen to come.
    const started = watch(options.root, {
      ignoreInitial: true,
      usePolling,
      interval: POLL_MS,
      binaryInterval: POLL_MS,
      ignored: (file) => isIgnored(options, file),
    })
    started.on('all', (name, file) => {
      const event = EVENTS[name]
      if (event !== undefined) batches.see({ event, file })
    })
    started.on('ready', () => isReady())
    started.on('error', (error) => {
      const { code = '' } = error as NodeJS.ErrnoException
      if (usePolling || watcher !== started || !['ENOSPC', 'EMFILE', 'ENFILE'].includes(code)) return
      options.onPolling()
      void started.close()
      watcher = start(true)
    })
    return started
  }
}

/** All but the watched folders, what lies in them, and the way to them. */
function isIgnored(site: WatchOptions, file: string): boolean {
  const folders = site.folders.map((folder) => path.join(site.root, folder))
  if (folders.some((folder) => isInside(file, folder))) return false
  return !folders.some((folder) => isInside(folder, file)) || nameBelow(site, file) === null
}

interface Batches {
  see(event: SeenEvent): void
  stop(): void
}

function createBatches(
  options: Pick<WatchOptions, 'root' | 'without' | 'now' | 'apply' | 'onCrash'>,
): Batches {
  const { now, apply, onCrash } = options
  let seen: SeenEvent[] = []
  let times = { first: 0, last: 0 }
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  let isStopped = false
  const wait = () => {
    clearTimeout(timer)
    if (!isBusy && !isStopped && seen.length > 0)
      timer = setTimeout(() => void deliver(), Math.max(0, dueAt(times) - now()))
  }
  const deliver = async () => {
    const changes = changesOf(options, seen)
    seen = []
    isBusy = true
    await apply(changes).catch(onCrash)
    isBusy = false
    wait()
  }
  return {
    see(event) {
      if (nameBelow(options, event.file) === null) return
      times = { first: seen.length === 0 ? now() : times.first, last: now() }
      seen.push(event)
      wait()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
