import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { REPOSITORY } from '../support/repository.ts'
import { makeCopy, sourceOf, writeSource } from './copy.ts'
import type { Order, Outcome } from './lane.ts'

export interface Lane {
  readonly folder: string
  /** Every test file, from the root of the repository. */
  tests(): Promise<readonly string[]>
  /** Puts these texts in place of the sources, and restores those that were replaced before. */
  write(sources: ReadonlyMap<string, string>): Promise<void>
  /** Runs test files until one test fails; after `limit` milliseconds the outcome is a failure as well. */
  run(tests: readonly string[], limit: number): Promise<Outcome>
  end(): Promise<void>
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
  const lane = () => (started ??= start(folder))
  const inCopy = (file: string) => path.join(folder, file)
  const drop = async () => {
    if (started !== null) kill((await started).child)
    started = null
  }
  return {
    folder,
    tests: async () => (await lane()).files.map((file) => path.relative(folder, file)),
    async write(sources) {
      const texts = [...replaced.map((file) => [file, sourceOf(file)] as const), ...sources]
      for (const [file, text] of texts) {
        await writeSource(folder, file, text)
        changed.add(inCopy(file))
      }
      replaced = [...sources.keys()]
    },
    async run(tests, limit) {
      const { child } = await lane()
      const order: Order = { tests: tests.map(inCopy), changed: [...changed] }
      changed.clear()
      const outcome = await ask(child, order, limit)
      if (outcome !== null) return outcome
      await drop()
      return { failed: `no answer in ${Math.round(limit / 1000)} s`, milliseconds: limit }
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

function ask(child: ChildProcess, order: Order, limit: number): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), limit)
    child.once('message', (message) => {
      clearTimeout(timer)
      resolve(message as Outcome)
    })
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
