/** `npm run docs:build`: the documentation as a site. The command itself checks links and parts of other hosts. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { REPOSITORY } from '../support/repository.ts'

test('the documentation builds, and each link in it leads somewhere', () => {
  const out = emptyFolder()
  const command = ['scripts/run.mjs', 'scripts/docs-site/build.ts', '--base', '/docs/', '--out', out]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: REPOSITORY,
    encoding: 'utf8',
  })
  expect({ status, faults: stderr.match(/^(?:broken link|part of another host) .*$/gm) }).toEqual({
    status: 0,
    faults: null,
  })
  expect(stdout).toMatch(/^\d{3} pages in /m)
  const [title] = /(?<=<h1 [^>]*>)[^<]*/.exec(readFileSync(path.join(out, 'tutorial.html'), 'utf8')) ?? []
  expect(title?.trim()).toBe('Tutorial: an agency in ten minutes')
})
