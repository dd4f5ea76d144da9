/** Every form of the documents, as a script and as a browser sends it. */
import { describe, expect, test } from 'vitest'
import { FORMS, OFFICE_FORMS, PUBLIC_FORMS } from '../../../core/domain/forms.ts'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { SITE_URL } from '../../support/service-site.ts'
import { NOW, startService } from '../../support/service.ts'

const DAY = 24 * 3600 * 1000

/** The portal answers the forms of owners; what the office does not receive is not kept as a submission. */
const keptOf = <Row>(form: (typeof PUBLIC_FORMS)[number], row: Row) =>
  OFFICE_FORMS.includes(form) ? [row] : []

describe.each(PUBLIC_FORMS)('%s', (form) => {
  test('is kept and answered as the documents say, to a script', async () => {
    const service = await startService()
    const answer = await service.post(form, FORMS[form].captcha ? service.example(form) : exampleOf(form))
    // A booked hour has a page of its own.
    const next = 'book' in FORMS[form] ? /^\/api\/appointments\/.+\?booked$/ : `/nl/bedankt/${form}/`
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: form === 'unsubscribe' ? 200 : 202,
      body: { ok: true, next: typeof next === 'string' ? next : expect.stringMatching(next) },
    })
    const rows = await service.store.db.selectFrom('submission').selectAll().execute()
    const { startDate: _, ...values } = exampleOf(form)
    const row = {
      form,
      language: 'nl',
      received_at: NOW,
      handled_at: null,
      values: expect.objectContaining(values),
    }
    expect(rows.map((kept) => ({ ...kept, values: JSON.parse(kept.fields) as object }))).toMatchObject(
      keptOf(form, row),
    )
    for (const { erase_at } of rows) expect(erase_at).toBeGreaterThanOrEqual(NOW + 30 * DAY)
  })

  test('leads a browser without script to the thank-you page of its language', async () => {
    const service = await startService()
    const hour = 'book' in FORMS[form] ? { start: 'none' } : {}
    const sent = { ...exampleOf(form), language: 'fr', ...hour }
    const answer = await service.post(form, sent, { script: false })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/fr/merci/${form}/`])
    const kept = await service.store.db.selectFrom('submission').select(['form', 'language']).execute()
    expect(kept).toEqual(keptOf(form, { form, language: 'fr' }))
  })
})

test('what a form is about can be looked up', async () => {
  const service = await startService()
  await service.post('offer', { ...service.example('offer'), email: 'Noor@Voorbeeld.BE' })
  await service.post('contact-construction', service.example('contact-construction'))
  const kept = await service.store.db
    .selectFrom('submission')
    .select(['property', 'project', 'email'])
    .execute()
  expect(kept).toEqual([
    { property: '4127', project: null, email: 'noor@voorbeeld.be' },
    { property: null, project: '12', email: 'noor@voorbeeld.be' },
  ])
})

test('what has to leave lies in the outbox as soon as a form is kept, and the outbox is told', async () => {
  const service = await startService({ config: { mail: { to: ['office@kantoor-linde.example'] } } })
  await service.post('contact-me', service.example('contact-me'))
  const [kept] = await service.store.db.selectFrom('submission').select('id').execute()
  const waiting = await service.store.db
    .selectFrom('outbox')
    .select(['submission', 'recipient', 'state'])
    .execute()
  expect(waiting).toContainEqual({
    submission: kept?.id,
    recipient: 'office@kantoor-linde.example',
    state: 'waiting',
  })
  expect(service.woken()).toBe(1)
})

test('the site says how long a form is kept', async () => {
  const service = await startService({ config: { retention: { 'job-contact': 10 } } })
  await service.post('job-contact', service.example('job-contact'))
  await service.post('contact-me', service.example('contact-me'))
  const kept = await service.store.db.selectFrom('submission').select(['form', 'erase_at']).execute()
  expect(kept).toEqual([
    { form: 'job-contact', erase_at: NOW + 10 * DAY },
    { form: 'contact-me', erase_at: NOW + 365 * DAY },
  ])
})

describe('of a site on another host', () => {
  test('a browser is led back there', async () => {
    const service = await startService({ apiOnly: true })
    const answer = await service.post('contact-me', exampleOf('contact-me'), { script: false })
    expect(answer.headers.get('Location')).toBe(`${SITE_URL}/nl/bedankt/contact-me/`)
  })

  test('a script may read the answer, and nobody else’s', async () => {
    const service = await startService()
    const body = new URLSearchParams({ language: 'nl' })
    const headers = { Accept: 'application/json', Origin: SITE_URL }
    const asked = (address: string, origin = SITE_URL) =>
      service.app.request(address, { method: 'POST', body, headers: { ...headers, Origin: origin } })
    const elsewhere = await asked('https://forms.example/api/forms/contact-me')
    expect(elsewhere.status).toBe(422)
    expect(elsewhere.headers.get('Access-Control-Allow-Origin')).toBe(SITE_URL)
    expect(elsewhere.headers.get('Vary')).toBe('Accept, Origin')
    const here = await asked(`${SITE_URL}/api/forms/contact-me`)
    expect([here.status, here.headers.get('Access-Control-Allow-Origin')]).toEqual([422, null])
    const stranger = await asked('https://forms.example/api/forms/contact-me', 'https://evil.example')
    expect([stranger.status, stranger.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
  })

  test('a script may read its challenge', async () => {
    const service = await startService()
    const answer = await service.app.request('https://forms.example/api/captcha?form=contact-me', {
      headers: { Origin: SITE_URL },
    })
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, SITE_URL])
  })
})
