import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isPrivate, makePrivateFolder } from '../../../../core/service/private-files.ts'
import { emptyFolder } from '../../../support/folder.ts'

const rightsOf = (file: string) => statSync(file).mode & 0o777

describe('a data folder that others may read', () => {
  const folderWith = (...names: readonly string[]) => {
    const folder = path.join(emptyFolder(), 'data')
    mkdirSync(folder)
    for (const name of names) writeFileSync(path.join(folder, name), '')
    chmodSync(folder, 0o755)
    makePrivateFolder(folder)
    return rightsOf(folder)
  }

  test.each([[[]], [['service.db', 'service.db-wal', 'mails']]])('is closed to them with %j', (names) => {
    expect(folderWith(...names)).toBe(0o700)
  })

  test.each(['site.json', 'service.db.old', 'mails-of-2025', 'my-service.db'])(
    'stays open with %s, which is not of the service',
    (name) => {
      expect(folderWith('service.db', name)).toBe(0o755)
    },
  )

  test('is made for its user alone', () => {
    const folder = path.join(emptyFolder(), 'a', 'b')
    makePrivateFolder(folder)
    expect(rightsOf(folder)).toBe(0o700)
  })
})

describe('a file', () => {
  test.each([
    [0o600, true],
    [0o700, true],
    [0o640, false],
    [0o604, false],
    [0o610, false],
  ])('with the rights %o is private: %s', (mode, expected) => {
    const file = path.join(emptyFolder(), 'service.db')
    writeFileSync(file, '')
    chmodSync(file, mode)
    expect(isPrivate(file)).toBe(expected)
  })

  test('that does not exist shows nothing', () => {
    expect(isPrivate(path.join(emptyFolder(), 'service.db'))).toBe(true)
  })
})
