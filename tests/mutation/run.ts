import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { groupBy } from '../../core/domain/group-by.ts'
import { sourceOf } from './copy.ts'
import type { Lane } from './lane-process.ts'
import { applied } from './mutant.ts'
import type { Mutant } from './mutant.ts'
import { marked } from './reach.ts'

export interface Verdict {
  readonly mutant: Mutant
  /** The test that fails with it, or null for a survivor. */
  readonly killedBy: string | null
  /** How many test files reach it. */
  readonly reached: number
}

/** Test files with the time that they take, in milliseconds. */
type Times = ReadonlyMap<string, number>

interface Reach {
  readonly times: Times
  /** By id of the mutant, the test files that run its block. */
  readonly tests: ReadonlyMap<string, readonly string[]>
}

/** A test file that takes longer than this is not waited for. */
const LONGEST = 900_000

/** Runs each task on the next free lane. */
async function spread<T>(
  lanes: readonly Lane[],
  tasks: readonly T[],
  work: (lane: Lane, task: T) => Promise<void>,
) {
  const queue = [...tasks]
  const serve = async (lane: Lane) => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await work(lane, task)
  }
  await Promise.all(lanes.map(serve))
}

/** Runs every test file once over marked sources. A test that fails without any mutant judges none. */
export async function reachOf(
  lanes: readonly Lane[],
  tests: readonly string[],
  mutants: readonly Mutant[],
): Promise<Reach> {
  const byFile = groupBy(mutants, ({ file }) => [file])
  const reportOf = ({ folder }: Lane) => path.join(folder, 'tmp/reached.txt')
  const mark = (lane: Lane) =>
    lane.write(
      new Map([...byFile].map(([file, some]) => [file, marked(file, sourceOf(file), some, reportOf(lane))])),
    )
  await Promise.all(lanes.map(mark))
  const times = new Map<string, number>()
  const found = new Map<string, string[]>()
  const failed: string[] = []
  await spread(lanes, tests, async (lane, test) => {
    rmSync(reportOf(lane), { force: true })
    const outcome = await lane.run([test], LONGEST)
    if (outcome.failed !== null) failed.push(test)
    times.set(test, outcome.milliseconds)
    const reported = existsSync(reportOf(lane)) ? readFileSync(reportOf(lane), 'utf8').split(/\s/) : []
    for (const id of new Set(reported)) found.set(id, [...(found.get(id) ?? []), test])
  })
  await Promise.all(lanes.map((lane) => lane.write(new Map())))
  const broken = new Set<string>()
  await spread(lanes, failed, async (lane, test) => {
    const outcome = await lane.run([test], LONGEST)
    if (outcome.failed === null) return
    broken.add(test)
    console.log(`Left out, as it fails without any mutant: ${outcome.failed}`)
  })
  const sound = [...found].map(([id, list]) => [id, list.filter((test) => !broken.has(test))] as const)
  return { times, tests: new Map(sound) }
}

/** The nearest tests first: the one that bears the name of the file, those that killed its mutants, the fastest. */
function ordered(
  mutant: Mutant,
  { times, tests }: Reach,
  kills: ReadonlyMap<string, number>,
): readonly string[] {
  const name = path.basename(mutant.file).replace(/\.\w+$/, '')
  const rank = (test: string) =>
    (path.basename(test).startsWith(`${name}.`) ? 1e9 : 0) +
    1e6 * (kills.get(`${mutant.file} ${test}`) ?? 0) -
    (times.get(test) ?? 0)
  return (tests.get(mutant.id) ?? []).toSorted((a, b) => rank(b) - rank(a))
}

/** Test files by the handful first, as most mutants are killed by one of the nearest. */
const HANDFULS = [2, 8, Infinity]

export async function judge(
  lanes: readonly Lane[],
  mutants: readonly Mutant[],
  reach: Reach,
): Promise<readonly Verdict[]> {
  const kills = new Map<string, number>()
  const verdicts: Verdict[] = []
  await spread(lanes, mutants, async (lane, mutant) => {
    const tests = ordered(mutant, reach, kills)
    await lane.write(new Map([[mutant.file, applied(sourceOf(mutant.file), mutant.edit)]]))
    const killedBy = await killerOf(lane, tests, reach.times)
    if (killedBy !== null) {
      const key = `${mutant.file} ${killedBy.split(' > ')[0]}`
      kills.set(key, (kills.get(key) ?? 0) + 1)
    }
    verdicts.push({ mutant, killedBy, reached: tests.length })
    process.stdout.write(killedBy === null ? 'S' : '.')
  })
  await Promise.all(lanes.map((lane) => lane.write(new Map())))
  process.stdout.write('\n')
  return verdicts
}

async function killerOf(lane: Lane, tests: readonly string[], times: Times): Promise<string | null> {
  let from = 0
  for (const size of HANDFULS) {
    const some = tests.slice(from, from + size)
    if (some.length === 0) return null
    const usual = some.reduce((sum, test) => sum + (times.get(test) ?? 0), 0)
    const { failed } = await lane.run(some, 60_000 + 5 * usual)
    if (failed !== null) return failed
    from += size
  }
  return null
}
