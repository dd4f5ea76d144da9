/** `npm run test:hosts`: the files of `build --target`, read by the hosts themselves or by their own parsers. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'hosts',
    include: ['tests/hosts/**/*.test.ts'],
    env: { TMPDIR: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
    globalSetup: 'tests/hosts/setup.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
