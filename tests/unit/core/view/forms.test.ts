/** A form takes its fields from the table in core/domain and everything else from the site. */
import { describe, expect, test } from 'vitest'
import { FORMS, isFormName } from '../../../../core/domain/forms.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import type { TeamMember } from '../../../../core/schema/property.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { formOf, requestForms, requestsOf } from '../../../../core/view/forms.ts'
import type { Field, Form } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, route, rulesConfig, siteConfig, spaced, viewOf, withRoutes } from '../../../support/view.ts'

const OFFICE = {
  name: 'Gent',
  street: 'Lindekaai 7',
  zip: '9000',
  city: 'Gent',
  country: 'BE',
  phone: '09 000 12 34',
}

async function formIn(name: FormName, files: SiteFiles = {}, locale: 'nl' | 'fr' = 'nl'): Promise<Form> {
  const { context } = await viewOf(files, { locale })
  return spaced(formOf(context, FORMS[name]))
}

function fieldIn({ groups }: Form, name: string): Field | undefined {
  return groups.flatMap(({ fields }) => fields).find((field) => field.name === name)
}

const target = (more: object) => ({ 'site-config/forms.json': more })

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
      // A site without opening hours asks for no hour, and one with one office for no office.
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

describe('a field', () => {
  test('is asked for with its kind, its words, and how browsers fill it in', async () => {
    const form = await formIn('site-contact')
    expect(fieldIn(form, 'email')).toEqual({
      name: 'email',
      kind: 'email',
      label: expect.any(String) as string,
      required: true,
      autocomplete: 'email',
      inputMode: 'email',
      error: expect.any(String) as string,
      width: 3,
    })
    expect(fieldIn(form, 'remarks')).toEqual({
      name: 'remarks',
      kind: 'textarea',
      label: expect.any(String) as string,
      required: false,
      width: 6,
    })
  })

  test('has a hint where the table says so', async () => {
    expect(fieldIn(await formIn('demand-register'), 'zone')?.hint).toMatch(/\S/)
    expect(fieldIn(await formIn('demand-register'), 'email')).not.toHaveProperty('hint')
  })

  test('offers what the table says, in the language', async () => {
    const options = async (locale: 'nl' | 'fr') =>
      fieldIn(await formIn('site-contact', {}, locale), 'goal')?.options
    expect((await options('nl'))?.map(({ value }) => value)).toEqual(['sell', 'rentOut', 'buy'])
    expect((await options('nl'))?.map(({ label }) => label)).not.toEqual(
      (await options('fr'))?.map(({ label }) => label),
    )
    expect(fieldIn(await formIn('site-contact'), 'email')).not.toHaveProperty('options')
  })

  test('offers the moments of the language', async () => {
    const slots = async (locale: 'nl' | 'fr') =>
      fieldIn(await formIn('site-contact', {}, locale), 'slots')?.options?.map(({ value }) => value)
    expect(await slots('nl')).toEqual(['10:00-13:00', '13:00-16:00', '16:00-19:00'])
    expect(await slots('fr')).toEqual(['10:00-13:00', '14:00-16:00', '16:00-19:00'])
  })

  test('offers the types of the site that the language names', async () => {
    const category = (WebID: number, Name: object) => ({
      ID: WebID,
      WebID,
      Name,
      ShowOrder: WebID,
      Sale: true,
      Rent: true,
    })
    const files = {
      'content/categories.json': [category(1, { nl: 'Huis', fr: 'Maison' }), category(4, { nl: 'Grond' })],
    }
    const types = async (locale: 'nl' | 'fr') =>
      fieldIn(await formIn('demand-register', files, locale), 'types')?.options
    expect(await types('nl')).toEqual([
      { value: '1', label: 'Huis' },
      { value: '4', label: 'Grond' },
    ])
    expect(await types('fr')).toEqual([{ value: '1', label: 'Maison' }])
  })

  test('for documents has none before a page names its own', async () => {
    expect(fieldIn(await formIn('request-documents'), 'documents')?.options).toEqual([])
  })

  test('that is hidden holds the language; what a page is about is left to the page', async () => {
    const [carried] = (await formIn('contact-me', {}, 'fr')).groups
    expect(carried).toEqual({
      fields: [{ name: 'language', kind: 'hidden', required: false, value: 'fr', width: 6 }],
    })
  })

  test('for a token is pasted where there is no script', async () => {
    const token = fieldIn(await formIn('reset-password'), 'token')
    expect(token).toMatchObject({ kind: 'hidden', value: '', required: false })
    expect(token?.withoutScript).toMatchObject({
      name: 'token',
      kind: 'text',
      required: true,
      autocomplete: 'off',
    })
    expect(token?.withoutScript?.label).toMatch(/\S/)
    expect(token?.withoutScript?.hint).toMatch(/\S/)
  })
})

describe('a group', () => {
  test('has a title where the table gives one', async () => {
    const { groups } = await formIn('site-contact')
    expect(groups.map(({ title }) => title)).toEqual([undefined, 'Uw vraag', 'Uzelf'])
  })

  test('says what an offer costs, where the site has a rule for it', async () => {
    const advance = [{ validFrom: '2026-01-01', checkedOn: '2026-11-20', percent: 12.5 }]
    const notices = async (files: SiteFiles) => (await formIn('offer', files)).groups.at(-1)?.notices
    expect(await notices({})).toHaveLength(1)
    const [binding, paid] = (await notices(rulesConfig({ advance }))) ?? []
    expect(binding).toMatch(/^Een bod dat u ondertekent/)
    expect(paid).toContain('een voorschot van 12,5 %')
    expect((await formIn('offer')).groups[0]).not.toHaveProperty('notices')
  })

  test('says the highest deposits, by region', async () => {
    const conditions = (await formIn('rental-confirmation')).groups.at(-1)
    expect(conditions?.notices).toHaveLength(2)
    expect(conditions?.facts).toEqual([
      { term: 'energy.region.flanders', value: '3 maanden huur' },
      { term: 'energy.region.brussels', value: '2 maanden huur' },
      { term: 'energy.region.wallonia', value: '2 maanden huur' },
      { term: 'energy.region.luxembourg', value: '2 maanden huur' },
    ])
    expect((await formIn('offer')).groups.at(-1)).not.toHaveProperty('facts')
  })
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

test('a form shows the fields that the site chooses, and requires those that it says', async () => {
  const fields = {
    'contact-me': [
      { name: 'email' },
      { name: 'phone', required: false },
      { name: 'lastName' },
      { name: 'firstName' },
    ],
  }
  const form = await formIn('contact-me', target({ fields }))
  expect(form.groups.flatMap((group) => group.fields.map(({ name }) => name))).toEqual([
    'language',
    'email',
    'phone',
    'lastName',
    'firstName',
  ])
  expect(fieldIn(form, 'phone')).toMatchObject({ required: false })
  expect(fieldIn(await formIn('offer', target({ fields })), 'phone')).toMatchObject({ required: true })
})

test('a field whose neighbour the site leaves out takes its place', async () => {
  const widths = async (fields: object) =>
    (await formIn('contact-me', target({ fields }))).groups
      .flatMap((group) => group.fields)
      .flatMap(({ name, kind, width }) => (kind === 'hidden' ? [] : [[name, width]]))
  const [first, last, email] = [{ name: 'firstName' }, { name: 'lastName' }, { name: 'email' }]
  expect(await widths({ 'contact-me': [first, last, email] })).toEqual([
    ['firstName', 3],
    ['lastName', 3],
    ['email', 6],
  ])
  expect(await widths({ 'contact-me': [last, { name: 'remarks' }, first, email] })).toEqual([
    ['lastName', 6],
    ['remarks', 6],
    ['firstName', 3],
    ['email', 3],
  ])
})

describe('without a service and without another receiver, a form', () => {
  const EMAIL = {
    'site-config/service.json': null,
    ...siteConfig({ offices: [{ ...OFFICE, email: 'gent+nl@linde.example' }] }),
  }

  test('opens a mail to the agency, says so, and names the other ways', async () => {
    const form = await formIn('contact-appointment', EMAIL)
    expect(form).toMatchObject({
      action: 'mailto:gent%2Bnl@linde.example?subject=Plan%20een%20bezoek',
      submit: 'Stuur uw vraag per mail',
      mail: { subject: 'Plan een bezoek' },
    })
    expect(form.mail?.note).toContain('vertrekt pas als u die mail verstuurt')
    expect(form.mail?.ways.map(({ href }) => href)).toEqual([
      'tel:+3290001234',
      'mailto:gent%2Bnl@linde.example',
    ])
    // Nothing promises a page that follows, a proof, or a time for which the agency keeps what it has not received.
    for (const key of ['thanks', 'captcha', 'purpose', 'instead']) expect(form).not.toHaveProperty(key)
    expect(form.groups.flatMap(({ notices = [] }) => notices)).toContain(
      'Dit is een vraag, nog geen afspraak. We bellen of mailen u om het uur af te spreken.',
    )
    expect(fieldIn(form, 'start')).toBeUndefined()
    expect(fieldIn(form, 'startDate')).not.toHaveProperty('when')
  })

  test.each<[FormName, string, SiteFiles]>([
    ['owner-login', 'has a password', EMAIL],
    ['forgot-password', 'is about an account', EMAIL],
    ['send-to-friend', 'goes to somebody else', EMAIL],
    ['site-contact', 'has no address to go to', { 'site-config/service.json': null }],
  ])('%s has a call in its place, as it %s', async (name, _, files) => {
    const form = await formIn(name, files)
    expect(form).toMatchObject({ action: '', groups: [] })
    expect(form.instead?.ways[0]).toEqual({ href: 'tel:+3290001234', label: 'Bel 09 000 12 34' })
    expect(form).not.toHaveProperty('mail')
  })

  test('that a site sends elsewhere is posted, also to an address of its own', async () => {
    for (const aim of [{ target: '/api/forms/{form}' }, { targets: { offer: 'https://f.example/' } }])
      expect(await formIn('offer', { ...EMAIL, ...target(aim) })).not.toHaveProperty('mail')
    // A password goes to no other host because all other forms do.
    expect(
      await formIn('owner-login', { ...EMAIL, ...target({ target: 'https://f.example/' }) }),
    ).toHaveProperty('instead')
  })

  test('of a home goes to the office of its agent', async () => {
    const offices = [
      { ...OFFICE, email: 'gent@linde.example' },
      { ...OFFICE, id: 'brugge', phone: '050 00 12 34', email: 'brugge@linde.example' },
    ]
    const files = { ...EMAIL, ...siteConfig({ offices }) }
    const { context } = await viewOf(files)
    const mailed = (office?: string, view = context) =>
      requestsOf(view, 'property', { property: 1, agent: { id: 3, name: 'An', office } as TeamMember }).map(
        (request) => request.office,
      )
    const [own] = mailed('brugge')
    expect(own).toMatchObject({
      email: 'brugge@linde.example',
      action: 'mailto:brugge@linde.example?subject=Plan%20een%20bezoek',
    })
    expect(own?.ways.map(({ href }) => href)).toEqual(['tel:+3250001234', 'mailto:brugge@linde.example'])
    expect(mailed('1')[0]).toBeUndefined()
    expect(mailed()[0]).toBeUndefined()
    // With a service the form is posted, and only a script that misses the service opens a mail.
    const posted = await viewOf({ ...files, 'site-config/service.json': {} })
    expect(mailed('brugge', posted.context)[0]).not.toHaveProperty('action')
  })

  test('is left out of the pages of properties where it could not be used', async () => {
    const { context } = await viewOf(EMAIL)
    const shown = requestsOf(context, 'property', { property: 1 }).map(({ name }) => name)
    expect(shown).toEqual(['contact-appointment', 'contact-me'])
  })
})
