/**
 * The requests of the pages match `core/http`: every form sent by the browser alone, and one by its script.
 */
import type { Page, Request } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { FormName } from '../../core/domain/forms.ts'
import { fieldsOf } from '../../core/domain/form-definition.ts'
import { FORM_NAMES, FORMS } from '../../core/domain/forms.ts'
import { makeChallenge, verifySolution } from '../../core/http/challenge.ts'
import { exampleOf } from '../../scripts/docs/examples.ts'
import { readSubmission } from '../../core/http/submission.ts'
import type { SubmittedValues } from '../../core/http/submission.ts'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import type { ExampleName } from '../support/examples.ts'

/** The page of saved homes needs a script, and has its form only when something is saved (`service.test.ts`). */
type PlainForm = Exclude<FormName, 'saved-homes'>

const PAGES: Readonly<Record<PlainForm, ExampleName>> = {
  'site-contact': 'contact',
  'contact-me': 'property',
  'contact-appointment': 'property',
  'contact-construction': 'project',
  'contact-demand': 'valuation',
  'demand-register': 'search',
  'send-to-friend': 'property',
  'sign-newsletter': 'newsletter',
  'owner-login': 'login',
  'forgot-password': 'password',
  'reset-password': 'new-password',
  testimonial: 'give-testimonial',
  offer: 'offer',
  'rental-confirmation': 'rental',
  appointment: 'appointment',
  'request-documents': 'property-request',
  'job-contact': 'jobs',
  unsubscribe: 'unsubscribe',
}

const SECRET = 'of this test'
const browser = await openBrowser()

/** A link to a collapsed form opens it. */
function urlOf(name: PlainForm): string {
  const page = inject('demoExamples').find(
    (example) => example.name === PAGES[name] && example.locale === 'nl',
  )
  return `${inject('demoUrl')}${page?.url}#${name}`
}

function read(name: FormName, request: Request) {
  return readSubmission(FORMS[name], new URLSearchParams(request.postData() ?? ''), Date.now())
}

/**
 * Fills every field on the page with the values of the documents, sends the form, and returns the expected
 * payload.
 */
async function send(page: Page, name: FormName): Promise<SubmittedValues> {
  const form = page.locator(`#${name}`)
  // Without a script, the visitor pastes the token.
  const shown = fieldsOf(FORMS[name]).filter(({ kind, name }) => kind !== 'hidden' || name === 'token')
  const wanted = Object.fromEntries(shown.map(({ name: field }) => [field, exampleOf(name)[field] ?? '']))
  const fixed = await form.evaluate((element, values) => {
    const controls = [...element.querySelectorAll<HTMLInputElement>('[name]')]
    for (const control of controls.filter(({ type }) => type !== 'hidden')) {
      const value = [values[control.name] ?? []].flat()
      if (control.type === 'radio' || control.type === 'checkbox')
        control.checked = value.includes(control.value)
      else if (value[0] !== undefined) control.value = value[0]
    }
    const hidden = controls.filter(({ type, value }) => type === 'hidden' && value !== '')
    return {
      names: controls.map(({ name }) => name),
      hidden: Object.fromEntries(hidden.map((control) => [control.name, control.value])),
    }
  }, wanted)
  await form.locator('button[type="submit"]').click()
  // An hour and its office are chosen on a page of the service.
  const asked = Object.entries(wanted).filter(([field]) => fixed.names.includes(field))
  return { ...Object.fromEntries(asked), ...fixed.hidden }
}

test('every form, without script, is read as it was filled in', async () => {
  const context = await browser.newContext({ ...answered(inject('demoUrl')), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route(/\.(?:webp|png|jpg|woff2|js)$/, (route) => route.abort())
  // The answer has no content, so the browser stays on the page.
  await page.route('**/api/forms/*', (route) => route.fulfill({ status: 204 }))
  for (const name of FORM_NAMES.filter((form) => form !== 'saved-homes')) {
    await page.goto(urlOf(name), { waitUntil: 'domcontentloaded' })
    const posted = page.waitForRequest(`**/api/forms/${name}`)
    const expected = await send(page, name)
    const request = await posted
    expect(request.headers()['content-type'], name).toBe('application/x-www-form-urlencoded')
    expect(read(name, request), name).toEqual({ kind: 'read', values: expected, solution: undefined })
  }
})

test('one form, by its script, with a proof that holds', async () => {
  const context = await browser.newContext(answered(inject('demoUrl')))
  const page = await context.newPage()
  const name = 'site-contact'
  let received: Request | undefined
  await page.route('**/api/service.json', (route) => route.fulfill({ json: { service: true } }))
  await page.route('**/api/captcha?*', (route) => {
    const form = new URL(route.request().url()).searchParams.get('form')
    expect(form).toBe(name)
    const random = { salt: '0123456789abcdef01234567', number: 800 }
    return route.fulfill({ json: makeChallenge({ secret: SECRET, form: name, now: Date.now(), random }) })
  })
  await page.route('**/api/forms/*', (route) => {
    received = route.request()
    return route.fulfill({ status: 202, json: { ok: true } })
  })
  await page.goto(urlOf(name))
  const expected = await send(page, name)
  await page.waitForURL('**/nl/bedankt/contact/')
  expect(received?.headers()['accept']).toBe('application/json')
  const found = received && read(name, received)
  expect(found).toMatchObject({ kind: 'read', values: expected })
  const solution = found?.kind === 'read' ? (found.solution ?? '') : ''
  expect(verifySolution(solution, { secret: SECRET, form: name, now: Date.now() }).ok).toBe(true)
})
