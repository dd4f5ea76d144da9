import path from 'node:path'
import type { Coverage, Times } from './coverage.ts'
import { sourceOf } from './copy.ts'
import type { Lane } from './lane-process.ts'
import { applied } from './mutant.ts'
import type { Mutant } from './mutant.ts'
import { spread } from './spread.ts'

export interface Verdict {
  readonly mutant: Mutant
  /** The test that fails with it, or null for a survivor. */
  readonly killedBy: string | null
  /** How many test files reach it. */
  readonly reached: number
}

/** The nearest tests first: the one that bears the name of the file, those that killed its mutants, the fastest. */
function ordered(
  mutant: Mutant,
  { times, tests }: Coverage,
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
  coverage: Coverage,
): Promise<readonly Verdict[]> {
  const kills = new Map<string, number>()
  const verdicts: Verdict[] = []
  await spread(lanes, mutants, async (lane, mutant) => {
    const tests = ordered(mutant, coverage, kills)
    lane.write(new Map([[mutant.file, applied(sourceOf(mutant.file), mutant.edit)]]))
    const killedBy = await killerOf(lane, tests, coverage.times)
    if (killedBy !== null) {
      const key = `${mutant.file} ${killedBy.split(' > ')[0]}`
      kills.set(key, (kills.get(key) ?? 0) + 1)
    }
    verdicts.push({ mutant, killedBy, reached: tests.length })
    process.stdout.write(killedBy === null ? ` ${mutant.id} ` : '.')
  })
  for (const lane of lanes) lane.write(new Map())
  process.stdout.write('\n')
  return verdicts
}

async function killerOf(lane: Lane, tests: readonly string[], times: Times): Promise<string | null> {
  let from = 0
  for (const size of HANDFULS) {
    const some = tests.slice(from, from + size)
    if (some.length === 0) return null
    const usual = some.reduce((sum, test) => sum + (times.get(test) ?? 0), 0)
    const limit = 45_000 + 5 * usual
    const outcomes = await lane.run(some, { limit, bail: true })
    if (outcomes === null) return `no answer in ${Math.round(limit / 1000)} s`
    const failed = outcomes.find((outcome) => outcome.failed !== null)
    if (failed !== undefined) return failed.failed
    from += size
  }
  return null
}
