import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { PORTAL_REFUSALS } from '../../core/http/portal-endpoints.ts'
import { element } from './dom.ts'
import { button, openPortal, preparePortal, press, settle, text, texts } from './portal-app.tsx'
import { asked } from './portal-fields.ts'

preparePortal()

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
