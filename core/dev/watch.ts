/** Watches the sources of a site. No other file imports chokidar. */
import path from 'node:path'
import { watch } from 'chokidar'
import type { FSWatcher } from 'chokidar'
import { isInside } from '../system/paths.ts'
import { stampOf } from '../system/stamps.ts'
import { arrivingWith, changesOf, dueAt, nameBelow } from './change-set.ts'
import type { Arriving, Change, RawEvent, SeenEvent, WatchedSite } from './change-set.ts'

export interface WatchOptions extends WatchedSite {
  /** The watched folders below the root. A folder that does not exist yet is detected when it is created. */
  readonly folders: readonly string[]
  readonly now: () => number
  /** Never called before the previous call resolves. Changes in the meantime form the next set. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
  /** Called when the system can watch no more files, so that they are polled every second. */
  readonly onPolling: () => void
  /** Called with an exception of `apply`, which is a bug. */
  readonly onCrash: (error: unknown) => void
}

export interface Watching {
  /** Resolves when all later changes are reported. */
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
    // The root itself is watched, because a folder that does not exist yet cannot be.
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

/** Ignores everything except the watched folders, their contents, and the folders that lead to them. */
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
  let arriving: Arriving | null = null
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  let isStopped = false
  const wait = () => {
    clearTimeout(timer)
    if (!isBusy && !isStopped && arriving !== null)
      timer = setTimeout(() => void deliver(), Math.max(0, dueAt(arriving) - now()))
  }
  const see = (event: SeenEvent) => {
    const name = nameBelow(options, event.file)
    if (name === null) return
    arriving = arrivingWith(arriving, { event: event.event, name, now: now() })
    seen.push(event)
    wait()
  }
  const second = createSecondLook((file) => see({ event: 'changed', file }))
  const deliver = async () => {
    const changes = changesOf(options, seen)
    second.plan(seen)
    seen = []
    arriving = null
    isBusy = true
    await apply(changes).catch(onCrash)
    isBusy = false
    wait()
  }
  return {
    see,
    stop() {
      isStopped = true
      clearTimeout(timer)
      second.stop()
    },
  }
}

/** The time until the second look. chokidar reports one change of a file in 50 ms. */
const UNREPORTED_MS = 60

/**
 * Looks once more at the files of a set. chokidar sends only the first event of a file that changes twice within 50 ms, such
 * as one that is formatted when it is saved, and by the second change the file may have been read.
 */
function createSecondLook(report: (file: string) => void) {
  const stamps = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const known = [...stamps]
    stamps.clear()
    for (const [file, stamp] of known) {
      const now = stampOf(file)
      // A file that is gone may be about to be replaced, which chokidar waits for.
      if (now !== stamp && now !== null) report(file)
    }
  }
  return {
    /** Called before the files are read. */
    plan(seen: readonly SeenEvent[]) {
      for (const { file } of seen) stamps.set(file, stampOf(file) ?? '')
      clearTimeout(timer)
      timer = setTimeout(look, UNREPORTED_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
