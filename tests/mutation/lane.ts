/** A process that keeps Vitest alive over one copy of the repository and runs the test files that it is told. */
import path from 'node:path'
import { createVitest } from 'vitest/node'
import type { TestModule, Vitest } from 'vitest/node'

export type Order = RunOrder | ImportersOrder

export interface RunOrder {
  readonly kind: 'run'
  /** Test files, as absolute paths. */
  readonly tests: readonly string[]
  /** Sources that changed since the last order, as absolute paths. */
  readonly changed: readonly string[]
  /** Ends the run at the first failure. */
  readonly bail: boolean
}

export interface ImportersOrder {
  readonly kind: 'importers'
  readonly source: string
}

/** The result of one test file. Paths are relative to the repository. */
export interface FileOutcome {
  readonly test: string
  /** The first test that failed, with its message. */
  readonly failed: string | null
  readonly milliseconds: number
}

export async function main([root = '']: readonly string[]): Promise<void> {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    cache: false,
    // The importers of a module are read from the graph, which is whole only if every module is transformed.
    experimental: { fsModuleCache: false },
    maxWorkers: 1,
    reporters: [{}],
  })
  const files = (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId)
  const answer = async (order: Order) =>
    order.kind === 'run' ? run(vitest, order) : importersOf(vitest, order.source)
  process.on('message', (order: Order) => {
    void answer(order).then((outcome) => process.send?.(outcome))
  })
  process.on('disconnect', () => void vitest.close().then(() => process.exit()))
  process.send?.(files.map((file) => path.relative(root, file)))
}

async function run(vitest: Vitest, { tests, changed, bail }: RunOrder): Promise<readonly FileOutcome[]> {
  for (const file of changed) vitest.invalidateFile(file)
  for (const project of vitest.projects) project.config.bail = bail ? 1 : 0
  // The result of a run names the modules of all runs before it as well.
  vitest.state.filesMap.clear()
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(file))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const outcomes = testModules.map(outcomeOf)
  const [first] = outcomes
  if (unhandledErrors.length === 0 || first === undefined || outcomes.some(({ failed }) => failed !== null))
    return outcomes
  return [{ ...first, failed: `unhandled: ${messageOf(unhandledErrors[0])}` }, ...outcomes.slice(1)]
}

function outcomeOf(module: TestModule): FileOutcome {
  const { collectDuration, duration, environmentSetupDuration } = module.diagnostic()
  return {
    test: module.relativeModuleId,
    failed: failureOf(module),
    milliseconds: collectDuration + duration + environmentSetupDuration,
  }
}

/** Every module that imports a source, itself or through others, as far as tests have loaded them. */
function importersOf(vitest: Vitest, source: string): readonly string[] {
  const graphs = vitest.projects.flatMap(({ vite }) => Object.values(vite.environments))
  const found = new Set(
    graphs.flatMap(({ moduleGraph }) => [...(moduleGraph.getModulesByFile(source) ?? [])]),
  )
  for (const { importers } of found) for (const importer of importers) found.add(importer)
  return [...found].flatMap(({ file }) => (file === null ? [] : [path.relative(vitest.config.root, file)]))
}

function failureOf(module: TestModule): string | null {
  if (module.ok()) return null
  const [test] = module.children.allTests('failed')
  const errors = test?.result().errors ?? module.errors()
  return `${module.relativeModuleId} > ${test?.fullName ?? ''}: ${messageOf(errors[0])}`
}

function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return String(message).split('\n')[0] ?? ''
}
