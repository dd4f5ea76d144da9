/** A process that keeps Vitest alive over one copy of the repository and runs the test files that it is told. */
import { createVitest } from 'vitest/node'
import type { TestModule, Vitest } from 'vitest/node'

export interface Order {
  /** Test files and changed sources, as absolute paths. */
  readonly tests: readonly string[]
  readonly changed: readonly string[]
}

export interface Outcome {
  /** The first test that failed, with its message. */
  readonly failed: string | null
  readonly milliseconds: number
}

export async function main([root = '']: readonly string[]): Promise<void> {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    bail: 1,
    cache: false,
    isolate: true,
    maxWorkers: 1,
    reporters: [{}],
  })
  const files = (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId)
  process.on('message', (order: Order) => {
    void run(vitest, order).then((outcome) => process.send?.(outcome))
  })
  process.on('disconnect', () => void vitest.close().then(() => process.exit()))
  process.send?.(files)
}

async function run(vitest: Vitest, { tests, changed }: Order): Promise<Outcome> {
  for (const file of changed) vitest.invalidateFile(file)
  // The result of a run names the modules of all runs before it as well.
  vitest.state.filesMap.clear()
  const begun = performance.now()
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(file))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = testModules.map(failureOf).find((failure) => failure !== null) ?? null
  const missing = tests.find((file) => !testModules.some(({ moduleId }) => moduleId === file))
  const unhandled = unhandledErrors.length > 0 ? `unhandled: ${messageOf(unhandledErrors[0])}` : null
  const unfinished = missing === undefined ? null : `${missing} did not run`
  return { failed: failed ?? unhandled ?? unfinished, milliseconds: performance.now() - begun }
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
