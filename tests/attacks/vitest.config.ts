/** `npm run test:attacks`: attacks on real processes behind real proxies. They are not part of `npm test`. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'attacks',
    include: ['tests/attacks/**/*.test.ts'],
    env: { TMPDIR: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
    globalSetup: [
      'tests/attacks/fronts-setup.ts',
      // Without guards (`without-guards.ts`), attacks run on the embedded database only.
      ...(process.env['ATTACKS_ON_FILE'] ? [] : ['tests/support/postgres-setup.ts']),
    ],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
  },
})
