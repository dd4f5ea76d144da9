/** Which test files reach which mutants. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { groupBy } from '../../core/domain/group-by.ts'
import { sourceOf } from './copy.ts'
import type { Lane } from './lane-process.ts'
import type { Mutant } from './mutant.ts'
import { marked, outsideFunctions } from './reach.ts'
import { spread } from './spread.ts'

/** Test files with the time that they take, in milliseconds. */
export type Times = ReadonlyMap<string, number>

export interface Coverage {
  readonly times: Times
  /** By id of the mutant, the test files that run its block. */
  readonly tests: ReadonlyMap<string, readonly string[]>
}

interface Found {
  readonly times: Map<string, number>
  readonly tests: Map<string, Set<string>>
  readonly failed: Set<string>
}

/** A group of test files that takes longer than this is not waited for. */
const LONGEST = 900_000

/**
 * Runs every test file once over marked sources. The files of a group share one worker. A test that fails without any
 * mutant judges none.
 */
export async function coverageOf(
  lanes: readonly Lane[],
  groups: readonly (readonly string[])[],
  mutants: readonly Mutant[],
): Promise<Coverage> {
  const byFile = groupBy(mutants, ({ file }) => [file])
  const reportOf = ({ folder }: Lane) => path.join(folder, 'tmp/reached.txt')
  const mark = (lane: Lane) =>
    lane.write(
      new Map([...byFile].map(([file, some]) => [file, marked(file, sourceOf(file), some, reportOf(lane))])),
    )
  for (const lane of lanes) mark(lane)
  const found: Found = { times: new Map(), tests: new Map(), failed: new Set() }
  await spread(lanes, groups, async (lane, group) => {
    rmSync(reportOf(lane), { force: true })
    const outcomes = await lane.run(group, { limit: LONGEST, bail: false })
    for (const { test, milliseconds } of outcomes ?? []) found.times.set(test, milliseconds)
    for (const test of group)
      if (outcomes?.find((outcome) => outcome.test === test)?.failed !== null) found.failed.add(test)
    readReport(reportOf(lane), lane.folder, group, found)
  })
  await addImporters(lanes, byFile, new Set(groups.flat()), found)
  for (const lane of lanes) lane.write(new Map())
  const broken = await brokenOf(lanes, [...found.failed])
  const sound = [...found.tests].map(
    ([id, tests]) => [id, [...tests].filter((test) => !broken.has(test))] as const,
  )
  return { times: found.times, tests: new Map(sound) }
}

/** A line without a test file comes from a thread or a child process of any test of the group. */
function readReport(report: string, folder: string, group: readonly string[], { tests }: Found): void {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n').filter(Boolean) : []
  for (const line of new Set(lines)) {
    const [test = '', ids = ''] = line.split('\t')
    const some = test === '' ? group : [path.relative(folder, test)]
    for (const id of ids.split(' ')) add(tests, id, some)
  }
}

/** Files that share a worker load a module once: its importers are known from the graph of modules. */
async function addImporters(
  lanes: readonly Lane[],
  byFile: ReadonlyMap<string, readonly Mutant[]>,
  all: ReadonlySet<string>,
  { tests }: Found,
): Promise<void> {
  for (const [file, mutants] of byFile) {
    const outside = outsideFunctions(file, sourceOf(file), mutants)
    const importers =
      outside.length === 0 ? [] : await Promise.all(lanes.map((lane) => lane.importersOf(file)))
    for (const { id } of outside)
      add(
        tests,
        id,
        importers.flat().filter((importer) => all.has(importer)),
      )
  }
}

function add(tests: Found['tests'], id: string, some: readonly string[]): void {
  tests.set(id, new Set([...(tests.get(id) ?? []), ...some]))
}

/** The test files that fail on their own over the sources as they are. */
async function brokenOf(lanes: readonly Lane[], failed: readonly string[]): Promise<ReadonlySet<string>> {
  const broken = new Set<string>()
  await spread(lanes, failed, async (lane, test) => {
    const [outcome] = (await lane.run([test], { limit: LONGEST, bail: false })) ?? []
    if (outcome !== undefined && outcome.failed === null) return
    broken.add(test)
    console.log(`Left out, as it fails without any mutant: ${outcome?.failed ?? test}`)
  })
  return broken
}
