import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { emptyFolder } from '../../support/folder.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, TestService } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

const VISITOR = 'noor@voorbeeld.be'
const DAY = 24 * 3_600_000

const DOCUMENTS = [
  { names: { nl: 'Bodemattest', fr: 'Attestation du sol' }, file: 'documents/bodem “é".pdf' },
  { names: { nl: 'Plan', fr: 'Plan' }, file: 'private/plan.png' },
  { names: { nl: 'EPC' }, file: 'https://cdn.example/epc.pdf' },
  { names: { nl: 'Akte' } },
  { names: { nl: 'Weg' }, file: 'documents/gone.pdf' },
  { names: { nl: 'Geheim' }, file: '../secret.pdf' },
  { names: { nl: 'Link' }, file: 'documents/link.pdf' },
  { names: { nl: 'Map' }, file: 'documents' },
]
const withDocuments = (documents: (typeof SERVICE_SITE.properties)[number]['documents']) =>
  SERVICE_SITE.properties.map((property) => ({ ...property, documents }))

async function start() {
  const folder = emptyFolder('agency-site-documents-')
  const content = path.join(folder, 'content')
  for (const name of ['documents', 'private']) mkdirSync(path.join(content, name), { recursive: true })
  writeFileSync(path.join(content, 'documents/bodem “é".pdf'), '%PDF bodem')
  writeFileSync(path.join(content, 'private/plan.png'), 'PNG')
  writeFileSync(path.join(folder, 'secret.pdf'), 'secret')
  symlinkSync(path.join(folder, 'secret.pdf'), path.join(content, 'documents/link.pdf'))
  const site = { captcha: false, properties: withDocuments(DOCUMENTS) }
  return { service: await startService({ content, site }), site }
}

const ask = (service: TestService, documents: readonly string[], values: FormValues = {}) =>
  service.post('request-documents', { ...exampleOf('request-documents'), documents, ...values })

/** The links of the last mail. */
async function linksFor(service: TestService, documents: readonly string[]) {
  expect((await ask(service, documents)).status).toBe(202)
  const mail = (await mailsIn(service.deps, VISITOR)).at(-1)
  return mail === undefined ? [] : serviceLinksIn(mail)
}

test('documents are mailed as links, which give the files to keep', async () => {
  const { service } = await start()
  const [first = '', second = ''] = await linksFor(service, ['Bodemattest', 'Plan'])
  const [mail] = await mailsIn(service.deps, VISITOR)
  expect(mail?.text).toContain('De links werken tot en met 5 december 2026.')
  const answer = await service.ask(first)
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF bodem'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10',
    'content-disposition': `attachment; filename="bodem e_.pdf"; filename*=UTF-8''bodem%20%E2%80%9C%C3%A9%22.pdf`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect((await service.ask(second)).headers.get('Content-Type')).toBe('image/png')
  const head = await service.ask(first, { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '10', ''])
})

test('one that lies elsewhere is led to; one without a file is sent by people', async () => {
  const { service } = await start()
  const links = await linksFor(service, ['EPC', 'Akte'])
  const answer = await service.ask(links[0] ?? '')
  expect([links.length, answer.status, answer.headers.get('Location')]).toEqual([
    1,
    302,
    'https://cdn.example/epc.pdf',
  ])
  expect((await mailsIn(service.deps, VISITOR))[0]?.text).toContain('Wij bezorgen u zelf nog: Akte.')
})

test.each([
  ['a document that is not there', 'Weg'],
  ['a path out of the folder', 'Geheim'],
  ['a link out of the folder', 'Link'],
  ['a folder', 'Map'],
])('%s is not given: 410', async (_, name) => {
  const { service } = await start()
  const [link = ''] = await linksFor(service, [name])
  const answer = await service.ask(link)
  expect(answer.status).toBe(410)
  expect(await answer.text()).not.toContain('secret')
})

test('what the property does not list is an error of the field, and nothing is mailed', async () => {
  const { service } = await start()
  for (const documents of [['Eigendomsakte van de buren'], ['Plan', 'Onbekend']]) {
    const answer = await ask(service, documents)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { ok: false, errors: [{ field: 'documents', code: 'invalid' }] },
    ])
  }
  expect((await ask(service, ['Plan'], { property: '999999' })).status).toBe(422)
  expect(await mailsIn(service.deps)).toEqual([])
})

test('asked again within a day, the answer is the same and nothing is mailed; with another document, later or by somebody else, it is', async () => {
  const { service } = await start()
  const answers: string[] = []
  const mailed = async (documents: readonly string[], values: FormValues = {}) => {
    const before = (await mailsIn(service.deps)).length
    const answer = await ask(service, documents, { language: 'nl', ...values })
    answers.push(`${answer.status} ${await answer.text()}`)
    return (await mailsIn(service.deps)).length > before
  }
  expect(await mailed(['Plan'])).toBe(true)
  expect(await mailed(['Plan'], { email: VISITOR.toUpperCase() })).toBe(false)
  expect(await mailed(['Plan', 'Bodemattest'])).toBe(true)
  expect(await mailed(['Plan', 'Bodemattest'])).toBe(false)
  expect(await mailed(['Plan'], { email: 'sami@voorbeeld.be' })).toBe(true)
  service.pass(DAY - 1)
  expect(await mailed(['Plan'])).toBe(false)
  service.pass(1)
  expect(await mailed(['Plan'])).toBe(true)
  expect(new Set(answers).size).toBe(1)
})

test('a French page calls the same document by another name', async () => {
  const { service } = await start()
  await ask(service, ['Bodemattest'])
  const { length } = await mailsIn(service.deps)
  expect((await ask(service, ['Attestation du sol'], { language: 'fr' })).status).toBe(202)
  expect(await mailsIn(service.deps)).toHaveLength(length)
})

test('of two equal requests that come at once, one is mailed', async () => {
  const { service } = await start()
  const answers = await Promise.all([ask(service, ['Plan']), ask(service, ['Plan'])])
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  expect(await mailsIn(service.deps, VISITOR)).toHaveLength(1)
})

test('links end after two weeks; changed ones are none', async () => {
  const { service } = await start()
  const [link = ''] = await linksFor(service, ['Plan'])
  const html = { headers: { Accept: 'text/html' } }
  service.pass(14 * DAY - 1000)
  expect((await service.ask(link)).status).toBe(200)
  expect((await service.ask(link.replace('4127-', '4128-'), {}, html)).status).toBe(404)
  service.pass(1000)
  const late = await service.ask(link, {}, html)
  expect([late.status, (await late.text()).includes('Deze link werkt niet meer')]).toEqual([410, true])
})

test('a document that was taken off the site is not given any more, nor another that took its place', async () => {
  const { service, site } = await start()
  const [link = ''] = await linksFor(service, ['Plan'])
  site.properties = withDocuments(DOCUMENTS.filter(({ names }) => names.nl !== 'Plan'))
  const later = await startService({
    store: service.store,
    site,
    ...(service.deps.content && { content: service.deps.content }),
  })
  expect((await later.ask(link)).status).toBe(410)
})

test('without the site’s content nothing is given away', async () => {
  const { service, site } = await start()
  const [link = ''] = await linksFor(service, ['Plan'])
  const elsewhere = await startService({ store: service.store, site })
  expect((await elsewhere.ask(link)).status).toBe(410)
})

test('every link of the mail stands above the copy of what the visitor wrote', async () => {
  const { service } = await start()
  await linksFor(service, ['Bodemattest', 'Plan'])
  const text = (await mailsIn(service.deps, VISITOR)).at(-1)?.text ?? ''
  const copy = text.indexOf('WAT U ONS STUURDE')
  expect(copy).toBeGreaterThan(0)
  expect(text.lastIndexOf('/api/documents/')).toBeLessThan(copy)
})

test('documents of a project are mailed like those of a property, and only under the project', async () => {
  const { service } = await start()
  const [project] = SERVICE_SITE.projects
  if (project === undefined) throw new Error('the site of the tests has no project')
  const documents = [{ names: { nl: 'Lastenboek' }, file: 'private/plan.png' }]
  const site = { ...service.deps.site(), projects: [{ ...project, documents }] }
  const asked = await startService({ content: service.deps.content ?? '', site })
  const about = { property: '', project: project.id }
  expect((await ask(asked, ['Lastenboek'], { ...about, property: '4127', project: '' })).status).toBe(422)
  expect((await ask(asked, ['Bodemattest'], about)).status).toBe(422)
  expect((await ask(asked, ['Lastenboek'], about)).status).toBe(202)
  const [mail] = await mailsIn(asked.deps, VISITOR)
  expect(mail?.text).toContain('Lindehof')
  const [link = ''] = mail === undefined ? [] : serviceLinksIn(mail)
  expect(await (await asked.ask(link)).text()).toBe('PNG')
  // The same request again is no second mail.
  await ask(asked, ['Lastenboek'], { ...about, remarks: 'Nog eens' })
  expect(await mailsIn(asked.deps, VISITOR)).toHaveLength(1)
})
