import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import type { TestService } from '../../support/service.ts'
import { VISITOR, ask, start, states } from './far-booking.ts'

/** Numbers and their units keep together by spaces that do not break. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

const FREE = '/api/free-hours?property=4127'
/** The hours of the agenda on a day, with the sentence about their confirmation. */
async function notesOn(service: TestService, day: string, language = 'nl') {
  const answer = await service.ask(`${FREE}&language=${language}&from=${day}`)
  const { days } = (await answer.json()) as {
    readonly days: readonly {
      readonly hours: readonly { readonly start: string; readonly note?: string }[]
    }[]
  }
  return (days[0]?.hours ?? []).map(({ start: moment, note }) => [moment, note && plain(note)] as const)
}

describe('before the form is sent', () => {
  test.each([
    ['nl', 'een link, die 40 minuten lang werkt'],
    ['fr', 'un lien, valable pendant 40 minutes'],
    ['en', 'a link that works for 40 minutes'],
    ['de', 'einen Link, der 40 Minuten lang gilt'],
  ])('a far hour says that a mail follows, as configured: %s', async (language, said) => {
    const service = await start({
      appointments: { unconfirmed: { beyond: 9 } },
      linkLife: { booking: 40 },
    })
    const near = await notesOn(service, '2026-11-30', language)
    expect(near.length).toBeGreaterThan(0)
    for (const [, note] of near) expect(note).toBeUndefined()
    const far = await notesOn(service, '2026-12-02', language)
    expect(far.length).toBeGreaterThan(0)
    for (const [, note] of far) expect(note).toContain(said)
  })

  test('an hour that says nothing is booked at once, and one that says so waits for the visitor', async () => {
    const service = await start({ appointments: { unconfirmed: { beyond: 9 } } })
    const [[near = ''] = []] = await notesOn(service, '2026-11-30')
    const [[far = ''] = []] = await notesOn(service, '2026-12-02')
    const book = (start: string, email: string, address: string) =>
      ask(service, { property: '4127', start, email }, address)
    expect((await book(near, 'a@voorbeeld.be', '192.0.2.8')).status).toBe(202)
    expect((await book(far, 'b@voorbeeld.be', '192.0.2.9')).status).toBe(202)
    expect(await states(service)).toEqual(['confirmed', 'unconfirmed'])
  })

  test('of an office where every first booking is confirmed, each hour says so', async () => {
    const service = await start({ appointments: { unconfirmed: { first: 0 } } })
    const near = await notesOn(service, '2026-11-30')
    expect(near.every(([, note]) => note?.includes('die 1 uur lang werkt'))).toBe(true)
  })

  test('without script, the page names the first hour that a mail confirms', async () => {
    const service = await start({ appointments: { unconfirmed: { beyond: 9 } } })
    const [[far = ''] = []] = (await notesOn(service, '2026-12-01')).filter(([, note]) => note !== undefined)
    const page = await service.post(
      'contact-appointment',
      {
        ...exampleOf('contact-appointment'),
        newsletter: [],
        openDays: [],
        hold: '',
        start: '',
        language: 'nl',
        email: VISITOR,
      },
      { script: false },
    )
    const text = plain(await page.text())
    expect(far).toBe('2026-12-01T10:00Z')
    expect(text).toContain('Een tijdstip vanaf dinsdag 1 december 2026 om 11.00 uur bevestigt u nog zelf')
  })
})
