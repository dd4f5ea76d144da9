/**
 * A folder of mails that the user of the service may not write. The super-user may write any folder, so the
 * system call is replaced.
 */
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { builtSite, examined } from './built-site.ts'

vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  return {
    ...fs,
    accessSync(name, mode) {
      if (String(name).endsWith(`${path.sep}mails`))
        throw Object.assign(new Error(`EACCES: permission denied, access '${String(name)}'`), {
          code: 'EACCES',
        })
      fs.accessSync(name, mode)
    },
  }
})

test('is found, though the rest of the data folder may be written', async () => {
  const office = builtSite()
  office.write('data/mails/1.eml', 'Subject: a mail')
  const { code, bad, find } = await examined(office)
  expect({ code, bad }).toEqual({ code: 5, bad: ['mail'] })
  expect(find('mail')?.text).toMatch(/data\/mails cannot be written: .*permission denied/)
})
