/** File systems with fewer features than others, and large files. */
import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFiles } from '../../../../core/system/files.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { makePipe } from '../../../support/pipe.ts'

/** The system makes no hard links until the end of the test. */
function refuseLinks(code: string): void {
  const { link } = fs
  const restore = () => {
    fs.link = link
    syncBuiltinESMExports()
  }
  onTestFinished(restore)
  fs.link = () => Promise.reject(Object.assign(new Error(code), { code }))
  syncBuiltinESMExports()
}

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'without hard links (%s) a file is still created by one of many only',
  async (code) => {
    refuseLinks(code)
    const folder = emptyFolder()
    const file = path.join(folder, 'build.lock')
    const files = createFiles()
    const names = ['a', 'b', 'c', 'd']
    const created = await Promise.all(names.map((name) => files.create(file, name)))
    expect(created.filter(Boolean)).toHaveLength(1)
    expect(readFileSync(file, 'utf8')).toBe(names[created.indexOf(true)])
    expect(readdirSync(folder)).toEqual(['build.lock'])
  },
)

test('another refusal of the disk is an error that names the file', async () => {
  refuseLinks('EIO')
  const file = path.join(emptyFolder(), 'build.lock')
  await expect(createFiles().create(file, 'a')).rejects.toMatchObject({ code: 'EIO', path: file })
})

test('a pipe or a device takes what is written, and is not replaced', async () => {
  const file = path.join(emptyFolder(), 'pipe')
  const pipe = await makePipe(file)
  await createFiles().writeAtomic(file, 'a page')
  expect([String(await pipe.read()), pipe.isPipe()]).toEqual(['a page', true])
})

test('a copy has the content, its hash and the rights of a new file', async () => {
  const folder = emptyFolder()
  const [from, to] = [path.join(folder, 'film.mp4'), path.join(folder, 'new/deep/film.mp4')]
  const content = Buffer.alloc(300_000, 'film ')
  writeFileSync(from, content)
  chmodSync(from, 0o600)
  const files = createFiles()
  expect(await files.copy(from, to)).toEqual({ hash: hashOf(content), bytes: 300_000 })
  expect(await files.hash(from)).toBe(hashOf(content))
  expect(readFileSync(to).equals(content)).toBe(true)
  await files.write(path.join(folder, 'new.txt'), '')
  expect(statSync(to).mode).toBe(statSync(path.join(folder, 'new.txt')).mode)
})

test('what cannot be copied is named', async () => {
  const folder = emptyFolder()
  const gone = path.join(folder, 'gone')
  await expect(createFiles().copy(gone, path.join(folder, 'new'))).rejects.toMatchObject({ path: gone })
  await expect(createFiles().hash(gone)).rejects.toMatchObject({ code: 'ENOENT', path: gone })
})
