// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../support/wait-for.ts'
import { control, fillPerson, json, leave, open, problemOf, serve, submit, tick, type } from './form-page.ts'
import { element } from './dom.ts'

const list = () => [...document.querySelectorAll('.form-problems li')]
const title = () => element('.form-problems__title').textContent

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a form that is sent too early', () => {
  test('names what is missing beside each field and in a list that gets the focus, and sends nothing', async () => {
    const { posts } = serve([])
    const form = await open('site-contact')
    submit()
    expect(form.noValidate).toBe(true)
    expect(document.querySelectorAll('.field__error')).toHaveLength(0)
    expect(title()).toBe('4 velden vragen nog uw aandacht')
    expect(list().map(({ textContent }) => textContent)).toEqual([
      'Vul uw voornaam in',
      'Vul uw naam in',
      'Vul uw e-mailadres in',
      'Vul uw telefoonnummer in',
    ])
    expect(document.activeElement).toBe(element('.form-problems'))
    expect(problemOf('email')).toBe('Vul uw e-mailadres in')
    expect(control('email').getAttribute('aria-invalid')).toBe('true')
    expect(element(`#${control('email').getAttribute('aria-describedby')}`).textContent).toBe(
      problemOf('email'),
    )
    expect(posts).toEqual([])
  })

  test('its links lead to the fields, to the first of several choices too', async () => {
    serve([])
    await open('demand-register')
    submit()
    element('.form-problems li:last-child a').click()
    expect(document.activeElement).toBe(control('phone'))
    element('.form-problems li:first-child a').click()
    expect(document.activeElement).toBe(element('[name="goal"][value="buy"]'))
    expect(element('.form-problems li:first-child a').getAttribute('href')).toBe(`#${control('goal').id}`)
  })

  test('of one field needs no list: the field gets the focus', async () => {
    serve([])
    await open('sign-newsletter')
    type('email', 'noor@')
    submit()
    expect(document.querySelector('.form-problems')).toBeNull()
    expect(document.activeElement).toBe(control('email'))
    expect(problemOf('email')).toBe('E-mailadres is niet geldig')
  })

  test('hints are read out beside messages, and stay when these go', async () => {
    serve([])
    await open('offer')
    submit()
    expect(control('reference').getAttribute('aria-describedby')).toBe(
      'offer-reference-hint offer-reference-problem',
    )
    type('reference', '4127')
    expect(control('reference').getAttribute('aria-describedby')).toBe('offer-reference-hint')
  })
})

describe('while it is mended', () => {
  test('messages go, the list strikes out and counts, nothing moves', async () => {
    serve([])
    await open('site-contact')
    submit()
    type('firstName', 'N')
    expect(problemOf('firstName')).toBeUndefined()
    expect(control('firstName').hasAttribute('aria-invalid')).toBe(false)
    expect(list().map((entry) => entry.hasAttribute('data-mended'))).toEqual([true, false, false, false])
    expect(title()).toBe('3 velden vragen nog uw aandacht')
    type('email', 'noor@')
    expect(problemOf('email')).toBe('E-mailadres is niet geldig')
    expect(list()[2]?.textContent).toBe('E-mailadres is niet geldig')
    fillPerson()
    expect(title()).toBe('Alles is in orde. U kunt versturen.')
  })

  test('a date mends the other that it contradicted', async () => {
    serve([])
    await open('contact-appointment')
    fillPerson()
    type('startDate', '2026-11-21')
    type('endDate', '2026-11-20')
    submit()
    expect(problemOf('endDate')).toBe('De einddatum ligt voor de begindatum')
    type('startDate', '2026-11-19')
    expect(problemOf('endDate')).toBeUndefined()
  })

  test('at least one of several choices', async () => {
    serve([])
    await open('demand-register')
    submit()
    expect(problemOf('types')).toBe('Kies minstens één type pand')
    expect(element('fieldset[id$="types"]').getAttribute('aria-describedby')).toBe(
      'demand-register-types-problem',
    )
    tick('types', '2')
    expect(problemOf('types')).toBeUndefined()
    tick('types', '2')
    submit()
    expect(problemOf('types')).toBe('Kies minstens één type pand')
  })
})

describe('a form of which the site chose the fields', () => {
  test('is judged by what its page has', async () => {
    const { posts } = serve([])
    const form = await open('contact-me', {
      fields: [{ name: 'email' }, { name: 'title', required: true }],
      hidden: { property: '4127' },
    })
    submit()
    expect(list().map(({ textContent }) => textContent)).toEqual([
      'Vul uw e-mailadres in',
      'Kies een aanspreking',
    ])
    expect(form.elements.namedItem('phone')).toBeNull()
    expect(posts).toEqual([])
  })
})

describe('a field that is left', () => {
  test('is judged when something was typed into it, not when somebody passes by', async () => {
    serve([])
    await open('site-contact')
    leave('email')
    expect(problemOf('email')).toBeUndefined()
    type('email', 'noor@')
    expect(problemOf('email')).toBeUndefined()
    leave('email')
    expect(problemOf('email')).toBe('E-mailadres is niet geldig')
    expect(document.querySelector('.form-problems')).toBeNull()
  })

  test('waits while the pointer is down: nothing moves away from under it', async () => {
    vi.useFakeTimers()
    serve([])
    await open('site-contact')
    type('email', 'noor@')
    dispatchEvent(new Event('pointerdown'))
    leave('email')
    expect(problemOf('email')).toBeUndefined()
    dispatchEvent(new Event('pointerup'))
    expect(problemOf('email')).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(problemOf('email')).toBe('E-mailadres is niet geldig')
    vi.useRealTimers()
  })

  test('two passwords have to be the same', async () => {
    serve([])
    await open('reset-password', { hidden: { token: 'abc', language: 'nl' } })
    type('password', 'een korte zin')
    type('passwordConfirmation', 'een korte zon')
    leave('passwordConfirmation')
    expect(problemOf('passwordConfirmation')).toBe('De twee wachtwoorden zijn niet gelijk')
    type('password', 'een korte zon')
    expect(problemOf('passwordConfirmation')).toBeUndefined()
  })

  test('a date that is half filled in is not an empty one', async () => {
    serve([])
    await open('offer')
    Object.defineProperty(control('startDate'), 'validity', { value: { badInput: true } })
    submit()
    expect(problemOf('startDate')).toBe('Begindatum is onvolledig of niet geldig')
    expect(problemOf('endDate')).toBe('Kies een einddatum')
  })
})

test('what the service finds wrong stays until its field changes', async () => {
  const errors = [
    { field: 'email', code: 'invalid' },
    { field: 'remarks', code: 'tooLong' },
  ]
  const { posts } = serve([() => json(422, { ok: false, errors })])
  await open('site-contact')
  fillPerson()
  submit()
  await waitFor(() => expect(problemOf('email')).toBe('E-mailadres is niet geldig'))
  expect(problemOf('remarks')).toBe('Deze tekst is te lang: hoogstens 5000 tekens')
  expect(title()).toBe('2 velden vragen nog uw aandacht')
  type('firstName', 'Nora')
  expect(problemOf('email')).toBe('E-mailadres is niet geldig')
  type('email', 'noor@voorbeeld.com')
  expect(problemOf('email')).toBeUndefined()
  expect(posts).toHaveLength(1)
})
