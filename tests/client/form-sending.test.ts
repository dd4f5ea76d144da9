// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DRAFTS_KEY } from '../../core/domain/storage-keys.ts'
import { waitFor } from '../support/wait-for.ts'
import { control, fillPerson, go, json, open, serve, submit, type } from './form-page.ts'
import type { Reply } from './form-page.ts'
import { element } from './dom.ts'
import { THANKS, failure, isBusy, openFilled } from './filled-form.ts'

const status = () => element('.form-status').textContent

beforeEach(() => {
  localStorage.clear()
  go.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a form that arrives', () => {
  test('is posted as the form itself would, and leads to its thank-you page', async () => {
    const { posts } = serve([THANKS])
    await openFilled()
    submit()
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/nl/bedankt/'))
    const [post] = posts
    expect(new URL(post?.url ?? '').pathname).toBe('/api/forms/site-contact')
    expect(Object.fromEntries(post?.values ?? [])).toMatchObject({
      language: 'nl',
      startedAt: '1',
      homepage: '',
      title: 'ms',
      email: 'noor@voorbeeld.be',
      phone: '0470 00 12 34',
    })
    expect(post?.options).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      mode: 'same-origin',
      headers: { accept: 'application/json' },
    })
  })

  test('leads where the service says, on this site', async () => {
    serve([() => json(200, { ok: true, next: '/nl/bedankt/gratis-schatting/' })])
    await openFilled()
    submit()
    await waitFor(() => expect(go).toHaveBeenCalledWith(`${location.origin}/nl/bedankt/gratis-schatting/`))
  })

  test('and nowhere else', async () => {
    serve([() => json(200, { ok: true, next: '//evil.example/' })])
    await openFilled()
    submit()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/nl/bedankt/'))
  })

  test('is empty for whoever comes back, and keeps no draft', async () => {
    localStorage.setItem(DRAFTS_KEY, '[]')
    serve([THANKS])
    await openFilled()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(DRAFTS_KEY)).toContain('Noor')
    submit()
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(control('firstName').value).toBe('')
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  test('after an answer was lost has the same key, so that it is not stored twice', async () => {
    const { posts } = serve([() => Promise.reject(new TypeError('network')), THANKS])
    await openFilled()
    submit()
    await waitFor(() => expect(failure()).not.toBe(''))
    submit()
    await waitFor(() => expect(go).toHaveBeenCalled())
    const [first, second, ...more] = posts.map(({ values }) => values.get('key'))
    expect([first === second, more]).toEqual([true, []])
    expect(first).toMatch(/^[\w.-]{8,64}$/)
  })

  test('at another host takes no cookies along', async () => {
    const { posts } = serve([THANKS])
    await open('site-contact')
    element<HTMLFormElement>('form').setAttribute('action', 'https://crm.example/in/site-contact')
    fillPerson()
    submit()
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(posts[0]).toMatchObject({
      url: 'https://crm.example/in/site-contact',
      options: { credentials: 'omit', mode: 'cors' },
    })
  })

  test('whose receiver answers with pages is posted by the browser, once it is in order', async () => {
    const { posts } = serve([THANKS])
    await open('site-contact', { attributes: 'data-native' })
    const native = vi.spyOn(element<HTMLFormElement>('form'), 'submit').mockReturnValue()
    submit()
    expect(native).not.toHaveBeenCalled()
    fillPerson()
    submit()
    await waitFor(() => expect(native).toHaveBeenCalledOnce())
    expect(posts).toEqual([])
    expect(isBusy()).toBe(true)
  })
})

describe('twice is impossible', () => {
  test('while it is on its way, and after it has arrived', async () => {
    let arrive: (answer: Response) => void = () => undefined
    const { posts } = serve([() => new Promise<Response>((resolve) => (arrive = resolve))])
    await openFilled()
    submit()
    submit()
    await waitFor(() => expect(posts).toHaveLength(1))
    expect(element('button[type="submit"]').getAttribute('aria-disabled')).toBe('true')
    expect(status()).toBe('Bezig met versturen…')
    submit()
    arrive(json(200, { ok: true }))
    await waitFor(() => expect(go).toHaveBeenCalled())
    fillPerson()
    submit()
    submit()
    await Promise.resolve()
    expect(posts).toHaveLength(1)
    expect(isBusy()).toBe(true)
  })

  test('back on the page as it was left, it can be used for another', async () => {
    const { posts } = serve([THANKS])
    await openFilled()
    submit()
    await waitFor(() => expect(go).toHaveBeenCalled())
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isBusy()).toBe(false)
    submit()
    expect(element('.form-problems__title').textContent).toBe('4 velden vragen nog uw aandacht')
    fillPerson()
    submit()
    await waitFor(() => expect(posts).toHaveLength(2))
  })

  test('whoever is faster than the service believes waits the rest of the time', async () => {
    const { posts } = serve([THANKS])
    await open('site-contact')
    vi.useFakeTimers({ now: 100_000 })
    control('startedAt').value = '99000'
    fillPerson()
    submit()
    await vi.advanceTimersByTimeAsync(1900)
    expect(posts).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(posts).toHaveLength(1)
  })
})

describe('a form that does not get through', () => {
  test.each<[string, Reply, string]>([
    [
      'the service is down',
      () => json(503, {}),
      'Uw bericht is niet verzonden. Probeer het opnieuw of bel ons.',
    ],
    ['there is no network', () => Promise.reject(new TypeError('failed')), 'Uw bericht is niet verzonden.'],
    [
      'it takes too long',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      'Uw bericht is niet verzonden.',
    ],
    ['a page answers', () => new Response('<h1>Wifi</h1>'), 'Uw bericht is niet verzonden.'],
    ['too many', () => json(429, {}), 'Te veel pogingen. Wacht even en probeer het opnieuw.'],
    [
      'asked before',
      () => json(409, { code: 'already-requested' }),
      'U hebt de documenten van dit pand al aangevraagd.',
    ],
  ])('%s: says so, with the number to call, and loses nothing', async (_, reply, text) => {
    const { posts } = serve([reply, THANKS])
    await openFilled()
    submit()
    await waitFor(() => expect(failure()).toContain(text))
    expect(element('.form-failure a').getAttribute('href')).toBe('tel:+3290001234')
    expect(element('.form-failure').getAttribute('role')).toBe('alert')
    expect([control('firstName').value, control('email').value]).toEqual(['Noor', 'noor@voorbeeld.be'])
    expect(isBusy()).toBe(false)
    expect(go).not.toHaveBeenCalled()
    submit()
    expect(failure()).toBe('')
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(posts).toHaveLength(2)
  })

  test('a login with other words for it, and the password where it was', async () => {
    serve([() => json(401, { ok: false, code: 'login' })])
    await open('owner-login')
    type('email', 'noor@voorbeeld.be')
    type('password', 'geheim')
    submit()
    await waitFor(() =>
      expect(failure()).toContain(
        'Inloggen is niet gelukt. Het e-mailadres of het wachtwoord is niet juist.',
      ),
    )
    expect(control('password').value).toBe('geheim')
    expect(localStorage.length).toBe(0)
  })
})
