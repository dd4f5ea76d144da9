import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../cli/program.ts'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { emptyFolder } from '../../support/folder.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { confirmSearches } from '../../support/searches.ts'
import { NOW, startService } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'
import { recordingIo } from '../../support/terminal.ts'

const VISITOR = 'noor@voorbeeld.be'

/** A built site, its service, and the command. */
async function start() {
  const root = emptyFolder('agency-site-office-')
  for (const folder of ['.agency-site', 'site-config']) mkdirSync(path.join(root, folder))
  writeFileSync(path.join(root, 'site-config/service.json'), '{}')
  const publish = (site: object) =>
    writeFileSync(path.join(root, '.agency-site/service.json'), JSON.stringify(site))
  publish(SERVICE_SITE)
  const service = await startService({ site: { captcha: false } })
  const command = async (...argv: readonly string[]) => {
    const env = { AGENCY_SITE_DATABASE: service.file }
    const { io, written } = recordingIo({ cwd: root, env, now: () => NOW + 60_000 })
    return { code: await run([...argv, '--root', root], io), ...written }
  }
  const unpublish = () => rmSync(path.join(root, '.agency-site/service.json'))
  return { service, command, publish, unpublish }
}

const [SAMPLE] = SERVICE_SITE.properties
const NEWER = {
  ...SERVICE_SITE,
  properties: [SAMPLE, { ...SAMPLE, id: '5000', price: 300_000, fingerprint: 'b' }],
}

test('notify tells what was published, once; a dry run mails nobody', async () => {
  const { service, command, publish } = await start()
  await service.post('demand-register', { ...exampleOf('demand-register'), newsletter: [] })
  await confirmSearches(service)
  publish(NEWER)
  const mails = async () => (await mailsIn(service.deps, VISITOR)).length
  const dry = await command('notify', '--dry-run', '--json')
  expect(dry.code).toBe(0)
  expect(JSON.parse(dry.out)).toMatchObject({
    command: 'notify',
    ok: true,
    dryRun: true,
    digests: 1,
    told: [{ properties: [{ id: '5000', kind: 'new' }] }],
  })
  expect(dry.out).not.toContain(VISITOR)
  expect(await mails()).toBe(1)
  const said = await command('notify')
  expect([said.code, said.err + said.out]).toEqual([
    0,
    expect.stringContaining('1 visitor will be mailed about 1 property'),
  ])
  expect(await mails()).toBe(2)
  await command('notify')
  expect(await mails()).toBe(2)
})

test('the newsletter is exported as a table or as JSON', async () => {
  const { service, command } = await start()
  await service.post('sign-newsletter', { language: 'nl', email: VISITOR })
  const [mail] = await mailsIn(service.deps, VISITOR)
  const [link = ''] = mail === undefined ? [] : serviceLinksIn(mail)
  const header = '\uFEFF"email";"language";"askedAt";"confirmedAt";"form";"property";"unsubscribe"\r\n'
  expect(await command('newsletter', 'export')).toEqual({ code: 0, err: '', out: header })
  await service.ask(
    link,
    { method: 'POST', body: '' },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  )
  const table = await command('newsletter', 'export')
  expect(table.out).toMatch(/^\uFEFF"email";[^\n]*\r\n"noor@voorbeeld\.be";"nl";"2026-11-22T09:15:00\.000Z";/)
  const json = await command('newsletter', 'export', '--json')
  expect(JSON.parse(json.out)).toMatchObject({
    ok: true,
    subscribers: [{ email: VISITOR, form: 'sign-newsletter' }],
  })
})

test('before the first build there is nothing to tell', async () => {
  const { command, unpublish } = await start()
  unpublish()
  const { code, err } = await command('notify')
  expect([code === 0, err]).toEqual([false, expect.stringContaining('AS8201')])
})
