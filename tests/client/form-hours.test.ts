// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../support/wait-for.ts'
import { element } from './dom.ts'
import { fillPerson, go, json, submit } from './form-page.ts'
import { answerWith, button, choose, days, DAYS, HELD, HOURS, openVisit, starts, text } from './hours-page.ts'

beforeEach(() => {
  localStorage.clear()
  go.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('the free hours of a day, and those of another that is chosen', async () => {
  const asked = answerWith({ 'free-hours': () => json(200, HOURS) })
  await openVisit()
  await waitFor(() => expect(starts()).toEqual(['2026-12-01T09:00Z', '2026-12-01T10:00Z', 'none']))
  expect(asked[0]?.url).toContain('language=nl&property=4127')
  expect(days().map((input) => input.getAttribute('aria-label'))).toEqual(DAYS.map(({ label }) => label))
  const [, wednesday] = days()
  wednesday?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(starts()).toEqual(['2026-12-02T09:00Z', 'none'])
  // The shown day is not sent, because these controls belong to no form.
  expect(days().map((input) => input.getAttribute('form'))).toEqual(['', ''])
})

test('later days and back', async () => {
  const asked = answerWith({ 'free-hours': () => json(200, HOURS) })
  await openVisit()
  const press = async (label: string) => {
    await waitFor(() => expect(text()).toContain(label))
    const found = [...document.querySelectorAll<HTMLElement>('.hours__ways button')]
    found.find(({ textContent }) => textContent === label)?.click()
  }
  await press('Latere dagen')
  await waitFor(() => expect(asked.at(-1)?.url).toContain('from=2026-12-03'))
  await press('Vroegere dagen')
  await waitFor(() => expect(asked.at(-1)?.url).not.toContain('from='))
  await waitFor(() => expect(text()).not.toContain('Vroegere dagen'))
})

test('an hour that is chosen is held, sent with the form, and needed', async () => {
  const asked = answerWith({
    'free-hours': () => json(200, HOURS),
    holds: () => json(200, HELD),
    forms: () => json(202, { ok: true, next: '/api/appointments/x?booked' }),
  })
  await openVisit()
  await waitFor(() => expect(starts()).toHaveLength(3))
  fillPerson()
  submit()
  expect(element('.hours .field__problem').textContent).toBe(
    'Kies een vrij uur, of geef aan dat geen enkel uur past',
  )
  choose('2026-12-01T09:00Z')
  await waitFor(() =>
    expect(text()).toContain('dinsdag 1 december 2026 om 10.00 uur: tot 9.25 uur voor u vrijgehouden.'),
  )
  submit()
  await waitFor(() => expect(go).toHaveBeenCalled())
  const sent = new URLSearchParams(asked.find(({ url }) => url.includes('forms'))?.body)
  expect([sent.get('start'), sent.get('hold')]).toEqual(['2026-12-01T09:00Z', HELD.hold])
})

test('an hour that a mail confirms says so when it is chosen, and the note leaves with the choice', async () => {
  const note = 'Dit uur bevestigt u nog zelf.'
  const [first, second] = DAYS
  const far = { ...second, hours: [{ start: '2026-12-02T09:00Z', label: '10.00 uur', note }] }
  answerWith({
    'free-hours': () => json(200, { ...HOURS, days: [first, far] }),
    holds: () => json(200, HELD),
  })
  await openVisit()
  await waitFor(() => expect(starts()).toHaveLength(3))
  const [, wednesday] = days()
  wednesday?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(text()).not.toContain(note)
  choose('2026-12-02T09:00Z')
  expect(text()).toContain(note)
  choose('none')
  expect(text()).not.toContain(note)
})

test('an hour that somebody else has just taken: says so, and shows those that are free', async () => {
  const asked = answerWith({
    'free-hours': () => json(200, HOURS),
    holds: () => json(409, { ok: false, code: 'taken' }),
  })
  await openVisit()
  await waitFor(() => expect(starts()).toHaveLength(3))
  choose('2026-12-01T09:00Z')
  await waitFor(() => expect(asked.filter(({ url }) => url.includes('free-hours'))).toHaveLength(2))
})

test('where no hour suits the button asks, and days are asked for', async () => {
  answerWith({ 'free-hours': () => json(200, HOURS) })
  await openVisit()
  await waitFor(() => expect(starts()).toHaveLength(3))
  choose('none')
  expect(button()).toBe('Vraag een bezoek aan')
  expect(text()).toContain('Dit is dan een vraag, nog geen afspraak')
})

test.each([
  ['the office confirms by hand', { ...HOURS, confirm: 'office' }, 'Het kantoor bevestigt het uur zelf'],
  ['all hours are taken', { ...HOURS, days: [] }, 'Alle bezoekmomenten zijn volzet'],
  [
    'nobody makes appointments by the hour',
    { ok: true, kind: 'closed' },
    'Dit is een vraag, nog geen afspraak',
  ],
  [
    'one of two offices is chosen first',
    {
      ok: true,
      kind: 'office',
      offices: [
        { id: 'gent', name: 'Gent' },
        { id: 'brussel', name: 'Brussel' },
      ],
    },
    'Kies eerst een kantoor',
  ],
])('%s: says so', async (_, answer, sentence) => {
  answerWith({ 'free-hours': () => json(200, answer) })
  await openVisit()
  await waitFor(() => expect(text()).toContain(sentence))
})

test.each([
  ['is down', () => json(503, { ok: false, code: 'retry' })],
  ['is absent: the page of the host', () => new Response('<!doctype html>', { status: 404 })],
  ['is another program', () => json(200, { hello: 'world' })],
])('a service that %s: what was typed stays, and the button opens a mail with it', async (_, reply) => {
  const asked = answerWith({ 'free-hours': reply })
  await openVisit()
  fillPerson()
  await waitFor(() => expect(text()).toContain('De vrije uren zijn nu niet te zien.'))
  expect(element<HTMLAnchorElement>('.hours__ways a').href).toBe('tel:+3290001234')
  expect(button()).toBe('Stuur uw vraag per mail')
  submit()
  const [href = ''] = go.mock.calls[0] ?? []
  expect(href).toMatch(/^mailto:gent@kantoor-linde\.example\?subject=/)
  expect(element<HTMLInputElement>('[name="firstName"]').value).toBe('Noor')
  expect(asked.filter(({ url }) => url.includes('forms'))).toEqual([])
})
