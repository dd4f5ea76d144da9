/** The lock among many builds at once. faults.test.ts tests its effects for a user. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StageFailure } from '../../core/build/environment.ts'
import { takeLock } from '../../core/build/output/lock.ts'
import type { LockPorts } from '../../core/build/output/lock.ts'
import { createFiles } from '../../core/system/files.ts'
import { createSite } from '../support/site.ts'
import { waitFor } from '../support/wait-for.ts'

const GONE = 4711

function lockFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'build.lock')
}

function ports(file: string, pid: number, more: Partial<LockPorts> = {}): LockPorts {
  const isAlive = (other: number) => other !== GONE
  return { files: createFiles(), file, pid, host: 'here', now: () => 0, isAlive, ...more }
}

function leave(file: string, pid = GONE, more: object = {}): void {
  writeFileSync(file, JSON.stringify({ pid, host: 'here', since: '2026-01-01T00:00:00.000Z', ...more }))
}

test.each([
  ['there is none', false],
  ['there is a stale one', true],
])('of many builds at once, one gets the lock: %s', async (_name, isStale) => {
  for (let round = 0; round < 20; round++) {
    const file = lockFile()
    if (isStale) leave(file)
    const pids = Array.from({ length: 8 }, (_, index) => index + 1)
    const taken = await Promise.allSettled(pids.map((pid) => takeLock(ports(file, pid))))
    const winners = pids.filter((_, index) => taken[index]?.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: winners[0] })
    const refusals = taken.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(refusals.every((reason) => reason instanceof StageFailure)).toBe(true)
    expect(readdirSync(path.dirname(file))).toEqual(['build.lock'])
  }
})

test('a new lock that took the place of the stale one while it was looked at stays', async () => {
  const file = lockFile()
  leave(file)
  const real = createFiles()
  // Between looking and taking over, another build takes the stale lock over.
  const create: LockPorts['files']['create'] = (name, text) => {
    if (name !== file) leave(file, 12)
    return real.create(name, text)
  }
  await expect(takeLock(ports(file, 13, { files: { ...real, create } }))).rejects.toThrow(
    /^process 12 on here/,
  )
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: 12 })
  expect(readdirSync(path.dirname(file))).toEqual(['build.lock'])
})

test('a build that was killed while it took a stale lock over is no obstacle', async () => {
  const file = lockFile()
  leave(file)
  const real = createFiles()
  const rename: LockPorts['files']['rename'] = () => Promise.reject(new Error('killed'))
  await expect(takeLock(ports(file, 12, { files: { ...real, rename } }))).rejects.toThrow('killed')
  expect(readdirSync(path.dirname(file))).toHaveLength(2)
  const isAlive = (pid: number) => pid === 13
  const { problems } = await takeLock(ports(file, 13, { isAlive }))
  expect(problems).toMatchObject([{ code: 'AS7006' }])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: 13 })
  expect(readdirSync(path.dirname(file))).toEqual(['build.lock'])
})

test('a lock that is released while it is looked at is taken', async () => {
  const file = lockFile()
  leave(file, 12)
  const real = createFiles()
  let isReleased = false
  const readText: LockPorts['files']['readText'] = (name) => {
    if (!isReleased) rmSync(file)
    isReleased = true
    return real.readText(name)
  }
  const { value, problems } = await takeLock(ports(file, 13, { files: { ...real, readText } }))
  expect(problems).toEqual([])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: 13 })
  await value.release()
})

test('a lock is released by its owner only', async () => {
  const file = lockFile()
  const { value } = await takeLock(ports(file, 12))
  leave(file, 13)
  await value.release()
  expect(existsSync(file)).toBe(true)
  rmSync(file)
  await value.release()
})

test.each([
  ['the same process', 'boot 1', false],
  ['another one with its number', 'boot 2', true],
  ['one of which the system says nothing', undefined, false],
])('a lock whose number is that of %s', async (_name, began, isTaken) => {
  const file = lockFile()
  leave(file, 12, { began: 'boot 1' })
  const attempt = takeLock(ports(file, 13, { beganAt: (pid) => (pid === 12 ? began : 'boot 2') }))
  if (isTaken) expect((await attempt).problems.map(({ code }) => code)).toEqual(['AS7006'])
  else await expect(attempt).rejects.toThrow('process 12')
})

test('the number of a killed build is given to the next one, as in a container: its lock is no obstacle', async () => {
  const file = lockFile()
  leave(file, 1, { began: 'the first start' })
  const { problems } = await takeLock(ports(file, 1, { beganAt: () => 'the second start' }))
  expect(problems.map(({ code }) => code)).toEqual(['AS7006'])
})

test.each([
  [14, false],
  [16, true],
])(
  'the lock of another host without a sign of life for %i minutes has expired: %s',
  async (minutes, isTaken) => {
    const file = lockFile()
    leave(file, 1, { host: 'a container that was killed' })
    const taken = takeLock(ports(file, 12, { now: () => statSync(file).mtimeMs + minutes * 60_000 }))
    if (!isTaken) return expect(taken).rejects.toThrow(/^process 1 on a container/)
    const { value, problems } = await taken
    expect(problems.map(({ code }) => code)).toEqual(['AS7006'])
    await value.release()
    expect(readdirSync(path.dirname(file))).toEqual([])
  },
)

test('a lock gives signs of life until it is released', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = lockFile()
  const touched: string[] = []
  const files = { ...createFiles(), touch: (name: string) => Promise.resolve(void touched.push(name)) }
  const { value } = await takeLock(ports(file, 12, { files }))
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(touched).toEqual([file, file]))
  await value.release()
  vi.advanceTimersByTime(60_000)
  expect(touched).toHaveLength(2)
})

test('a lock that another build took over is noticed at the next sign of life, and before the site is published', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = lockFile()
  const { value } = await takeLock(ports(file, 12))
  await value.verify()
  leave(file, 13)
  const isLost = new Promise((resolve) => value.lost.addEventListener('abort', resolve))
  vi.advanceTimersByTime(30_000)
  await isLost
  await expect(value.verify()).rejects.toMatchObject({ problems: [{ code: 'AS7012' }] })
  await value.release()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: 13 })
})

test.each([
  ['taken over', (file: string) => leave(file, 13)],
  ['removed', (file: string) => rmSync(file)],
])(
  'a build whose lock was %s publishes nothing, and leaves what is staged to the other',
  async (_name, lose) => {
    const site = createSite()
    const files = createFiles()
    const outcome = site.build(
      {},
      {
        files: {
          ...files,
          async write(file, content) {
            await files.write(file, content)
            if (file.endsWith('/nl/index.html')) lose(path.join(site.root, '.agency-site/build.lock'))
          },
        },
      },
    )
    expect(await outcome).toMatchObject({ ok: false, problems: [{ code: 'AS7012' }] })
    expect(existsSync(site.output)).toBe(false)
    expect(existsSync(path.join(site.root, '.agency-site/output.publishing/staging/nl/index.html'))).toBe(
      true,
    )
  },
)
