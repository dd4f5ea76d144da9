import { describe, expect, test } from 'vitest'
import type { TeamMember } from '../../../../core/schema/property.ts'
import type { FormName } from '../../../../core/domain/forms.ts'
import { requestsOf } from '../../../../core/view/forms.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { siteConfig, viewOf } from '../../../support/view.ts'
import { fieldIn, formIn, target } from './form-in.ts'

const OFFICE = {
  name: 'Gent',
  street: 'Lindekaai 7',
  zip: '9000',
  city: 'Gent',
  country: 'BE',
  phone: '09 000 12 34',
}

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
    // The form announces no next page, no proof of work and no retention, because the agency has not received
    // it.
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
    // A password is not sent to another host, even if all other forms are.
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
    expect(own?.phone).toEqual({ text: '050\u00A000\u00A012\u00A034', href: 'tel:+3250001234' })
    expect(own?.ways.map(({ href }) => href)).toEqual(['tel:+3250001234', 'mailto:brugge@linde.example'])
    expect(mailed('1')[0]).toBeUndefined()
    expect(mailed()[0]).toBeUndefined()
    // With a service the form is posted. Only a script that detects that the service is down opens a mail.
    const posted = await viewOf({ ...files, 'site-config/service.json': {} })
    expect(mailed('brugge', posted.context)[0]).not.toHaveProperty('action')
  })

  test('is left out of the pages of properties where it could not be used', async () => {
    const { context } = await viewOf(EMAIL)
    const shown = requestsOf(context, 'property', { property: 1 }).map(({ name }) => name)
    expect(shown).toEqual(['contact-appointment', 'contact-me'])
  })
})
