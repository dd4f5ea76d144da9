/** What a browser without script is shown: it has to be enough to end what was begun. */
// @vitest-environment happy-dom
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { FORM_NAMES, FORMS } from '../../../core/domain/forms.ts'
import { fieldsOf } from '../../../core/domain/form-definition.ts'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { startService } from '../../support/service.ts'
import { control, pageOf, shown, text, waysOn } from './shown-page.ts'

/**
 * The rules of the site's own pages (tests/demo/html.test.ts), except for blanks at the end of lines, which
 * are invisible.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'void-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

async function problemsOf(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  )
}

describe('a form that has to be mended', () => {
  const values = { email: 'noor@', lastName: '', remarks: '\nTwee\nregels <b>' }

  test('stands there again, with what was typed', async () => {
    const { status, page } = await shown('contact-me', { values })
    expect(status).toBe(422)
    expect(page.querySelector('h1')?.textContent).toBe('Vraag meer informatie')
    const form = page.querySelector('form')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([
      '/api/forms/contact-me',
      'post',
    ])
    expect(control(page, 'firstName')?.value).toBe('Noor')
    expect(control(page, 'email')?.getAttribute('value')).toBe('noor@')
    expect(page.querySelector('textarea')?.value.trim()).toBe('Twee\nregels <b>')
    expect(page.querySelector<HTMLInputElement>('[name="property"]')?.value).toBe('4127')
    expect([...page.querySelectorAll('[checked]')].map((box) => box.getAttribute('value'))).toEqual([
      'ms',
      '10:00-13:00',
      '1',
    ])
  })

  test('ticks no box that the visitor left', async () => {
    const { page } = await shown('contact-me', { values: { ...values, newsletter: [] } })
    expect(control(page, 'newsletter')?.hasAttribute('checked')).toBe(false)
  })

  test('says beside each field what is wrong, and only there', async () => {
    const { page } = await shown('contact-me', { values })
    const marked = [...page.querySelectorAll('[aria-invalid="true"]')]
    expect(marked.map((field) => field.getAttribute('name'))).toEqual(['lastName', 'email'])
    const described = marked.map((field) =>
      text(page.getElementById(field.getAttribute('aria-describedby') ?? '')),
    )
    expect(described).toEqual(['Vul uw naam in', 'E-mailadres is niet geldig'])
  })

  test('begins with what is wrong, which has the focus, and whose links lead to the fields', async () => {
    const { page } = await shown('contact-me', { values })
    const summary = page.querySelector('.form-problems')
    expect(summary?.hasAttribute('autofocus')).toBe(true)
    expect(text(page.getElementById(summary?.getAttribute('aria-labelledby') ?? ''))).toBe(
      '2 velden vragen nog uw aandacht',
    )
    const links = [...(summary?.querySelectorAll('a') ?? [])]
    const targets = links.map((link) => page.getElementById(link.getAttribute('href')?.slice(1) ?? ''))
    expect(targets.map((target) => target?.getAttribute('name'))).toEqual(['lastName', 'email'])
    expect(page.title).toBe('2 velden vragen nog uw aandacht – Vraag meer informatie | Kantoor Linde & Zn')
  })

  test('can be mended and sent', async () => {
    const service = await startService()
    const page = await pageOf(
      await service.post('contact-me', { ...exampleOf('contact-me'), ...values }, { script: false }),
    )
    const mail = control(page, 'email')
    const name = control(page, 'lastName')
    if (mail) mail.value = 'noor@voorbeeld.be'
    if (name) name.value = 'De Wachter'
    const form = page.querySelector('form') as HTMLFormElement
    const sent: Record<string, string> = {}
    for (const [key, value] of new FormData(form)) sent[key] = String(value)
    const answer = await service.post('contact-me', sent, { script: false })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/bedankt/contact-me/'])
  })

  test('shows dates and numbers as they were typed, even where they are none', async () => {
    const { page } = await shown('appointment', {
      values: { startDate: '1 december', endDate: '2026-12-05' },
    })
    const [start, end] = [control(page, 'startDate'), control(page, 'endDate')]
    expect([start?.type, start?.getAttribute('value')]).toEqual(['text', '1 december'])
    expect([end?.type, end?.getAttribute('value')]).toEqual(['date', '2026-12-05'])
    const search = await shown('demand-register', { values: { priceMin: '250.000' } })
    expect(control(search.page, 'priceMin')?.getAttribute('value')).toBe('250.000')
    expect(control(search.page, 'priceMin')?.type).toBe('text')
  })

  test.each(['owner-login', 'reset-password'] as const)('%s shows no password again', async (form) => {
    const { page } = await shown(form, {
      values: { email: 'noor', passwordConfirmation: 'iets anders en lang' },
    })
    expect(page.documentElement.outerHTML).not.toContain('een lange zin')
    expect(page.documentElement.outerHTML).not.toContain('iets anders en lang')
  })

  test('speaks the language of the form', async () => {
    const { page } = await shown('contact-me', { values: { language: 'fr', email: 'noor' } })
    expect(page.documentElement.lang).toBe('fr')
    expect(text(page.querySelector('.field__problem'))).toBe('Votre adresse e-mail est invalide')
    expect(text(page.querySelector('.choice span'))).toBe('Monsieur')
    // A radio button cannot be unticked without a script.
    expect(page.querySelector('input[name="title"][value=""][type="radio"]')).not.toBeNull()
    expect(text([...page.querySelectorAll('.choice--radio span')].at(-1) ?? null)).toBe('Sans préférence')
    expect(page.querySelector('.mark')?.getAttribute('href')).toBe('/fr/')
  })

  test('offers the documents of its property, and the notices of the law', async () => {
    const documents = await shown('request-documents', { values: { phone: '', documents: ['Plan'] } })
    const boxes = [...documents.page.querySelectorAll<HTMLInputElement>('[name="documents"]')]
    expect(boxes.map(({ value }) => value)).toEqual(['Bodemattest', 'Plan'])
    expect(boxes.map((box) => box.hasAttribute('checked'))).toEqual([false, true])
    const offer = await shown('offer', { values: { binding: '' } })
    expect(text(offer.page.querySelector('.notice'))).toContain('voorschot van 10 %')
    const rent = await shown('rental-confirmation', { values: { conditions: '' } })
    expect(text(rent.page.querySelector('.notice dl'))).toBe('Vlaanderen 3 maanden huur')
  })

  test('offers again the documents that were chosen of a property that is gone', async () => {
    const values = { phone: '', property: '999999', documents: ['Plan'] }
    const { status, page } = await shown('request-documents', { values })
    expect(status).toBe(422)
    const boxes = [...page.querySelectorAll<HTMLInputElement>('[name="documents"]')]
    expect(boxes.map(({ value }) => value)).toEqual(['Plan'])
  })

  test('an old link says so, and leads to the form that mails another', async () => {
    const { status, page } = await shown('reset-password', { values: { token: 'no good: it has blanks' } })
    expect(status).toBe(422)
    expect(text(page.querySelector('.form-failure__text'))).toBe(
      'Deze link is niet meer geldig. Vraag een nieuwe aan.',
    )
    expect(waysOn(page)).toContainEqual(['Vraag een nieuwe link', '/nl/wachtwoord-vergeten/'])
  })
})

describe.each(FORM_NAMES)('%s', (form) => {
  test('has all its fields in the page, in order, and is valid HTML', async () => {
    const started = await startService()
    const sent = Object.fromEntries(
      fieldsOf(FORMS[form]).map(({ name, kind }) => [
        name,
        kind === 'hidden' ? String(exampleOf(form)[name]) : '',
      ]),
    )
    const answer = await started.post(form, sent, { script: false })
    const html = await answer.text()
    expect(await problemsOf(html)).toEqual([])
    const page = new DOMParser().parseFromString(html, 'text/html')
    const names = [...page.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'))
    // A single office needs no choice, and the home has no open-house days.
    const wanted = fieldsOf(FORMS[form]).flatMap(({ name, optionsFrom }) =>
      optionsFrom === 'offices' || optionsFrom === 'openDays' ? [] : name,
    )
    expect(
      [...new Set(names)].filter((name) => !['startedAt', 'homepage'].includes(name ?? '')).sort(),
    ).toEqual([...wanted].sort())
    expect(page.querySelectorAll('script, [style], [onclick]')).toHaveLength(0)
  })
})

test('a site without a thank-you page thanks by a page of the service', async () => {
  const { status, page } = await shown('testimonial', {
    service: { site: { thanks: {} as never } },
  })
  expect([status, text(page.querySelector('h1'))]).toEqual([200, 'Verzonden'])
})

test('the name of the site and its home are on every page, and robots leave it out', async () => {
  const { page } = await shown('contact-me', { values: { email: '' } })
  expect(page.querySelector('.mark')?.getAttribute('aria-label')).toBe('Kantoor Linde & Zn, startpagina')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))
  expect(sheets).toEqual(['/_a/site.0123.css', '/_a/form.0123.css'])
})
