/** `npm run test:faults`: killed processes, frozen databases, full disks. It takes ten minutes at most. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: 'tests/support/postgres-setup.ts',
    env: { TMPDIR: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
    // The files share a database server, which they freeze.
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
