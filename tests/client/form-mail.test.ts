// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DRAFTS_KEY } from '../../core/domain/storage-keys.ts'
import { element } from './dom.ts'
import { fillPerson, formHtml, json, submit, TEXTS } from './form-page.ts'
import { show } from './dom.ts'
import type { FormName } from '../../core/domain/forms.ts'

const go = vi.fn<(href: string) => void>()
const asked: string[] = []

/** The host serves the files of the site, and no service. */
function serveFiles(presence: unknown): void {
  vi.stubGlobal('fetch', (address: string | URL) => {
    const url = String(address)
    if (url.includes('texts')) return Promise.resolve(json(200, TEXTS))
    asked.push(url)
    return Promise.resolve(url.includes('service.json') ? json(200, presence) : json(404, {}))
  })
}

async function open(name: FormName, attributes = ''): Promise<void> {
  document.documentElement.lang = 'nl'
  show(`<h1>Herenhuis in Gent</h1>${formHtml(name, { attributes, hidden: { property: '4127', hold: '' } })}`)
  // A page stores the presence of the service in its modules.
  vi.resetModules()
  const { openForm } = await import('../../templates/client/forms/open-form.ts')
  await openForm(element<HTMLFormElement>('form'), go)
}

const mailed = () => decodeURIComponent(go.mock.calls[0]?.[0] ?? '')
const button = () => element('.form__end button').textContent

beforeEach(() => {
  localStorage.clear()
  go.mockClear()
  asked.length = 0
  document.body.dataset.service = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.body.dataset.service
})

describe('on a host without the service', () => {
  test('the button of a form opens a mail at once: nothing is asked of an address that is not there', async () => {
    serveFiles({ service: false })
    await open('contact-me', 'data-captcha="/api/captcha?form=contact-me"')
    expect(button()).toBe('Stuur uw vraag per mail')
    expect(element('.form__mail').textContent).toContain('vertrekt pas als u die mail verstuurt')
    expect([...document.querySelectorAll('.form__mail a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:+3290001234',
      'mailto:gent@kantoor-linde.example',
    ])
    submit()
    expect(go).not.toHaveBeenCalled()
    expect(element('[name="email"]').getAttribute('aria-invalid')).toBe('true')
    fillPerson()
    submit()
    expect(mailed()).toMatch(
      /^mailto:gent@kantoor-linde\.example\?subject=Verstuur – Herenhuis in Gent&body=/,
    )
    expect(asked).toEqual(['/api/service.json'])
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  test('a visit is asked for: no hours are looked up, and none is needed', async () => {
    serveFiles({ service: false })
    await open('contact-appointment')
    fillPerson()
    submit()
    expect(mailed()).toContain('mailto:gent@kantoor-linde.example')
    expect(asked).toEqual(['/api/service.json'])
  })

  test('what is for a friend becomes a link that mails the address of the page', async () => {
    serveFiles({ service: false })
    await open('send-to-friend')
    expect(element('form').textContent.trim()).toBe(
      'Dit verstuurt u met uw eigen mailprogramma. De link naar deze pagina staat er al in. Mail de link door',
    )
    const href = element('form a').getAttribute('href') ?? ''
    expect(href).toMatch(/^mailto:\?subject=/)
    expect(decodeURIComponent(href)).toContain(location.href.replace(/#.*$/, ''))
    // A form that was submitted while the script loaded.
    submit()
    expect(mailed()).toMatch(/^mailto:\?subject=/)
  })

  test('what is for the office of a home goes to that office, whose number it shows', async () => {
    serveFiles({ service: false })
    const office =
      'data-email="brugge@kantoor-linde.example" data-phone="050 00 12 34" data-tel="tel:+3250001234"'
    await open('contact-me', office)
    expect(element('.form__mail a[href^="mailto:"]').textContent).toBe('brugge@kantoor-linde.example')
    expect(element('.form__mail a[href^="tel:"]').outerHTML).toBe(
      '<a href="tel:+3250001234">Bel 050 00 12 34</a>',
    )
    fillPerson()
    submit()
    expect(mailed()).toMatch(/^mailto:brugge@kantoor-linde\.example\?/)
  })

  test.each(['owner-login', 'forgot-password'] as const)(
    '%s opens no mail: the number to call is there at once',
    async (name) => {
      serveFiles({ service: false })
      await open(name)
      submit()
      expect(element('[role="alert"]').textContent).toContain('Bel 09 000 12 34')
      expect([go.mock.calls, asked]).toEqual([[], ['/api/service.json']])
      expect(button()).toBe('Verstuur')
    },
  )
})

test('a form that the page itself opens a mail with asks no address at all', async () => {
  delete document.body.dataset.service
  serveFiles({})
  await open('contact-me', 'data-mail="Vraag meer informatie"')
  fillPerson()
  submit()
  expect(mailed()).toContain('subject=Vraag meer informatie – Herenhuis in Gent')
  expect(asked).toEqual([])
  expect(document.querySelector('.form__mail')).toBeNull()
})

test('where the service does not say that it is there, the form is posted', async () => {
  serveFiles('<p>Bad gateway</p>')
  await open('contact-me')
  expect(button()).toBe('Verstuur')
})
