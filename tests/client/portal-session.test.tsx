import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { OWNER_KEY } from '../../core/domain/storage-keys.ts'
import { portalData } from '../support/portal-fixture.ts'
import { element } from './dom.ts'
import {
  button,
  goToView,
  NOW,
  openPortal,
  preparePortal,
  press,
  settle,
  text,
  texts,
} from './portal-app.tsx'
import { HOUSE, asked } from './portal-fields.ts'

preparePortal()

describe('a session', () => {
  test('nobody is logged in: the login page, with the view that was asked for', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
    await openPortal('#/4127/visits', (service) => (service.standing = 'out'))
    expect(replace).toHaveBeenCalledWith('/nl/login/#/4127/visits')
    expect(document.body.textContent).not.toContain(HOUSE)
  })

  test('that ended takes away what was shown, and leads back to the same place', async () => {
    const service = await openPortal('#/4127')
    expect(Number(localStorage.getItem(OWNER_KEY))).toBeGreaterThan(NOW)
    service.standing = 'out'
    await goToView('#/account')
    expect(text('[role="alert"] h1')).toBe('U bent uitgelogd')
    expect(localStorage.getItem(OWNER_KEY)).toBeNull()
    expect(document.body.textContent).not.toContain('Noor De Wachter')
    expect(element<HTMLAnchorElement>('.portal-alone a').getAttribute('href')).toBe('/nl/login/#/account')
  })

  test('is looked at again on a page that the browser had kept', async () => {
    const service = await openPortal('#/4127')
    const before = asked(service, 'GET /session')
    const back = (persisted: boolean) =>
      act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    await back(false)
    expect(asked(service, 'GET /session')).toBe(before)
    service.standing = 'out'
    await back(true)
    await settle()
    expect(text('h1')).toBe('U bent uitgelogd')
  })

  test('is looked at again when its time is over, though nobody touches anything', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const data = portalData({ now: NOW })
    await openPortal('', undefined, data)
    const waits = timers.mock.calls.map(([, wait]) => wait)
    expect(waits).toContain(data.session.endsAt - NOW + 1000)
  })

  test('is ended by the owner, here and everywhere', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const service = await openPortal('#/account')
    await press(button('Uitloggen'))
    expect(asked(service, 'POST /logout')).toBe(1)
    expect(assign).toHaveBeenCalledWith('/nl/login/')
    expect(localStorage.getItem(OWNER_KEY)).toBeNull()
    service.standing = 'in'
    localStorage.setItem(OWNER_KEY, String(NOW + 1))
    assign.mockClear()
    await press(button('Log overal uit'))
    expect(asked(service, 'POST /logout-everywhere')).toBe(1)
    expect(assign).toHaveBeenCalledWith('/nl/login/')
    expect(localStorage.getItem(OWNER_KEY)).toBeNull()
  })

  test('is not ended without a connection, and says so', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await openPortal('', ({ instead }) => instead.set('POST /logout', null))
    await press(button('Uitloggen'))
    expect(assign).not.toHaveBeenCalled()
    expect(text('.rail .portal-refusal')).toBe('Er is geen verbinding. Probeer het zo meteen opnieuw.')
  })

  test('on another device is listed, and can be ended', async () => {
    const service = await openPortal('#/account')
    expect(texts('.devices li > div')).toEqual([
      'Chrome, WindowsDit toestel, nu',
      'Safari, iPhoneLaatst gezien: gisteren, 9.00 uur',
    ])
    expect(texts('.devices button')).toEqual(['Beëindig: Safari, iPhone'])
    service.instead.set('DELETE /sessions/s2', { status: 429, code: 'retry' })
    await press(element('.devices button'))
    expect(texts('.devices .portal-refusal')).toContain('Te vaak na elkaar geprobeerd. Wacht even.')
    service.instead.clear()
    await press(element('.devices button'))
    expect(texts('.devices b')).toEqual(['Chrome, Windows'])
  })
})

describe('when nothing comes', () => {
  test.each([
    [null, 'U bent offline', 'We kunnen uw gegevens niet ophalen.'],
    [{ status: 502 }, 'Het portaal antwoordt niet', 'Dat ligt aan ons, niet aan u.'],
    [{ status: 429, code: 'retry' } as const, 'Even rustig aan', 'Er kwamen te veel aanvragen na elkaar.'],
  ])('%o: why, again, and whom to call', async (instead, title, why) => {
    const service = await openPortal('#/4127', (one) => one.instead.set('GET /properties/4127', instead))
    expect(text('.portal-failure__title')).toBe(title)
    expect(text('.portal-failure')).toContain(why)
    expect(text('h1')).toBe(HOUSE)
    expect(element<HTMLAnchorElement>('.portal-failure a').getAttribute('href')).toBe('tel:+3290001234')
    service.instead.clear()
    await press(button('Probeer opnieuw'))
    expect(document.querySelector('.portal-failure')).toBeNull()
    expect(text('.message h3')).toBe('Optie op uw huis tot vrijdag')
  })

  test('not even a session: the whole page says so', async () => {
    await openPortal('', ({ instead }) => instead.set('GET /session', { status: 502 }))
    expect(text('.portal-failure__title')).toBe('Het portaal antwoordt niet')
    expect(text('h1')).toBe('Eigenaarsportaal')
  })

  test('it goes on by itself when there is a connection again', async () => {
    const service = await openPortal('', ({ instead }) => instead.set('GET /session', null))
    expect(text('.portal-failure__title')).toBe('U bent offline')
    expect(text('h1')).toBe('Eigenaarsportaal')
    service.instead.clear()
    await act(async () => dispatchEvent(new Event('online')))
    await settle()
    expect(text('h1')).toBe('Uw panden')
    const before = service.asked.length
    await act(async () => dispatchEvent(new Event('online')))
    expect(service.asked).toHaveLength(before)
  })

  test('what was seen before stays, and what is gone is not found', async () => {
    const service = await openPortal('#/4127')
    await goToView('#/4136')
    service.instead.set('GET /properties/4127', null)
    await goToView('#/4127')
    expect(document.querySelector('.portal-failure')).toBeNull()
    expect(text('.message h3')).toBe('Optie op uw huis tot vrijdag')
    service.instead.set('GET /properties/4136', { status: 404, code: 'not-found' })
    await goToView('#/4136')
    expect(text('h1')).toBe('Dit vinden we niet')
    expect(texts('.portal-alone a')).toEqual(['Alle panden', 'Bel 09 000 12 34'])
  })

  test('while data is on its way, a screen reader hears it', async () => {
    await openPortal('')
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await goToView('#/4127')
    expect(text('h1')).toBe(HOUSE)
    expect(text('.bones [role="status"]')).toBe('Even geduld, uw gegevens komen eraan.')
  })
})
