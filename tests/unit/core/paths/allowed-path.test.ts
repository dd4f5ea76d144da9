import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allowedFile, allowedPath } from '../../../../core/paths/allowed-path.ts'
import { readRegular, readRegularSync } from '../../../../core/system/regular-file.ts'
import { emptyFolder } from '../../../support/folder.ts'

function fenced() {
  const folder = emptyFolder()
  const inside = path.join(folder, 'site')
  const closed = path.join(inside, 'private')
  mkdirSync(closed, { recursive: true })
  mkdirSync(`${inside}-old`)
  writeFileSync(path.join(inside, 'a.txt'), 'a')
  writeFileSync(path.join(closed, 'deed.pdf'), 'secret')
  writeFileSync(path.join(`${inside}-old`, 'a.txt'), 'old')
  execFileSync('mkfifo', [path.join(inside, 'pipe')])
  const links = {
    out: '../site-old/a.txt',
    gone: 'nowhere',
    self: 'self',
    deed: 'private/deed.pdf',
    ok: 'a.txt',
  }
  for (const [name, target] of Object.entries({ ...links, zero: '/dev/zero' }))
    symlinkSync(target, path.join(inside, name))
  return { inside, fence: { inside, closed: [closed] } }
}

test.each([
  ['out', 'outside'],
  ['../site-old/a.txt', 'outside'],
  ['zero', 'outside'],
  ['deed', 'closed'],
  ['private', 'closed'],
  ['private/deed.pdf', 'closed'],
  ['gone', 'missing'],
  ['a.txt/b', 'missing'],
  ['a\0.txt', 'missing'],
  ['x'.repeat(300), 'missing'],
  ['self', 'circle'],
  ['pipe', 'special'],
])('%j: %s', (name, refusal) => {
  const { inside, fence } = fenced()
  expect(allowedPath(path.join(inside, name), fence)).toMatchObject({ refusal })
})

test('a link inside is resolved, and a folder is no file', () => {
  const { inside, fence } = fenced()
  expect(allowedFile(path.join(inside, 'ok'), fence)).toMatchObject({ real: path.join(inside, 'a.txt') })
  expect(allowedPath(inside, fence)).toMatchObject({ real: inside })
  expect(allowedFile(inside, fence)).toMatchObject({ refusal: 'special' })
})

test('a pipe, a device and a folder are not read', async () => {
  const { inside } = fenced()
  const others = { pipe: 'EFTYPE', zero: 'EFTYPE', private: 'EISDIR' }
  for (const [name, code] of Object.entries(others)) {
    await expect(readRegular(path.join(inside, name))).rejects.toMatchObject({ code })
    expect(() => readRegularSync(path.join(inside, name))).toThrow(code)
  }
})
