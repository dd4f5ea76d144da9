/** The scripts of `agency-site completion`. bash runs its own; zsh runs that of bash. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { HOST_NAMES } from '../../../core/domain/host-names.ts'
import { run } from '../../../cli/program.ts'
import { recordingIo } from '../../support/terminal.ts'

async function scriptOf(shell: string): Promise<string> {
  const { io, written } = recordingIo({ cwd: '/', env: {}, now: () => 0 })
  expect(await run(['completion', shell], io)).toBe(0)
  return written.out
}

/** Completes the last word, as the tab key does. */
async function proposed(...words: readonly string[]): Promise<readonly string[]> {
  const ask = `${await scriptOf('bash')}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _agency_site; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', ask, 'bash', ...words], { encoding: 'utf8', cwd: '/' })
  expect(stderr).toBe('')
  return stdout.split('\n').filter((word) => word !== '')
}

test.each([
  [['agency-site', 'bui'], ['build']],
  [['agency-site', 'cache', 'p'], ['prune']],
  [['agency-site', 'build', '--accept'], ['--accept-fewer']],
  [['agency-site', 'cache', 'prune', '--old'], ['--older-than']],
  [
    ['agency-site', 'build', '--target', 'n'],
    ['netlify', 'nginx'],
  ],
  [
    ['agency-site', '--json', 'build', '--renderer', ''],
    ['strings', 'react'],
  ],
  [['agency-site', 'build', '--out', '/us'], ['/usr']],
  [['agency-site', 'import', '/us'], ['/usr']],
])('bash completes %j to %j', async (words, expected) => {
  expect(await proposed(...words)).toEqual(expected)
})

test.each(['zsh', 'fish', 'powershell'])(
  'the script for %s has commands, options and the hosts',
  async (shell) => {
    const script = await scriptOf(shell)
    for (const word of ['build', 'prune', 'accept-fewer', ...HOST_NAMES]) expect(script).toContain(word)
  },
)

test('fish proposes what is below a command only behind its words', async () => {
  const script = await scriptOf('fish')
  expect(script).toMatch(
    /^complete -c agency-site -f -n '__fish_seen_subcommand_from cache; and not __fish_seen_subcommand_from [a-z ]*prune[a-z ]*' -a prune /m,
  )
  expect(script).toMatch(
    /^complete -c agency-site -f -n 'not __fish_seen_subcommand_from [a-z ]*build[a-z ]*' -a build /m,
  )
})
