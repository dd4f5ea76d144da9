import { describe, expect, test } from 'vitest'
import type { FormName } from '../../../core/domain/forms.ts'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { LIFETIME_SECONDS } from '../../../core/http/challenge.ts'
import type { Challenge } from '../../../core/http/challenge.ts'
import { base64, solutionOf } from '../../support/proof.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'
import { contact, kept } from './kept.ts'

const seconds = (count: number) => count * 1000

describe('20: captcha', () => {
  const outcomes = async (service: TestService, altcha: string, form: FormName = 'contact-me') => {
    const answer = await service.post(form, { ...exampleOf(form), altcha })
    return [answer.status, ((await answer.json()) as { errors?: unknown }).errors]
  }
  const wrong = [422, [{ field: 'captcha', code: 'invalid' }]]

  test.each<[string, (solution: Record<string, unknown>) => string]>([
    ['no base64', () => '%%%'],
    ['no JSON', () => Buffer.from('{').toString('base64')],
    ['an array', (solution) => base64([solution])],
    ['the wrong number', (solution) => base64({ ...solution, number: Number(solution['number']) + 1 })],
    ['another signature', (solution) => base64({ ...solution, signature: '0'.repeat(64) })],
    [
      'a later date',
      (solution) =>
        base64({ ...solution, salt: String(solution['salt']).replace(/expires=\d/, 'expires=9') }),
    ],
    ['another algorithm', (solution) => base64({ ...solution, algorithm: 'SHA-1' })],
    ['2,000 characters', () => 'A'.repeat(2000)],
  ])('%s is not valid', async (_, tamper) => {
    const service = await startService()
    const text = Buffer.from(service.proof('contact-me'), 'base64').toString()
    expect(await outcomes(service, tamper(JSON.parse(text) as Record<string, unknown>))).toEqual(wrong)
    expect(await kept(service)).toBe(0)
  })

  test('a challenge that is solved is valid', async () => {
    const service = await startService()
    const answer = await service.ask('/api/captcha?form=contact-me')
    const altcha = solutionOf((await answer.json()) as Challenge)
    expect((await outcomes(service, altcha))[0]).toBe(202)
    expect(await kept(service)).toBe(1)
  })

  test('one of another form is not valid', async () => {
    const service = await startService()
    expect(await outcomes(service, service.proof('offer'))).toEqual(wrong)
  })

  test.each([
    [LIFETIME_SECONDS, 202],
    [LIFETIME_SECONDS + 1, 422],
  ])('%i seconds later it is answered %i', async (later, status) => {
    const service = await startService()
    // Challenges contain whole seconds.
    const altcha = service.proof('contact-me')
    service.pass(seconds(later))
    expect((await outcomes(service, altcha))[0]).toBe(status)
  })

  test('a spent one is not valid for another text', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    await service.post('contact-me', { ...contact, altcha })
    const answer = await service.post('contact-me', { ...contact, remarks: 'Iets anders', altcha })
    expect([answer.status, await answer.json()]).toEqual([422, { ok: false, errors: wrong[1] }])
    expect(await kept(service)).toBe(1)
  })

  test('the same form, sent again because no answer was heard, is the same submission', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    const first = await service.post('contact-me', { ...contact, altcha, startedAt: '1' })
    service.pass(seconds(60))
    const again = await service.post('contact-me', { ...contact, altcha, startedAt: '2' })
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()])
    expect(await kept(service)).toBe(1)
    service.pass(seconds(600))
    expect((await outcomes(service, altcha))[0]).toBe(422)
  })

  test('of twenty that come at once with one proof, one is kept', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    const posts = Array.from({ length: 20 }, (_, number) =>
      service.post('contact-me', { ...contact, remarks: String(number), altcha }),
    )
    const statuses = (await Promise.all(posts)).map(({ status }) => status).sort()
    expect(statuses).toEqual([202, ...Array<number>(19).fill(422)])
    expect(await kept(service)).toBe(1)
  })

  test('a form that was refused may be sent again with the same proof', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    await service.post('contact-me', { ...contact, email: 'noor', altcha })
    expect((await outcomes(service, altcha))[0]).toBe(202)
  })

  test('challenges are given to forms that have one, and to no cache', async () => {
    const service = await startService()
    const given = await service.ask('/api/captcha?form=offer')
    expect([given.status, given.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    for (const query of ['', '?form=', '?form=reset-password', '?form=constructor'])
      expect((await service.ask(`/api/captcha${query}`)).status).toBe(404)
  })

  test('no two challenges are the same', async () => {
    const service = await startService()
    const salts = await Promise.all(
      Array.from(
        { length: 5 },
        async () => ((await (await service.ask('/api/captcha?form=offer')).json()) as { salt: string }).salt,
      ),
    )
    expect(new Set(salts).size).toBe(5)
    // Twelve random bytes, in hexadecimal digits.
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{24}\?/)
  })

  test('a site that asks for no proof misses none', async () => {
    const service = await startService({ site: { captcha: false } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.post('contact-me', contact)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  })
})

describe('machines', () => {
  test('the trap is answered as if all went well, and keeps nothing', async () => {
    const service = await startService()
    const caught = { ...contact, homepage: 'https://spam.example' }
    const answer = await service.post('contact-me', caught)
    const good = await service.post('contact-me', service.example('contact-me'))
    expect([answer.status, await answer.text()]).toEqual([good.status, await good.text()])
    const page = await service.post('contact-me', caught, { script: false })
    expect([page.status, page.headers.get('Location')]).toEqual([303, '/nl/bedankt/contact-me/'])
    expect([await kept(service), service.woken()]).toEqual([1, 1])
  })

  test('too fast: 429 with the seconds to wait, and the same proof counts afterwards', async () => {
    const service = await startService()
    const form = { ...service.example('contact-me'), startedAt: String(service.deps.now()) }
    service.pass(seconds(1))
    const early = await service.post('contact-me', form)
    expect([early.status, early.headers.get('Retry-After'), await early.json()]).toEqual([
      429,
      '2',
      { ok: false, code: 'retry' },
    ])
    service.pass(seconds(2))
    expect((await service.post('contact-me', form)).status).toBe(202)
  })
})
