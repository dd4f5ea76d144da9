/**
 * `npm run mutate -- --folder core/domain --count 100 --seed 7`: puts small faults into a folder, one at a time, runs the
 * tests that reach each of them and lists those that no test notices. CONTRIBUTING.md explains the options.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import glob from 'fast-glob'
import { REPOSITORY } from '../support/repository.ts'
import { compilingIn } from './compiles.ts'
import { sourceOf } from './copy.ts'
import { draw, randomFrom } from './draw.ts'
import { outdated, setAside } from './equivalent.ts'
import { createLane } from './lane-process.ts'
import type { Lane } from './lane-process.ts'
import { mutantsOf } from './mutant.ts'
import type { Mutant } from './mutant.ts'
import { OPERATORS } from './operators/all.ts'
import { summary, survivorText, tableOf } from './report.ts'
import { judge, reachOf } from './run.ts'
import type { Verdict } from './run.ts'

/** Those of a stage run only for mutants that survived the stages before. */
const STAGES = [/^tests\/(?:unit|client)\//, /^tests\/service\//, /^tests\/(?:build|broken)\//]

function optionsOf(rest: readonly string[]) {
  const { values } = parseArgs({
    args: [...rest],
    options: {
      folder: { type: 'string', default: 'core/domain' },
      count: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      stages: { type: 'string', default: String(STAGES.length) },
      tests: { type: 'string', default: '' },
      only: { type: 'string' },
      json: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  })
  return { ...values, count: Number(values.count), seed: Number(values.seed), stages: Number(values.stages) }
}

type Options = ReturnType<typeof optionsOf>

export async function main(rest: readonly string[]): Promise<number> {
  const options = optionsOf(rest)
  const scratch = mkdtempSync(path.join(tmpdir(), 'mutate-'))
  // A server of the tests may run as another user.
  chmodSync(scratch, 0o755)
  const lanes: Lane[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      rmSync(scratch, { recursive: true, force: true })
      process.exit(1)
    })
  try {
    lanes.push(createLane(path.join(scratch, '0')))
    const mutants = drawn(options, lanes[0]?.folder ?? '')
    for (const mutant of options.list ? mutants : []) console.log(survivorText(mutant))
    if (options.list || mutants.length === 0) return 0
    for (let job = 1; job < Number(options.jobs); job++) lanes.push(createLane(path.join(scratch, `${job}`)))
    return report(options, await verdictsOn(lanes, mutants, options))
  } finally {
    await Promise.all(lanes.map((lane) => lane.end()))
    rmSync(scratch, { recursive: true, force: true })
  }
}

function drawn({ folder, count, seed, only }: Options, copy: string): readonly Mutant[] {
  const patterns = folder.split(',').map((one) => (/\.tsx?$/.test(one) ? one : `${one}/**/*.{ts,tsx}`))
  const files = glob.sync(patterns, { cwd: REPOSITORY, ignore: ['**/*.d.ts'] }).sort()
  const candidates = files.flatMap((file) => mutantsOf(file, sourceOf(file), OPERATORS))
  if (only !== undefined) return candidates.filter(({ id }) => only.split(',').includes(id))
  for (const { file, before, after, reason } of outdated(folder, candidates))
    console.log(`equivalent.json: ${file} has no ${before} -> ${after} any more (${reason})`)
  console.log(`${folder}: ${candidates.length} candidates in ${files.length} files, seed ${seed}`)
  const mutants = draw({ candidates, count, random: randomFrom(seed), compiling: compilingIn(copy) })
  console.log(tableOf(candidates, mutants))
  return mutants
}

async function verdictsOn(
  lanes: readonly Lane[],
  mutants: readonly Mutant[],
  { stages, tests }: Options,
): Promise<readonly Verdict[]> {
  const all = ((await lanes[0]?.tests()) ?? []).filter((test) => new RegExp(tests).test(test))
  let verdicts: readonly Verdict[] = mutants.map((mutant) => ({ mutant, killedBy: null, reached: 0 }))
  for (const stage of STAGES.slice(0, stages)) {
    const left = verdicts.filter(({ killedBy }) => killedBy === null).map(({ mutant }) => mutant)
    const mine = all.filter((test) => stage.test(test))
    if (left.length === 0 || mine.length === 0) continue
    console.log(`${left.length} mutants, ${mine.length} test files of ${stage.source}`)
    const judged = await judge(lanes, left, await reachOf(lanes, mine, left))
    verdicts = verdicts.map((before) => {
      const now = judged.find(({ mutant }) => mutant === before.mutant)
      return now === undefined ? before : { ...now, reached: before.reached + now.reached }
    })
  }
  return verdicts
}

function report(options: Options, verdicts: readonly Verdict[]): number {
  const aside = setAside(verdicts.map(({ mutant }) => mutant))
  const survivors = verdicts.filter(({ killedBy, mutant }) => killedBy === null && !aside.has(mutant.id))
  for (const { mutant, reached } of survivors)
    console.log(`${survivorText(mutant)}\n    ${reached} test files reach it`)
  console.log(summary(options.folder, options.seed, verdicts, aside))
  if (options.json !== undefined) {
    const { folder, seed, count } = options
    writeFileSync(
      options.json,
      `${JSON.stringify({ folder, seed, count, aside: [...aside], verdicts }, null, 2)}\n`,
    )
  }
  return aside.size * 20 > verdicts.length ? 1 : 0
}
