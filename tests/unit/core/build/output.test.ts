import { expect, test } from 'vitest'
import { filesBelow } from '../../../../core/build/output/output.ts'
import { createFiles } from '../../../../core/system/files.ts'
import type { Files } from '../../../../core/system/files.ts'

test('a folder below may hold more files than a call takes arguments', async () => {
  const names = Array.from({ length: 200_000 }, (_, index) => `${index}.html`)
  const kind = (isDirectory: boolean) => ({ isDirectory }) as Awaited<ReturnType<Files['stat']>>
  const files: Files = {
    ...createFiles(),
    list: (folder) => Promise.resolve(/nl.?$/.test(folder) ? names : ['index.html', 'nl']),
    stat: (file) => Promise.resolve(kind(file.endsWith('nl'))),
  }
  const found = await filesBelow(files, '/output')
  expect(found).toHaveLength(200_001)
  expect(found).toEqual(expect.arrayContaining(['index.html', 'nl/199999.html']))
})
