import { describe, expect, test } from 'vitest'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import {
  OFFICE,
  TEN,
  VISITOR,
  ask,
  booked,
  calendarOf,
  freeHours,
  freeStarts,
  hour,
  press,
  rows,
  start,
} from './asking.ts'

describe('the office confirms by hand', () => {
  const byHand = () => start({ config: { appointments: { confirm: 'office' } } })

  test('every text says so; the hour is kept meanwhile, and no calendar has it', async () => {
    const service = await byHand()
    expect((await freeHours(service, 'property=4127')).confirm).toBe('office')
    const answer = await ask(service, { start: hour(TEN) })
    const { next } = (await answer.json()) as { readonly next: string }
    const page = await (await service.ask(next)).text()
    expect(page).toContain('Uw bezoek is aangevraagd')
    expect(page).toContain('nog niet bevestigd')
    const [visitor] = await mailsIn(service.deps, VISITOR)
    const [office] = await mailsIn(service.deps, OFFICE)
    expect(visitor?.subject).toBe('Aangevraagd: bezoek, dinsdag 1 december 2026 om 10.00 uur')
    expect(visitor?.text).toContain('nog niet bevestigd')
    expect([visitor?.attachments ?? [], office?.attachments]).toEqual([[], []])
    for (const text of [page, visitor?.text, office?.text, office?.subject])
      expect(text).not.toMatch(/\bBevestigd\b|ligt vast/)
    expect(await freeStarts(service)).not.toContain(hour(TEN))
    expect((await service.ask(`${next.replace('?booked', '')}/calendar.ics`)).status).toBe(404)
  })

  test('confirms by its link: both calendars have the entry, and looking changes nothing', async () => {
    const service = await byHand()
    await booked(service, { start: hour(TEN) })
    const [asked] = await mailsIn(service.deps, OFFICE)
    const link =
      (asked === undefined ? [] : serviceLinksIn(asked)).find((each) => each.includes('answers')) ?? ''
    const shown = await (await service.ask(link)).text()
    expect(shown).toContain('dinsdag 1 december 2026 om 10.00 uur')
    expect((await rows(service))[0]?.state).toBe('requested')
    service.pass(1000)
    for (let count = 0; count < 2; count++) await press(service, link, { action: 'confirm' })
    expect((await rows(service))[0]?.state).toBe('confirmed')
    for (const to of [VISITOR, OFFICE]) {
      const mails = await mailsIn(service.deps, to)
      expect([mails.length, calendarOf(mails[1])('DTSTART')]).toEqual([2, '20261201T090000Z'])
      expect(mails[1]?.subject).toContain('Bevestigd: bezoek')
    }
  })

  test('declines: the visitor is told, and the hour is free', async () => {
    const service = await byHand()
    await booked(service, { start: hour(TEN) })
    const [asked] = await mailsIn(service.deps, OFFICE)
    const link =
      (asked === undefined ? [] : serviceLinksIn(asked)).find((each) => each.includes('answers')) ?? ''
    service.pass(1000)
    await press(service, link, { action: 'decline' })
    expect((await mailsIn(service.deps, VISITOR))[1]?.subject).toContain('Niet mogelijk')
    expect(await freeStarts(service)).toContain(hour(TEN))
  })
})
