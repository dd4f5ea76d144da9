import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { REPOSITORY } from '../support/repository.ts'
import { bundleIn, isBundled, makeCopy, readsSources, sourceOf, writeSource } from './copy.ts'
import type { FileOutcome, ImportersOrder, Order, RunOrder } from './lane.ts'

export interface Lane {
  readonly folder: string
  /** Every test file, from the root of the repository. */
  tests(): Promise<readonly string[]>
  /** Puts these texts in place of the sources, and restores those that were replaced before. */
  write(sources: ReadonlyMap<string, string>): void
  /** Runs test files. Null: they took longer than `limit` milliseconds, or ended the process. */
  run(tests: readonly string[], options: RunOptions): Promise<readonly FileOutcome[] | null>
  /** The modules that import a source, itself or through others, as far as tests have loaded them. */
  importersOf(file: string): Promise<readonly string[]>
  end(): Promise<void>
}

export interface RunOptions {
  readonly limit: number
  /** Ends the run at the first failure. */
  readonly bail: boolean
}

interface Started {
  readonly child: ChildProcess
  readonly files: readonly string[]
}

export function createLane(folder: string): Lane {
  makeCopy(folder)
  let started: Promise<Started> | null = null
  let replaced: readonly string[] = []
  const changed = new Set<string>()
  let isBundleOld = false
  const lane = () => (started ??= start(folder))
  const inCopy = (file: string) => path.join(folder, file)
  const drop = async () => {
    if (started !== null) kill((await started).child)
    started = null
  }
  return {
    folder,
    tests: async () => (await lane()).files,
    write(sources) {
      const texts = [...replaced.map((file) => [file, sourceOf(file)] as const), ...sources]
      for (const [file, text] of texts) {
        writeSource(folder, file, text)
        changed.add(inCopy(file))
        isBundleOld ||= isBundled(file)
      }
      replaced = [...sources.keys()]
    },
    async run(tests, { limit, bail }) {
      if (isBundleOld && !tests.every(readsSources)) {
        await bundleIn(folder)
        isBundleOld = false
      }
      const order: RunOrder = { kind: 'run', tests: tests.map(inCopy), changed: [...changed], bail }
      const { child } = await lane()
      changed.clear()
      const outcome = await ask<readonly FileOutcome[]>(child, order, limit)
      if (outcome === null) await drop()
      return outcome
    },
    async importersOf(file) {
      const order: ImportersOrder = { kind: 'importers', source: inCopy(file) }
      return (await ask<readonly string[]>((await lane()).child, order, 60_000)) ?? []
    },
    async end() {
      if (started !== null) await close((await started).child)
      await drop()
    },
  }
}

async function start(folder: string): Promise<Started> {
  const child = fork(path.join(REPOSITORY, 'scripts/run.mjs'), ['tests/mutation/lane.ts', folder], {
    cwd: REPOSITORY,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, TMPDIR: path.join(folder, 'tmp'), NODE_ENV: 'test' },
  })
  let said = ''
  child.stderr?.on('data', (text) => (said = `${said}${text}`.slice(-2000)))
  const files = await new Promise<readonly string[]>((resolve, reject) => {
    child.once('message', (message) => resolve(message as readonly string[]))
    child.once('exit', (code) => reject(new Error(`Vitest ended with ${code}: ${said}`)))
  })
  return { child, files }
}

function ask<T>(child: ChildProcess, order: Order, limit: number): Promise<T | null> {
  return new Promise((resolve) => {
    const end = (answer: T | null) => {
      clearTimeout(timer)
      child.removeAllListeners('message').removeListener('exit', stop)
      resolve(answer)
    }
    const stop = () => end(null)
    const timer = setTimeout(stop, limit)
    child.once('message', (message) => end(message as T))
    child.once('exit', stop)
    child.send(order)
  })
}

/** Vitest stops the servers that its tests share. */
function close(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    setTimeout(resolve, 30_000).unref()
    child.disconnect()
  })
}

/** With the processes that it started: a mutant may loop for ever. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
