import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../support/wait-for.ts'
import { CHALLENGE, fillPerson, go, json, open, serve, submit, type } from './form-page.ts'
import type { Reply } from './form-page.ts'
import { THANKS, failure, isBusy, openFilled } from './filled-form.ts'

beforeEach(() => {
  localStorage.clear()
  go.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the proof', () => {
  const captcha = 'data-captcha="/api/captcha"'

  test('is begun while somebody types, and goes along', async () => {
    const { posts, asked } = serve([THANKS])
    await open('site-contact', { attributes: captcha })
    expect(asked).toHaveLength(0)
    fillPerson()
    await waitFor(() => expect(asked).toHaveLength(1))
    submit()
    await waitFor(() => expect(posts).toHaveLength(1))
    const { maxnumber: _, ...challenge } = CHALLENGE
    expect(JSON.parse(atob(posts[0]?.values.get('altcha') ?? ''))).toEqual({ ...challenge, number: 7 })
    expect(asked).toHaveLength(1)
  })

  test.each<[string, Reply]>([
    ['does not come', () => json(500, {})],
    ['is none', () => json(200, { algorithm: 'SHA-256' })],
    ['cannot be solved', () => json(200, { ...CHALLENGE, maxnumber: 6 })],
    ['is no JSON', () => new Response('<p>')],
  ])('a challenge that %s: it is said, nothing is sent, and the next try asks again', async (_, reply) => {
    const { posts } = serve([THANKS], [reply, reply, reply, () => json(200, CHALLENGE)])
    await openFilled(captcha)
    submit()
    await waitFor(() => expect(failure()).toContain('We konden niet nagaan dat u geen robot bent.'))
    expect(posts).toEqual([])
    expect(isBusy()).toBe(false)
    await waitFor(() => {
      submit()
      expect(go).toHaveBeenCalled()
    })
    expect(posts).toHaveLength(1)
  })

  test('is good for one sending: refused, another is made', async () => {
    const refused = () => json(422, { ok: false, errors: [{ field: 'captcha', code: 'invalid' }] })
    const { posts, asked } = serve([refused, THANKS])
    await openFilled(captcha)
    submit()
    await waitFor(() => expect(failure()).toContain('De ingevoerde tekens zijn niet geldig'))
    submit()
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect([posts.length, asked.length]).toEqual([2, 2])
    expect(posts[1]?.values.getAll('altcha')).toHaveLength(1)
  })

  test('of a login is made only when the service requires it, and sent by itself', async () => {
    const required = () => json(422, { ok: false, errors: [{ field: 'captcha', code: 'required' }] })
    const wrong = () => json(401, { ok: false, code: 'login' })
    const { posts, asked } = serve([wrong, required, wrong, required, THANKS])
    await open('owner-login', { attributes: captcha })
    type('email', 'noor@voorbeeld.be')
    type('password', 'geheim')
    submit()
    await waitFor(() => expect(failure()).toContain('Inloggen is niet gelukt.'))
    expect([posts.length, asked.length]).toEqual([1, 0])
    submit()
    await waitFor(() => expect(posts).toHaveLength(3))
    await waitFor(() => expect(failure()).toContain('Inloggen is niet gelukt.'))
    submit()
    await waitFor(() => expect(go).toHaveBeenCalled())
    const proofs = posts.map(({ values }) => (values.get('altcha') ?? '') !== '')
    expect([proofs, asked.length]).toEqual([[false, false, true, false, true], 2])
  })
})
