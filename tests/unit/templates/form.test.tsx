import { describe, expect, test } from 'vitest'
import { pageOf, textOf } from './page.ts'

describe('form', () => {
  test('posts without script, and the browser checks what is required', () => {
    const form = pageOf('form').querySelector('form.form')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('action')).toBe('/api/forms/contact-demand')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    expect(form?.querySelector('input[name="zip"]')?.getAttribute('inputmode')).toBe('numeric')
    expect(form?.querySelector('input[name="zip"]')?.getAttribute('autocomplete')).toBe('postal-code')
    expect(form?.querySelectorAll('input[name="firstName"][required]')).toHaveLength(1)
    expect(form?.querySelectorAll('input[name="title"][required]')).toHaveLength(0)
    // A radio button cannot be unticked, so the last choice of an optional list is none of them.
    const titles = [...(form?.querySelectorAll('input[name="title"]') ?? [])]
    expect(titles.map((input) => [input.getAttribute('value'), input.hasAttribute('checked')])).toEqual([
      ['de heer', false],
      ['mevrouw', false],
      ['', true],
    ])
  })

  test('choices stand in a fieldset under their question; ticks of which one is needed are not each required', () => {
    const fieldset = pageOf('form').querySelector('fieldset:has([name="types"])')
    expect(fieldset?.querySelector('legend')?.textContent).toBe('Type pand')
    expect(fieldset?.querySelectorAll('input[type="checkbox"]')).toHaveLength(8)
    expect(fieldset?.querySelectorAll('[required]')).toHaveLength(0)
  })

  test('what may stay empty is marked, and a hint belongs to its field', () => {
    const document = pageOf('form')
    expect(textOf(document, 'label[for="contact-demand-remarks"]')).toBe('Opmerkingen (mag leeg)')
    expect(textOf(document, 'label[for="contact-demand-street"]')).toBe('Straat en nummer')
    const hint = document.querySelector('input[name="zone"]')?.getAttribute('aria-describedby')
    expect(textOf(document, `#${hint}`)).toMatch(/^Gemeenten of postcodes/)
  })

  test('a field has its message at hand, and shows it only while it is wrong', () => {
    const document = pageOf('form')
    expect(textOf(document, '.field:has([name="street"]) .field__error')).toBe('Vul uw straat en nummer in')
    expect(document.querySelector('.field:has([name="remarks"]) .field__error')).toBeNull()
  })

  test('what a signature means stands above the fields of its group', () => {
    const document = pageOf('form')
    const fields = document.querySelector('.form__fields:has(.form__notice)')
    expect(fields?.firstElementChild?.className).toContain('form__notice')
    expect(textOf(document, '.form__notice > p')).toBe('De huurwaarborg voor een woning is hoogstens:')
    expect(textOf(document, '.form__notice dt')).toBe('Vlaanderen')
    expect(textOf(document, '.form__notice dd')).toBe('3 maanden huur')
  })

  test('has a trap that neither eyes, keyboard nor screen reader meet', () => {
    const trap = pageOf('form').querySelector('.form-trap')
    expect(trap?.getAttribute('aria-hidden')).toBe('true')
    expect(trap?.textContent).toBe('Laat dit veld leeg')
    const field = trap?.querySelector('input')
    expect([field?.name, field?.tabIndex, field?.getAttribute('autocomplete')]).toEqual([
      'homepage',
      -1,
      'off',
    ])
  })

  test('leaves it to a script to say when the visitor began', () => {
    const started = pageOf('form').querySelector('.form input[name="startedAt"]')
    expect([started?.getAttribute('type'), started?.getAttribute('value')]).toEqual(['hidden', null])
  })

  test('a group of hidden fields only is no part of the page', () => {
    const form = pageOf('property-fr').querySelector('#contact-me')
    expect(form?.querySelector('input[name="language"]')?.getAttribute('value')).toBe('fr')
    expect(form?.querySelectorAll('.form__fields')).toHaveLength(1)
  })
})
