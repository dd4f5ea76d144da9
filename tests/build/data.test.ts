/** `agency-site data`: exports and erases the stored data of a person. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../core/service/store/open-store.ts'
import { runCli } from '../support/cli.ts'
import { startService } from '../support/service.ts'
import { createSite } from '../support/site.ts'

async function siteWithForm() {
  const { root } = createSite()
  const store = await openStore(path.join(root, 'data/service.db'))
  const service = await startService({ store })
  await service.post('contact-me', service.example('contact-me'))
  await store.close()
  return root
}

test('all that is kept under an address is JSON on stdout, and is erased when that is said', async () => {
  const root = await siteWithForm()
  const before = await runCli(['data', 'export', 'noor@voorbeeld.be', '--root', root])
  expect([before.code, before.stderr]).toEqual([0, ''])
  expect(JSON.parse(before.stdout)).toMatchObject({
    schema: 1,
    email: 'noor@voorbeeld.be',
    data: { submissions: [{ form: 'contact-me', fields: { firstName: 'Noor' } }] },
  })
  const erased = await runCli(['data', 'erase', 'noor@voorbeeld.be', '--root', root])
  expect([erased.code, erased.stdout]).toEqual([
    0,
    expect.stringContaining('erased for noor@voorbeeld.be: submissions: 1'),
  ])
  const after = await runCli(['data', 'export', 'noor@voorbeeld.be', '--root', root])
  expect(JSON.parse(after.stdout)).toMatchObject({ data: { submissions: [], mails: [] } })
})

test('what is no address is refused before anything is opened', async () => {
  const { root } = createSite()
  const ended = await runCli(['data', 'erase', 'noor', '--root', root])
  expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('It must be an e-mail address\n')])
})
