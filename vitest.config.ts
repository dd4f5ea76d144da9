import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Tests write thousands of small temporary files, for which memory is faster than a disk. */
const MEMORY = '/dev/shm'
const GIGABYTE = 2 ** 30
const temporary = existsSync(MEMORY) && roomOf(MEMORY) > GIGABYTE ? MEMORY : tmpdir()

function roomOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Keeps the files of a project together, because a worker is used again only by a file of the same project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const order = ['build', 'service', 'client', 'mocked', 'unit', 'demo']
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name)
    return sorted.toSorted((left, right) => rank(left) - rank(right))
  }
}

const MOCKED = 'tests/**/*.mocked.test.ts'
const common = {
  env: { TMPDIR: temporary },
  maxWorkers: 2,
  // A limit for what hangs: a machine with other work needs many times as long as a quiet one.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
}

export default defineConfig({
  // `scripts/test.mjs` runs two processes in turn, each of which stores the durations of its files.
  cacheDir: `node_modules/.vite/${process.env['AGENCY_SITE_TEST_RUN'] ?? 'single'}`,
  test: {
    sequence: { sequencer: ByProject },
    // Modules that did not change since the last run are not transformed again. `npx vitest --clearCache` empties it.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'],
          // Most of the time of a small test is the import of its modules: files of a project share them.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: [MOCKED],
          css: true,
          // The cache knows a style sheet by its own text, and not by those that it imports.
          experimental: { fsModuleCache: false },
          environment: 'happy-dom',
          isolate: false,
          setupFiles: 'tests/client/page-setup.ts',
          // Nothing is loaded: a style sheet counts as loaded, and a frame stays empty.
          environmentOptions: {
            happyDOM: {
              settings: {
                disableCSSFileLoading: true,
                disableIframePageLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
        },
      },
      {
        test: {
          ...common,
          name: 'service',
          include: ['tests/service/**/*.test.ts'],
          exclude: [MOCKED],
          globalSetup: 'tests/support/postgres-setup.ts',
          isolate: false,
        },
      },
      // A file that replaces a module needs modules of its own.
      {
        test: { ...common, name: 'mocked', include: [MOCKED] },
      },
      // Whole builds and child processes.
      {
        test: {
          ...common,
          name: 'build',
          include: ['tests/{build,broken}/**/*.test.ts'],
          globalSetup: 'tests/support/bundle-setup.ts',
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'demo',
          include: ['tests/{demo,browser}/**/*.test.ts'],
          globalSetup: 'tests/support/demo-setup.ts',
          setupFiles: 'tests/support/browser-setup.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // The files of a worker share its browser and the parts of the demo that they have read.
          isolate: false,
          // A test waits for its browser about half of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
