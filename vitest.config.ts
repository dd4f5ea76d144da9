import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{unit,client,architecture,service}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          css: true,
          // Nothing is fetched: a style sheet counts as loaded, a frame stays empty.
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
      // Whole builds and child processes.
      {
        test: {
          name: 'build',
          include: ['tests/{build,broken}/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
          // Processes are killed at moments that a starved machine moves. A fault fails twice.
          retry: 1,
        },
      },
      {
        test: {
          name: 'demo',
          include: ['tests/{demo,browser}/**/*.test.ts'],
          globalSetup: 'tests/support/demo-setup.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
          // A browser on a starved machine misses a moment now and then. A fault fails three times; the report names both.
          retry: 2,
        },
      },
    ],
  },
})
