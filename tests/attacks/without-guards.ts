/**
 * `npm run test:attacks:guards`: removes each guard of `guards.ts` from a copy of the repository, and runs
 * the attack that it stops. The attack must fail there. `-- --only "the key"` runs the guards whose name
 * contains a text.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeCopy, writeSource } from '../mutation/copy.ts'
import { REPOSITORY } from '../support/repository.ts'
import { GUARDS } from './guards.ts'
import type { Guard } from './guards.ts'

const FIRST_STAND = 'file, nginx, files'

export async function main(rest: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...rest], options: { only: { type: 'string', default: '' } } })
  const scratch = mkdtempSync(path.join(tmpdir(), 'guards-'))
  chmodSync(scratch, 0o755)
  try {
    const copy = makeCopy(path.join(scratch, 'copy'))
    const survived: string[] = []
    for (const guard of GUARDS.filter(({ name }) => name.includes(values.only))) {
      const verdict = await tried(copy, guard)
      console.log(`${verdict.padEnd(9)} ${guard.name} (${guard.file}): ${guard.attack}`)
      if (verdict !== 'noticed') survived.push(guard.name)
    }
    console.log(survived.length === 0 ? 'every guard is needed' : `not noticed: ${survived.join(', ')}`)
    return survived.length === 0 ? 0 : 1
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** `stale`: the source has changed, or the attack does not exist. */
async function tried(copy: string, guard: Guard): Promise<'noticed' | 'MISSED' | 'STALE'> {
  const { file, from, to, attack, stand = FIRST_STAND } = guard
  const source = readFileSync(path.join(REPOSITORY, file), 'utf8')
  if (source.split(from).length !== 2) return 'STALE'
  await writeSource(
    copy,
    file,
    source.replace(from, () => to),
  )
  const name = `${attack} [${stand}]`.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/attacks/vitest.config.ts', '-t', name],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, ATTACKS_ON_FILE: '1', NO_COLOR: '1' } },
  )
  await writeSource(copy, file, source)
  if (status === 0) return /Tests\s+1 passed/.test(stdout) ? 'MISSED' : 'STALE'
  return /Tests\s+1 failed/.test(stdout) ? 'noticed' : 'STALE'
}
