/** A form for a visit offers free hours where the service has an agenda, and says who confirms the hour. */
import { expect, test } from 'vitest'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { fieldIn, formIn, target } from './form-in.ts'

const SITE = MINIMAL['site-config/site.json'] as { readonly offices: readonly [object] }
const OPEN = { openingHours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }] }

const offices = (...more: readonly object[]): SiteFiles => ({
  'site-config/site.json': { ...SITE, offices: more.map((each) => ({ ...SITE.offices[0], ...each })) },
})
const agenda = (appointments: object): SiteFiles => ({ 'site-config/service.json': { appointments } })

const ONE = offices({ id: 'gent', ...OPEN })
const TWO = offices({ id: 'gent', ...OPEN }, { id: 'aalst', ...OPEN }, { id: 'ronse' })
const BY_SERVICE = { confirm: 'service' }
const BY_OFFICE = { confirm: 'office' }

const REQUEST = 'Dit is een vraag, nog geen afspraak. We bellen of mailen u om het uur af te spreken.'
const BY_HAND =
  'Het kantoor bevestigt het uur zelf. U krijgt daarover een mail; tot dan ligt het nog niet vast.'

test.each<[string, SiteFiles, { hours: boolean; said: string | undefined }]>([
  ['without opening hours', MINIMAL, { hours: false, said: REQUEST }],
  [
    'whose forms go elsewhere',
    { ...ONE, ...target({ target: 'https://f.example/{form}' }) },
    { hours: false, said: REQUEST },
  ],
  ['with opening hours', ONE, { hours: true, said: undefined }],
  ['with a closed office beside two open ones', TWO, { hours: true, said: undefined }],
  ['that confirms by hand', { ...ONE, ...agenda(BY_OFFICE) }, { hours: true, said: BY_HAND }],
  [
    'with one office that does',
    { ...TWO, ...agenda({ offices: { aalst: BY_OFFICE } }) },
    { hours: true, said: BY_HAND },
  ],
  [
    'with one office that does not',
    { ...TWO, ...agenda({ ...BY_OFFICE, offices: { gent: BY_SERVICE } }) },
    { hours: true, said: BY_HAND },
  ],
  [
    'whose open offices do not',
    { ...TWO, ...agenda({ ...BY_OFFICE, offices: { gent: BY_SERVICE, aalst: BY_SERVICE } }) },
    { hours: true, said: undefined },
  ],
])('an agency %s', async (_, files, { hours, said }) => {
  for (const name of ['contact-appointment', 'appointment'] as const) {
    const form = await formIn(name, files)
    expect(form.groups.flatMap(({ notices = [] }) => notices)).toEqual(said === undefined ? [] : [said])
    expect(fieldIn(form, 'start')?.kind).toBe(hours ? 'hours' : undefined)
    // Preferred dates are asked of a visitor who takes no free hour.
    expect(fieldIn(form, 'startDate')?.when).toBe(hours ? 'start=none' : undefined)
  }
})

test('another form asks for no hour', async () => {
  const form = await formIn('contact-me', ONE)
  expect(fieldIn(form, 'start')).toBeUndefined()
})
