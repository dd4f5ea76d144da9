// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serveForms } from '../../templates/client/form.ts'
import { waitFor } from '../support/wait-for.ts'
import { control, formHtml, open, problemOf, serve, submit, type } from './form-page.ts'
import { element, show } from './dom.ts'

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a telephone number', () => {
  test('is grouped while it is typed, and the cursor stays', async () => {
    serve([])
    await open('site-contact')
    const phone = control('phone')
    type('phone', '0470123456')
    expect([phone.value, phone.selectionStart]).toEqual(['0470 12 34 56', 13])
    phone.value = '0470 129 34 56'
    phone.setSelectionRange(8, 8)
    phone.dispatchEvent(new Event('input', { bubbles: true }))
    expect(phone.value).toBe('0470 129 34 56')
    phone.value = '047012 34 56'
    phone.setSelectionRange(4, 4)
    phone.dispatchEvent(new Event('input', { bubbles: true }))
    expect([phone.value, phone.selectionStart]).toEqual(['0470 12 34 56', 4])
  })

  test('a text in the making is left alone', async () => {
    serve([])
    await open('site-contact')
    const phone = control('phone')
    phone.value = '0470123456'
    phone.dispatchEvent(Object.assign(new Event('input', { bubbles: true }), { isComposing: true }))
    expect(phone.value).toBe('0470123456')
  })
})

describe('the amount in words', () => {
  const line = () => element('.form-words')
  const said = () => element('.form-words [role="status"]').textContent
  const take = () => element<HTMLButtonElement>('.form-words button')

  async function openOffer(): Promise<void> {
    serve([])
    await open('offer')
    await waitFor(() => expect(document.querySelector('.form-words')).not.toBeNull())
  }

  test('is proposed from the numbers, and taken over on request only', async () => {
    await openOffer()
    expect(line().hidden).toBe(true)
    type('amount', '450.000')
    expect(line().hidden).toBe(false)
    expect(said()).toBe('Voluit: vierhonderdvijftigduizend euro')
    expect(control('amountWords').value).toBe('')
    take().click()
    expect(control('amountWords').value).toBe('vierhonderdvijftigduizend euro')
    expect(said()).toBe('Hetzelfde als de cijfers')
    expect(take().hidden).toBe(true)
    expect(document.activeElement).toBe(control('amountWords'))
  })

  test('never takes the place of what somebody wrote; that is compared when it is left', async () => {
    await openOffer()
    type('amount', '450000')
    type('amountWords', 'vierhonderdveertig')
    expect(said()).toBe('Voluit: vierhonderdvijftigduizend euro')
    control('amountWords').dispatchEvent(new Event('change', { bubbles: true }))
    expect(said()).toBe('Dat is niet hetzelfde als de cijfers. Voluit: vierhonderdvijftigduizend euro')
    type('amountWords', 'VIERHONDERD VIJFTIG DUIZEND')
    expect(said()).toBe('Hetzelfde als de cijfers')
    type('amount', '460000')
    expect(control('amountWords').value).toBe('VIERHONDERD VIJFTIG DUIZEND')
    expect(said()).toContain('Dat is niet hetzelfde')
  })

  test.each(['', '0', '450,5', 'veel', '1234567890'])('nothing is proposed for %j', async (amount) => {
    await openOffer()
    type('amount', '450.000')
    type('amount', amount)
    expect(line().hidden).toBe(true)
  })
})

describe('before the script is there', () => {
  const sent = () => element<HTMLFormElement>('form').requestSubmit()

  test('a form is taken over when somebody turns to it, not before', async () => {
    serve([])
    show(formHtml('site-contact'))
    serveForms()
    await new Promise((resolve) => setTimeout(resolve))
    expect(fetch).not.toHaveBeenCalled()
    control('email').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await waitFor(() => expect(element<HTMLFormElement>('form').noValidate).toBe(true))
  })

  test('what is sent at once is judged by the script as soon as it is there', async () => {
    const { posts } = serve([])
    document.documentElement.lang = 'nl'
    show(formHtml('site-contact'))
    serveForms()
    submit()
    await waitFor(() => expect(problemOf('email')).toBe('Vul uw e-mailadres in'))
    expect(posts).toEqual([])
  })

  test('where it does not come, the browser checks and posts', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    show(formHtml('sign-newsletter'))
    control('email').value = 'noor@voorbeeld.be'
    serveForms()
    const events: boolean[] = []
    element('form').addEventListener('submit', (event) => events.push(event.defaultPrevented))
    sent()
    await waitFor(() => expect(events).toEqual([true, false]))
  })
})
