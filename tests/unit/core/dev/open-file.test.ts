import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { editorCommand, fileToOpen } from '../../../../core/dev/open-file.ts'
import { emptyFolder } from '../../../support/folder.ts'

const SPOT = { file: '/site/content/a b.json', line: 12, column: 3 }

describe('the editor of the environment', () => {
  test.each<[Record<string, string>, readonly string[] | null]>([
    [{}, null],
    [{ EDITOR: '' }, null],
    [{ EDITOR: '  ' }, null],
    [{ EDITOR: 'code' }, ['code', '-g', '/site/content/a b.json:12:3']],
    [{ EDITOR: 'code --wait' }, ['code', '--wait', '-g', '/site/content/a b.json:12:3']],
    [{ EDITOR: '/opt/bin/zed' }, ['/opt/bin/zed', '/site/content/a b.json:12:3']],
    [{ EDITOR: 'idea' }, ['idea', '--line', '12', '/site/content/a b.json']],
    [{ EDITOR: 'kate' }, ['kate', '+12', '/site/content/a b.json']],
    [{ EDITOR: 'unheard-of' }, ['unheard-of', '/site/content/a b.json']],
    // These editors need the terminal in which dev runs.
    [{ EDITOR: 'vim' }, null],
    [{ EDITOR: '/usr/bin/nano' }, null],
    [{ EDITOR: 'vim', LAUNCH_EDITOR: 'subl' }, ['subl', '/site/content/a b.json:12:3']],
    [{ EDITOR: 'vim', VISUAL: 'codium' }, ['codium', '-g', '/site/content/a b.json:12:3']],
  ])('%j: %j', (env, command) => {
    expect(editorCommand(env, SPOT)).toEqual(command)
  })
})

test('only files of the site are opened', () => {
  const folder = emptyFolder()
  const root = path.join(folder, 'site')
  mkdirSync(path.join(root, 'content'), { recursive: true })
  writeFileSync(path.join(root, 'content/a.json'), '{}')
  writeFileSync(path.join(folder, 'secret'), 'x')
  symlinkSync(path.join(folder, 'secret'), path.join(root, 'content/link.json'))
  const open = (name: string) => fileToOpen(root, name)
  expect(open('content/a.json')).toBe(path.join(root, 'content/a.json'))
  const refused = ['../secret', 'content/../../secret', 'content/link.json', 'content', '', 'content/b.json']
  for (const name of [...refused, path.join(folder, 'secret'), 'content/a.json\0'])
    expect([name, open(name)]).toEqual([name, null])
})
