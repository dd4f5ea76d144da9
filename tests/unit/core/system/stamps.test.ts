import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stampOf } from '../../../../core/system/stamps.ts'
import { emptyFolder } from '../../../support/folder.ts'

test('a file that is written again has another stamp, one that cannot be looked at has none', () => {
  const file = path.join(emptyFolder(), 'a.json')
  expect(stampOf(file)).toBeNull()
  writeFileSync(file, '1')
  const first = stampOf(file)
  expect(stampOf(file)).toBe(first)
  writeFileSync(file, '12')
  expect(stampOf(file)).not.toBe(first)
  expect(stampOf(path.join(file, 'b.json'))).toBeNull()
  rmSync(file)
  expect(stampOf(file)).toBeNull()
})
