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
import { coverageOf } from './coverage.ts'
import { draw, randomFrom } from './draw.ts'
import { outdated, setAside } from './equivalent.ts'
import { createLane } from './lane-process.ts'
import type { Lane } from './lane-process.ts'
import { mutantsOf } from './mutant.ts'
import type { Mutant } from './mutant.ts'
import { OPERATORS } from './operators/all.ts'
import { summary, survivorText, tableOf } from './report.ts'
import { judge } from './run.ts'
import type { Verdict } from './run.ts'

/** The test files of a stage run only for mutants that survived the stages before. `together` share a worker. */
const STAGES = [
  { files: /^tests\/unit\/(?!templates\/)/, together: 20 },
  // The samples are drawn when their module is loaded.
  { files: /^tests\/unit\/templates\//, together: 1 },
  { files: /^tests\/broken\//, together: 1 },
  { files: /^tests\/client\//, together: 5 },
  { files: /^tests\/service\//, together: 5 },
  { files: /^tests\/build\//, together: 1 },
]

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
      operators: { type: 'string' },
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

function drawn({ folder, count, seed, only, operators }: Options, copy: string): readonly Mutant[] {
  const compiling = compilingIn(copy)
  return folder.split(',').flatMap((one) => {
    const pattern = /\.tsx?$/.test(one) ? one : `${one}/**/*.{ts,tsx}`
    const files = glob.sync(pattern, { cwd: REPOSITORY, ignore: ['**/*.d.ts'] }).sort()
    const used = OPERATORS.filter(
      ({ name }) => operators === undefined || operators.split(',').includes(name),
    )
    const candidates = files.flatMap((file) => mutantsOf(file, sourceOf(file), used))
    if (only !== undefined) return candidates.filter(({ id }) => only.split(',').includes(id))
    for (const { file, before, after, reason } of operators === undefined ? outdated(one, candidates) : [])
      console.log(`equivalent.json: ${file} has no ${before} -> ${after} any more (${reason})`)
    console.log(`${one}: ${candidates.length} candidates in ${files.length} files, seed ${seed}`)
    const mutants = draw({ candidates, count, random: randomFrom(seed), compiling })
    console.log(tableOf(candidates, mutants))
    return mutants
  })
}

async function verdictsOn(
  lanes: readonly Lane[],
  mutants: readonly Mutant[],
  { stages, tests }: Options,
): Promise<readonly Verdict[]> {
  const all = ((await lanes[0]?.tests()) ?? []).filter((test) => new RegExp(tests).test(test))
  let verdicts: readonly Verdict[] = mutants.map((mutant) => ({ mutant, killedBy: null, reached: 0 }))
  for (const { files, together } of STAGES.slice(0, stages)) {
    const left = verdicts.filter(({ killedBy }) => killedBy === null).map(({ mutant }) => mutant)
    const mine = all.filter((test) => files.test(test))
    if (left.length === 0 || mine.length === 0) continue
    console.log(`${left.length} mutants, ${mine.length} test files of ${files.source}`)
    const judged = await judge(lanes, left, await coverageOf(lanes, groupsOf(mine, together), left))
    verdicts = verdicts.map((before) => {
      const now = judged.find(({ mutant }) => mutant === before.mutant)
      return now === undefined ? before : { ...now, reached: before.reached + now.reached }
    })
  }
  return verdicts
}

function groupsOf(tests: readonly string[], size: number): readonly (readonly string[])[] {
  const starts = tests.map((_, index) => index).filter((index) => index % size === 0)
  return starts.map((start) => tests.slice(start, start + size))
}

function report({ folder, seed, count, json }: Options, verdicts: readonly Verdict[]): number {
  const aside = setAside(verdicts.map(({ mutant }) => mutant))
  const survivors = verdicts.filter(({ killedBy, mutant }) => killedBy === null && !aside.has(mutant.id))
  for (const { mutant, reached } of survivors)
    console.log(`${survivorText(mutant)}\n    ${reached} test files reach it`)
  const byFolder = folder.split(',').map((one) => ({
    folder: one,
    verdicts: verdicts.filter(({ mutant: { file } }) => file === one || file.startsWith(`${one}/`)),
  }))
  for (const one of byFolder) console.log(summary(one.folder, seed, one.verdicts, aside))
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify({ folder, seed, count, aside: [...aside], verdicts }, null, 2)}\n`)
  const tooMany = byFolder.some(
    (one) => 20 * one.verdicts.filter(({ mutant }) => aside.has(mutant.id)).length > one.verdicts.length,
  )
  return tooMany ? 1 : 0
}
