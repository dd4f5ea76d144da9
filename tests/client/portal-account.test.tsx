/** Who gets into the owner portal, and what the owner does there. */
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { OWNER_KEY } from '../../core/domain/storage-keys.ts'
import { PORTAL_REFUSALS } from '../../core/http/portal-endpoints.ts'
import { portalData } from '../support/portal-fixture.ts'
import { CODE, OWNER_PASSWORD, RECOVERY } from '../support/portal-service.ts'
import type { PortalService } from '../support/portal-service.ts'
import { element } from './dom.ts'
import {
  button,
  goToView,
  NOW,
  openPortal,
  part,
  preparePortal,
  press,
  send,
  settle,
  text,
  texts,
  textOf,
} from './portal-app.tsx'

preparePortal()

const HOUSE = 'Herenhuis met stadstuin aan de Lindekaai'
const asked = (service: PortalService, name: string) => service.asked.filter((one) => one === name).length

/** The message of a field, which a screen reader announces with it. */
function problemOf(name: string): string | undefined {
  const input = element<HTMLInputElement>(`[name="${name}"]`)
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const problem = described.find((id) => id.endsWith('-problem'))
  expect(input.getAttribute('aria-invalid')).toBe(problem === undefined ? null : 'true')
  return problem === undefined ? undefined : textOf(document.getElementById(problem))
}

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

describe('a second step', () => {
  test('its code leads in, a wrong one says so', async () => {
    const service = await openPortal('#/4136', (one) => (one.standing = 'code'))
    expect(text('h1')).toBe('Nog één stap')
    expect(document.title).toBe('Nog één stap | Dorpel & Linde')
    expect(element<HTMLAnchorElement>('.portal-alone a').getAttribute('href')).toBe('/nl/login/')
    expect(text('.field__hint')).toBe('Telefoon kwijt? Een herstelcode werkt ook.')
    await send({ code: '000000' })
    expect(problemOf('code')).toBe('Deze code klopt niet, of is verlopen. Probeer de nieuwste.')
    expect(text('.portal-refusal')).toBe('')
    service.instead.set('POST /second-factor', { status: 500 })
    await send({ code: CODE })
    expect(problemOf('code')).toBeUndefined()
    expect(text('.portal-refusal')).toBe('Dat is niet gelukt. Probeer het opnieuw, of bel ons.')
    service.instead.clear()
    await send({ code: ` ${CODE} ` })
    expect(text('h1')).toBe('Tuinappartement met twee kamers in Boondaal')
  })

  test('is turned on: the password, a code of the app, recovery codes', async () => {
    await openPortal('#/account')
    const print = vi.fn()
    vi.stubGlobal('print', print)
    expect(text('.part__lead')).toContain('komt niemand binnen die alleen uw wachtwoord kent')
    await press(button('Zet de tweede stap aan'))
    const factor = part('Tweede stap bij het inloggen')
    expect(factor.querySelector<HTMLInputElement>('[name="username"]')?.value).toBe('noor@voorbeeld.example')
    await press(button('Annuleren', factor))
    expect(factor.querySelector('form')).toBeNull()
    await press(button('Zet de tweede stap aan'))
    await send({ password: 'iets anders' })
    expect(problemOf('password')).toBe('Dat is niet uw huidige wachtwoord.')
    await send({ password: OWNER_PASSWORD })
    expect(text('.set-up__secret')).toBe('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
    expect(element('.set-up__qr').getAttribute('aria-label')).toBe('QR-code voor de authenticator-app')
    const [left, top, width, height] = (element('.set-up__qr').getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number)
    // A border of four modules, and a row of strokes in the middle of its modules.
    expect([left, top]).toEqual([-4, -4.5])
    expect(width).toBe(height)
    await send({ code: '000000' })
    expect(problemOf('code')).toBe('Deze code klopt niet, of is verlopen. Probeer de nieuwste.')
    await send({ code: ` ${CODE} ` })
    expect(texts('.recovery code')).toEqual(RECOVERY)
    expect(text('.recovery > h3')).toBe('Uw herstelcodes')
    const save = element<HTMLAnchorElement>('.recovery a')
    expect(save.getAttribute('download')).toBe('herstelcodes.txt')
    expect(decodeURIComponent(save.getAttribute('href') ?? '')).toBe(
      ['data:text/plain;charset=utf-8,Dorpel & Linde', 'Uw herstelcodes', '', ...RECOVERY, ''].join('\r\n'),
    )
    await press(button('Druk ze af'))
    expect(print).toHaveBeenCalledOnce()
    await press(button('Ik heb ze bewaard'))
    expect(texts('.part__lead')[0]).toContain('De tweede stap staat aan')
  })

  test('is turned off with the password', async () => {
    const data = portalData({ now: NOW })
    Object.assign(data.session.owner, { secondFactor: true })
    const service = await openPortal('#/account', undefined, data)
    await press(button('Zet de tweede stap uit'))
    await send({ password: OWNER_PASSWORD })
    expect(asked(service, 'POST /second-factor/off')).toBe(1)
    expect(button('Zet de tweede stap aan').className).toContain('button--ink')
  })

  test('that the agency demands cannot be turned off, only renewed', async () => {
    const data = portalData({ now: NOW })
    Object.assign(data.session.owner, { secondFactor: true, secondFactorRequired: true })
    await openPortal('#/account', undefined, data)
    expect(texts('.part__lead')[0]).toContain('We vragen elke eigenaar een code van zijn telefoon')
    await press(button('Stel de tweede stap opnieuw in'))
    expect(button('Verder')).toBeDefined()
  })

  test('that the agency demands comes before everything else', async () => {
    const service = await openPortal('#/4127', (one) => (one.standing = 'set-up'))
    expect(text('h1')).toBe('Stel eerst de tweede stap in')
    expect(texts('.portal-alone > button')).toEqual(['Uitloggen'])
    expect(document.querySelector('[name="username"]')).toBeNull()
    expect(texts('form button')).toEqual(['Verder'])
    await send({ password: OWNER_PASSWORD })
    await press(button('Annuleren'))
    expect(document.querySelector('[name="password"]')).not.toBeNull()
    await send({ password: OWNER_PASSWORD })
    await send({ code: CODE })
    expect(text('.recovery > h2')).toBe('Uw herstelcodes')
    await press(button('Ik heb ze bewaard'))
    expect(text('h1')).toBe(HOUSE)
    expect(service.standing).toBe('in')
  })
})

describe('a second step that the agency demands while somebody is in', () => {
  test('takes away what was shown; whoever wants none logs out', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const service = await openPortal('#/4127')
    expect(document.body.textContent).toContain('Lindekaai')
    service.standing = 'set-up'
    await goToView('#/4136')
    expect(text('h1')).toBe('Stel eerst de tweede stap in')
    expect(document.body.textContent).not.toContain('Lindekaai')
    await press(button('Uitloggen'))
    expect(assign).toHaveBeenCalledWith('/nl/login/')
  })
})

describe('the password', () => {
  const change = (password: string, newPassword: string, confirmation = newPassword) =>
    send({ newPassword, confirmation, password })
  const form = () => part('Wachtwoord')

  test('is changed, once both entries are the same', async () => {
    const service = await openPortal('#/account')
    expect(textOf(form().querySelector('.field__hint'))).toBe('Minstens 12 tekens')
    await change(OWNER_PASSWORD, 'een lange nieuwe zin', 'een lange oude zin')
    expect(problemOf('confirmation')).toBe('De twee nieuwe wachtwoorden zijn niet gelijk.')
    expect(asked(service, 'POST /password')).toBe(0)
    await change('iets anders', 'een lange nieuwe zin')
    expect(problemOf('confirmation')).toBeUndefined()
    expect(problemOf('password')).toBe('Dat is niet uw huidige wachtwoord.')
    await change(OWNER_PASSWORD, 'kort')
    expect(problemOf('password')).toBeUndefined()
    expect(problemOf('newPassword')).toBe('Dit wachtwoord is te kort of te makkelijk te raden.')
    await change(OWNER_PASSWORD, 'een lange nieuwe zin')
    expect(textOf(form().querySelector('[role="status"]'))).toBe('Uw wachtwoord is gewijzigd.')
    expect(element<HTMLInputElement>('[name="newPassword"]').value).toBe('')
    await change(OWNER_PASSWORD, 'een lange nieuwe zin', 'anders')
    expect(textOf(form().querySelector('[role="status"]'))).toBe('')
  })

  test('is filled in by the browser, which is told whose it is', async () => {
    await openPortal('#/account')
    const [name, ...fields] = form().querySelectorAll<HTMLInputElement>('input')
    expect([name?.value, name?.hidden]).toEqual(['noor@voorbeeld.example', true])
    expect(fields.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ])
    expect(fields.every(({ required, maxLength }) => required && maxLength === 128)).toBe(true)
  })
})

test('a button that is pressed twice acts once', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  const service = await openPortal('#/account')
  const leave = button('Log overal uit')
  await act(async () => {
    leave.click()
  })
  const again = [...document.querySelectorAll('button')].find((one) => textOf(one) === 'Even geduld …')
  if (again) await press(again)
  await settle()
  expect(asked(service, 'POST /logout-everywhere')).toBe(1)
})

describe('a file', () => {
  class Request extends EventTarget {
    static last: Request
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    opened = ''
    sent = new FormData()
    constructor() {
      super()
      Request.last = this
    }
    open(method: string, url: string) {
      this.opened = `${method} ${url}`
    }
    setRequestHeader() {}
    send(body: FormData) {
      this.sent = body
    }
    async answer(status: number, body: object) {
      Object.assign(this, { status, responseText: JSON.stringify(body) })
      await act(async () => this.dispatchEvent(new Event('load')))
      await settle()
    }
  }

  async function choose(name: string) {
    const input = element<HTMLInputElement>('.upload input')
    Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true })
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  }

  test('is sent as soon as it is chosen, and says how far it is', async () => {
    vi.stubGlobal('XMLHttpRequest', Request)
    const service = await openPortal('#/4127/documents')
    expect(text('.upload__button')).toBe('Kies een bestand')
    await choose('plan.pdf')
    expect(Request.last.opened).toBe('POST /api/portal/properties/4127/documents')
    expect((Request.last.sent.get('file') as File).name).toBe('plan.pdf')
    expect(text('.upload__button')).toBe('Even geduld …')
    expect(element<HTMLInputElement>('.upload input').disabled).toBe(true)
    const progress = (loaded: number, total: number) =>
      act(async () =>
        Request.last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })),
      )
    await progress(0, 0)
    expect(text('.upload__progress span')).toBe('plan.pdf wordt verstuurd 0 %')
    await progress(1, 3)
    expect(text('.upload__progress span')).toBe('plan.pdf wordt verstuurd 33 %')
    expect(element('progress').getAttribute('value')).toMatch(/^0\.33/)
    const before = asked(service, 'GET /properties/4127')
    await Request.last.answer(200, { ok: true })
    expect(text('.upload__done')).toBe('plan.pdf is toegevoegd.')
    expect(document.querySelector('progress')).toBeNull()
    expect(asked(service, 'GET /properties/4127')).toBe(before + 1)
  })

  test.each([
    ['too-large', 'foto.pdf is te groot. Stuur het ons liever per mail, of splits het.', false],
    [
      'type',
      'foto.pdf is geen soort bestand dat we kunnen bewaren. PDF, een foto of een tekst lukt wel.',
      false,
    ],
    ['retry', 'Te vaak na elkaar geprobeerd. Wacht even.', true],
  ] as const)(
    'that is refused (%s) says why, and is sent again where that helps',
    async (code, why, again) => {
      vi.stubGlobal('XMLHttpRequest', Request)
      await openPortal('#/4127/documents')
      await choose('foto.pdf')
      const first = Request.last
      await first.answer(PORTAL_REFUSALS[code].status, { ok: false, code })
      expect(text('.upload .portal-refusal')).toBe(why)
      expect(texts('.upload > button')).toEqual(again ? ['Probeer opnieuw'] : [])
      if (!again) return
      await press(button('Probeer opnieuw'))
      expect(Request.last).not.toBe(first)
      expect((Request.last.sent.get('file') as File).name).toBe('foto.pdf')
    },
  )
})

describe('the chart', () => {
  const slider = () => element('[role="slider"]')
  const key = (name: string) =>
    act(async () =>
      slider().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
    )
  const now = () => Number(slider().getAttribute('aria-valuenow'))
  const day = (index: number, data = portalData({ now: NOW })) => {
    const { days, sources } = data.properties.get('4127')!.statistics
    const counts = days[index]?.counts ?? []
    const sum = counts.reduce((total, count) => total + count, 0)
    return `${sum} keer bekeken (${sources.map(({ name }, source) => `${name} ${counts[source]}`).join(', ')})`
  }

  test('reads out the day that is picked with the keys', async () => {
    await openPortal('#/4127/statistics')
    expect(text('.chart__readout')).toMatch(/^Samen: /)
    expect([slider().getAttribute('aria-valuemin'), slider().getAttribute('aria-valuemax')]).toEqual([
      '1',
      '30',
    ])
    expect(now()).toBe(30)
    expect(slider().getAttribute('aria-valuetext')).toBe(`di 24 nov: ${day(29)}`)
    await key('ArrowLeft')
    expect(now()).toBe(29)
    expect(text('.chart__readout')).toBe(`ma 23 nov: ${day(28)}`)
    const steps = ['PageUp', 'PageDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'End', 'Home', 'ArrowLeft']
    const seen: number[] = []
    for (const step of steps) {
      await key(step)
      seen.push(now())
    }
    expect(seen).toEqual([30, 23, 22, 23, 24, 30, 1, 1])
    await key('a')
    expect(now()).toBe(1)
  })

  test('reads all days together again when it loses the focus', async () => {
    await openPortal('#/4127/statistics')
    await act(async () => slider().focus())
    expect(text('.chart__readout')).toBe(`di 24 nov: ${day(29)}`)
    await act(async () => slider().blur())
    expect(text('.chart__readout')).toMatch(/^Samen: /)
  })

  test('has the same in a table, newest day first, which a button shows', async () => {
    await openPortal('#/4127/statistics')
    const table = element('.numbers')
    expect(texts('th[scope="col"]', table)).toEqual([
      'Datum',
      'dorpel-linde.example',
      'Gevelgids',
      'Huisraam',
      'Samen',
    ])
    expect(texts('th[scope="row"]', table)[0]).toBe('di 24 nov')
    const [first] = table.querySelectorAll('tbody tr')
    const numbers = first ? texts('td', first).map(Number) : []
    expect(numbers[3]).toBe((numbers[0] ?? 0) + (numbers[1] ?? 0) + (numbers[2] ?? 0))
    expect(table.parentElement?.className).toBe('hidden-text')
    expect(button('Toon de cijfers als tabel').getAttribute('aria-expanded')).toBe('false')
    await press(button('Toon de cijfers als tabel'))
    expect(table.parentElement?.className).toBe('chart__table')
    expect(button('Verberg de tabel').getAttribute('aria-expanded')).toBe('true')
  })

  test('tells its sources apart without colours, and one source needs no sum', async () => {
    const data = portalData({ now: NOW })
    await openPortal('#/4127/statistics', undefined, data)
    expect(texts('.chart__legend li')).toEqual(['dorpel-linde.example', 'Gevelgids', 'Huisraam'])
    const bars = [...document.querySelectorAll('.chart__legend rect')]
    expect(new Set(bars.map((bar) => bar.getAttribute('class'))).size).toBe(3)
  })

  test('with one source says the number once', async () => {
    const data = portalData({ now: NOW })
    const statistics = data.properties.get('4127')!.statistics
    const days = statistics.days.map(({ day: date, counts }) => ({ day: date, counts: counts.slice(0, 1) }))
    Object.assign(statistics, { sources: statistics.sources.slice(0, 1), days })
    await openPortal('#/4127/statistics', undefined, data)
    expect(text('.chart__readout')).toMatch(/^Samen: \d+ keer bekeken$/)
  })
})
