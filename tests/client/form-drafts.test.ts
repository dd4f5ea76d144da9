// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DRAFTS_KEY } from '../../core/domain/storage-keys.ts'
import { serveForms } from '../../templates/client/form.ts'
import { waitFor } from '../support/wait-for.ts'
import { control, formHtml, open, problemOf, serve, submit, tick, type } from './form-page.ts'
import { element, show } from './dom.ts'

const kept = () => JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? '[]') as { id: string; values: object }[]
const note = () => element('.form-draft').textContent

beforeEach(() => {
  localStorage.clear()
  serve([])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function keepDraft(values: unknown, id = 'site-contact', at = Date.now()): void {
  localStorage.setItem(DRAFTS_KEY, JSON.stringify([{ id, at, values }]))
}

describe('what is typed', () => {
  test('is kept when typing pauses, and says so', async () => {
    vi.useFakeTimers()
    await open('site-contact')
    expect(kept()).toEqual([])
    type('firstName', 'Noor')
    tick('slots', '10:00-13:00')
    vi.advanceTimersByTime(399)
    expect(kept()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(kept()).toMatchObject([
      { id: 'site-contact', values: { firstName: 'Noor', slots: ['10:00-13:00'] } },
    ])
    expect(note()).toContain('blijft op dit toestel tot u het verstuurt')
    type('firstName', '')
    tick('slots', '10:00-13:00')
    vi.advanceTimersByTime(400)
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  test('is kept when the page goes away meanwhile', async () => {
    await open('contact-me', { hidden: { property: '4127', language: 'nl' } })
    type('firstName', 'Noor')
    dispatchEvent(new Event('pagehide'))
    expect(kept()).toMatchObject([{ id: 'contact-me 4127', values: { firstName: 'Noor' } }])
  })

  test.each(['sign-newsletter', 'owner-login', 'forgot-password'] as const)(
    'is not kept of %s',
    async (name) => {
      await open(name)
      type('email', 'noor@voorbeeld.be')
      dispatchEvent(new Event('pagehide'))
      expect(localStorage.length).toBe(0)
    },
  )

  test('storage that is refused breaks nothing', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    await open('site-contact')
    type('firstName', 'Noor')
    dispatchEvent(new Event('pagehide'))
    submit()
    expect(problemOf('firstName')).toBeUndefined()
    expect(problemOf('lastName')).toBeDefined()
  })
})

describe('what was kept', () => {
  test('is put back with a note', async () => {
    keepDraft({ firstName: 'Noor', remarks: 'Dag', title: 'ms', slots: ['10:00-13:00'], newsletter: '1' })
    await open('site-contact')
    expect([control('firstName').value, control('remarks').value]).toEqual(['Noor', 'Dag'])
    expect(element<HTMLInputElement>('[name="title"][value="ms"]').checked).toBe(true)
    expect(element<HTMLInputElement>('[name="slots"][value="10:00-13:00"]').checked).toBe(true)
    expect(control('newsletter').checked).toBe(true)
    expect(note()).toContain('We hebben teruggezet wat u invulde.')
  })

  test('opens the form by itself, and unfolds it', async () => {
    keepDraft({ firstName: 'Noor' }, 'contact-me 4127')
    const hidden = { property: '4127', language: 'nl' }
    show(`<details><summary>Meer</summary>${formHtml('contact-me', { hidden })}</details>`)
    serveForms()
    await waitFor(() => expect(control('firstName').value).toBe('Noor'))
    expect(element<HTMLDetailsElement>('details').open).toBe(true)
  })

  test('of another property stays with it', async () => {
    keepDraft({ firstName: 'Noor' }, 'contact-me 4127')
    await open('contact-me', { hidden: { property: '4130', language: 'nl' } })
    expect(control('firstName').value).toBe('')
    expect(document.querySelector('.form-draft')).toBeNull()
  })

  test('never takes the place of what stands there', async () => {
    keepDraft({ firstName: 'Noor', lastName: 'De Wachter' })
    const form = formHtml('site-contact')
    show(form)
    control('firstName').value = 'Sami'
    serveForms()
    await waitFor(() => expect(control('lastName').value).toBe('De Wachter'))
    expect(control('firstName').value).toBe('Sami')
  })

  test('is cleared with everything else, and nothing of it comes back', async () => {
    keepDraft({ firstName: 'Noor' })
    await open('site-contact')
    type('email', 'noor@')
    submit()
    element('.form-draft button').click()
    expect([control('firstName').value, control('email').value]).toEqual(['', ''])
    expect(problemOf('email')).toBeUndefined()
    expect(document.querySelector('.form-problems')).toBeNull()
    expect(element('.form-status').textContent).toBe('Alles wat u invulde, is gewist.')
    expect(document.querySelector('.form-draft')).toBeNull()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  test('a day ago is forgotten', async () => {
    keepDraft({ firstName: 'Noor' }, 'site-contact', Date.now() - 86_400_000)
    await open('site-contact')
    expect(control('firstName').value).toBe('')
  })

  test.each<[string, unknown]>([
    ['hidden and guarding fields', { language: 'de', startedAt: '5', homepage: 'x', altcha: 'x' }],
    ['markup in a choice', { title: '"><img src=x onerror=alert(1)>' }],
    ['a choice that is not offered', { slots: ['03:00-04:00'], goal: 'rent' }],
    ['values of another kind', { firstName: { a: 1 }, lastName: ['x'], slots: 'x' }],
    ['no values', 'x'],
    ['a prototype', JSON.parse('{"__proto__":{"firstName":"x"}}')],
  ])('%s change nothing', async (_, values) => {
    keepDraft(values)
    const form = await open('site-contact')
    const holds = [...new FormData(form)].filter(([, value]) => value !== '')
    expect(holds).toEqual([
      ['startedAt', '1'],
      ['language', 'nl'],
    ])
    expect(document.querySelector('.form-draft')).toBeNull()
  })

  test('markup in a text is text', async () => {
    keepDraft({ firstName: '<img src=x onerror=alert(1)>' })
    await open('site-contact')
    expect(control('firstName').value).toBe('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
  })
})
