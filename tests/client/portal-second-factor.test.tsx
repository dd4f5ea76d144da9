import { describe, expect, test, vi } from 'vitest'
import { portalData } from '../support/portal-fixture.ts'
import { CODE, OWNER_PASSWORD, RECOVERY } from '../support/portal-service.ts'
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
  text,
  texts,
} from './portal-app.tsx'
import { HOUSE, asked, problemOf } from './portal-fields.ts'

preparePortal()

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
    // A border of four modules; strokes are in the middle of their modules.
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
