/** A form takes its fields from the table in core/domain and everything else from the site. */
import { describe, expect, test } from 'vitest'
import { FORMS, isFormName } from '../../../../core/domain/forms.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { formOf, requestForms, requestsOf } from '../../../../core/view/forms.ts'
import type { Form } from '../../../../core/view/types.ts'
import { page, route, viewOf, withRoutes } from '../../../support/view.ts'
import { formIn, target } from './form-in.ts'

describe('a form', () => {
  test('goes to the service of the site, with a proof, and has a button', async () => {
    const { groups: _, ...rest } = await formIn('site-contact')
    expect(rest).toEqual({
      name: 'site-contact',
      action: '/api/forms/site-contact',
      captcha: '/api/captcha?form=site-contact',
      submit: 'Verstuur uw bericht',
      purpose: 'We gebruiken uw gegevens om uw vraag te beantwoorden, en bewaren ze 1 jaar.',
    })
  })

  test('says what it is used for in the language of the page, but not where another host keeps it', async () => {
    const french = await formIn('testimonial', {}, 'fr')
    expect(french.purpose).toContain('relire votre témoignage')
    expect((await formIn('offer', target({ target: 'https://crm.example/{form}' }))).purpose).toBeUndefined()
    expect((await formIn('owner-login')).purpose).toBeUndefined()
  })

  test('thanks on a page of the site, and links to the privacy statement, where there are such pages', async () => {
    const files = {
      ...withRoutes(
        { original: '/feedback/offer/', path: { nl: '/nl/dank-u/' } },
        { original: '/Privacy/', path: { nl: '/nl/privacy/' } },
        route('login'),
      ),
      'content/pages/thanks.json': { path: '/feedback/offer/', params: { title: { nl: 'Dank u' } } },
      'content/pages/privacy.json': { path: '/Privacy/', params: { title: { nl: 'Privacy' } } },
      ...page('login'),
    }
    expect(await formIn('offer', files)).toMatchObject({
      thanks: '/nl/dank-u/',
      privacy: { href: '/nl/privacy/', label: 'Privacyverklaring' },
    })
    const french = await formIn('offer', files, 'fr')
    for (const key of ['thanks', 'privacy']) expect(french).not.toHaveProperty(key)
    const login = await formIn('owner-login', files)
    for (const key of ['thanks', 'privacy']) expect(login).not.toHaveProperty(key)
  })

  const PROOF = (name: string) => `/api/captcha?form=${name}`

  test.each<[string, object, FormName, Pick<Form, 'action' | 'captcha' | 'native'>]>([
    [
      'elsewhere, where the browser posts',
      { target: 'https://f.example/{form}' },
      'offer',
      { action: 'https://f.example/offer', native: true },
    ],
    [
      'elsewhere, where a script is answered',
      { target: 'https://f.example/{form}', answers: 'json' },
      'offer',
      { action: 'https://f.example/offer' },
    ],
    [
      'elsewhere with a proof',
      { target: 'https://f.example/', captcha: 'https://c.example/{form}' },
      'offer',
      { action: 'https://f.example/', captcha: 'https://c.example/offer', native: true },
    ],
    [
      'to a host of its own',
      { targets: { offer: 'https://o.example/' } },
      'offer',
      { action: 'https://o.example/', native: true },
    ],
    [
      'to the service, while another does not',
      { targets: { offer: 'https://o.example/' } },
      'contact-me',
      { action: '/api/forms/contact-me', captcha: PROOF('contact-me') },
    ],
    [
      'to the service with its password, though all others go elsewhere',
      { target: 'https://f.example/{form}' },
      'owner-login',
      { action: '/api/forms/owner-login', captcha: PROOF('owner-login') },
    ],
    ['without a proof', { captcha: false }, 'offer', { action: '/api/forms/offer' }],
  ])('goes %s', async (_, config, name, shown) => {
    const { action, captcha, native } = await formIn(name, target(config))
    expect({ action, captcha, native }).toEqual(shown)
  })

  test.each(Object.keys(FORMS).filter(isFormName))(
    '%s has every field of its table, in words',
    async (name) => {
      const form = await formIn(name)
      const given = form.groups.flatMap(({ fields }) => fields)
      // A site without opening hours has no choice of an hour, and one with a single office no choice of the
      // office.
      const visible = fieldsOf(FORMS[name]).filter(
        ({ kind, optionsFrom }) => kind !== 'hidden' && kind !== 'hours' && optionsFrom !== 'offices',
      )
      expect(given.filter(({ kind }) => kind !== 'hidden').map((field) => field.name)).toEqual(
        visible.map((field) => field.name),
      )
      for (const { kind, label, hint, error } of given) {
        if (kind !== 'hidden') expect(label).toMatch(/\S/)
        for (const text of [label, hint, error]) expect(text ?? '').not.toMatch(/^form\./)
      }
      expect(form.submit).toMatch(/\S/)
    },
  )
})

describe('a request', () => {
  test('is described once for all pages, as it would be on each', async () => {
    const { context } = await viewOf()
    for (const [name, form] of Object.entries(requestForms(context))) {
      expect(isFormName(name) && formOf(context, FORMS[name])).toEqual(form)
    }
    expect(Object.keys(requestForms(context))).toContain('contact-me')
  })

  test('says what it is about', async () => {
    const { context } = await viewOf({}, { locale: 'fr' })
    const hidden = (name: string, value: string) => ({
      name,
      kind: 'hidden',
      required: false,
      value,
      width: 6,
    })
    const about = requestsOf(context, 'property', { property: 12 })
    expect(about.find(({ name }) => name === 'contact-me')).toEqual({
      title: 'form.title.contact-me',
      name: 'contact-me',
      hidden: [hidden('language', 'fr'), hidden('property', '12')],
    })
    expect(requestsOf(context, 'project', { project: 8 }).map((request) => request.hidden)).toEqual([
      [hidden('language', 'fr'), hidden('project', '8')],
    ])
    expect(requestsOf(context, 'project', {})[0]?.hidden).toEqual([hidden('language', 'fr')])
  })

  test('stands in its place on the page of a record', async () => {
    const { context } = await viewOf()
    const names = (record: 'property' | 'project', subject = {}) =>
      requestsOf(context, record, subject).map(({ name }) => name)
    expect(names('property', { documents: ['EPC'] })).toEqual([
      'contact-appointment',
      'contact-me',
      'request-documents',
      'send-to-friend',
    ])
    expect(names('property')).toEqual(['contact-appointment', 'contact-me', 'send-to-friend'])
    expect(names('project')).toEqual(['contact-construction'])
  })

  test('for documents offers those of the page; a single one is what was meant', async () => {
    const { context } = await viewOf()
    const documents = (names: readonly string[]) =>
      requestsOf(context, 'property', { property: 1, documents: names }).flatMap(
        (request) => request.documents ?? [],
      )
    expect(documents(['EPC', 'Akte'])).toEqual([
      { value: 'EPC', label: 'EPC' },
      { value: 'Akte', label: 'Akte' },
    ])
    expect(documents(['EPC'])).toEqual([{ value: 'EPC', label: 'EPC', checked: true }])
    expect(documents([])).toEqual([])
  })
})
