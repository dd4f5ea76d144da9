import { describe, expect, test } from 'vitest'
import { mailsIn } from '../../support/outbox.ts'
import {
  HOUR,
  OFFICE,
  TEN,
  VISITOR,
  booked,
  calendarOf,
  hour,
  press,
  rows,
  start,
  startsOf,
} from './asking.ts'

describe('the visitor’s link', () => {
  test('shows what is agreed and what is free, in the language, without script', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    const answer = await service.ask(link, {}, { headers: { Accept: 'text/html' } })
    const page = await answer.text()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(page).toContain('dinsdag 1 december 2026 om 10.00 uur')
    expect(page).toContain('<html lang="nl">')
    expect(page).not.toMatch(/<script|style="/)
    expect(page).toContain(`<option value="${hour(TEN + HOUR)}">`)
    expect(page).not.toContain(`<option value="${hour(TEN)}">`)
    expect(page).not.toContain('zondag')
  })

  test('moves: another time, the old one is free, both calendars are told, and the link goes on', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    service.pass(60_000)
    const moved = await press(service, link, { action: 'move', start: hour(TEN + 5 * HOUR) })
    expect(moved.status).toBe(303)
    expect(await startsOf(service)).toEqual([TEN + 5 * HOUR])
    for (const to of [VISITOR, OFFICE]) {
      const [before, after, ...more] = await mailsIn(service.deps, to)
      expect(more).toEqual([])
      expect(after?.subject).toContain('dinsdag 1 december 2026 om 15.00 uur')
      expect(calendarOf(after)('UID')).toBe(calendarOf(before)('UID'))
      expect(['METHOD', 'SEQUENCE', 'DTSTART'].map(calendarOf(after))).toEqual([
        'REQUEST',
        '1',
        '20261201T140000Z',
      ])
    }
    const page = await (await service.ask(moved.headers.get('Location') ?? '')).text()
    expect(page).toContain('om 15.00 uur')
    expect(page).toContain('Uw afspraak is verplaatst')
    // The second press notifies nobody.
    await press(service, link, { action: 'move', start: hour(TEN + 5 * HOUR) })
    expect(await mailsIn(service.deps, VISITOR)).toHaveLength(2)
  })

  test.each([
    ['an hour that somebody else has', hour(TEN + HOUR)],
    ['a Sunday', '2026-12-06T09:00Z'],
    ['the night', hour(TEN - 6 * HOUR)],
    ['half past', hour(TEN + HOUR / 2)],
    ['a holiday', '2026-12-25T09:00Z'],
    ['the past', '2026-11-20T09:00Z'],
    ['no hour', 'x'],
  ])('nobody moves to %s', async (_, wanted) => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    await booked(service, { start: hour(TEN + HOUR), email: 'sami@voorbeeld.be' })
    const answer = await press(service, link, { action: 'move', start: wanted })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('net door iemand anders gekozen')
    expect(await startsOf(service)).toEqual([TEN, TEN + HOUR])
    expect(await mailsIn(service.deps, VISITOR)).toHaveLength(1)
  })

  test('cancels: both calendars are told once, the hour is free, and the link says so', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    service.pass(60_000)
    expect(await (await press(service, link, { action: 'cancel' })).text()).toContain(
      'Uw afspraak is geannuleerd',
    )
    await press(service, link, { action: 'cancel' })
    await press(service, link, { action: 'move', start: hour(TEN + HOUR) })
    for (const to of [VISITOR, OFFICE]) {
      const mails = await mailsIn(service.deps, to)
      expect(mails).toHaveLength(2)
      expect(['METHOD', 'SEQUENCE', 'STATUS'].map(calendarOf(mails[1]))).toEqual(['CANCEL', '1', 'CANCELLED'])
    }
    expect(await (await service.ask(link)).text()).toContain('Uw afspraak is geannuleerd')
    expect(await booked(service, { start: hour(TEN), email: 'sami@voorbeeld.be' })).not.toBe('')
  })

  test('looking changes nothing: scanners of mail open every link', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    for (const address of [link, `${link}?action=cancel`])
      expect((await service.ask(address)).status).toBe(200)
    expect((await service.ask(link, { method: 'HEAD' })).status).toBe(200)
    expect((await rows(service))[0]?.state).toBe('confirmed')
  })

  test('that somebody changed is none; it dies with the appointment; other sites cannot press its buttons', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    const html = { headers: { Accept: 'text/html' } }
    for (const other of [
      `${link}A`,
      link.slice(0, -1),
      link.replace('/appointments/', '/appointment-answers/'),
    ])
      expect([other, (await service.ask(other, {}, html)).status]).toEqual([other, 404])
    const foreign = await press(service, link, { action: 'cancel' }, { Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    service.pass(TEN + HOUR - 1 - service.deps.now())
    expect((await service.ask(link, {}, html)).status).toBe(200)
    service.pass(1)
    expect((await service.ask(link, {}, html)).status).toBe(410)
    expect((await press(service, link, { action: 'cancel' })).status).toBe(410)
    expect((await rows(service))[0]?.state).toBe('confirmed')
  })

  test('the log has neither names nor links', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    await press(service, link, { action: 'cancel' })
    const lines = JSON.stringify(service.logged)
    for (const secret of ['Noor', 'voorbeeld', '0470', link.slice(-20)]) expect(lines).not.toContain(secret)
  })
})
