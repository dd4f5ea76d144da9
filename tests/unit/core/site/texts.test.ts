import { describe, expect, test } from 'vitest'
import { textsIn, withTexts } from '../../../../core/site/texts.ts'

const RECORD = {
  path: '/about/',
  title: { nl: 'Over ons', FR: 'À propos', xx: 'Not a language' },
  modules: [
    { class: 'wide', label: 'Meer', image: { url: 'a.jpg', text: 'Een huis' } },
    { relations: [{ type: 'contact', id: 'team' }], hours: ['Ma', 'Di'], facts: { nl: 'Feit' } },
  ],
  seo: { nl: { pageTitle: 'Over', isActiveSEO: true } },
  maxItems: 4,
  link: null,
}

describe('the texts of a record', () => {
  test('stand under the keys of texts, once or in each language', () => {
    expect(textsIn(RECORD)).toEqual([
      { text: 'Over ons', path: ['title', 'nl'], locale: 'nl' },
      { text: 'À propos', path: ['title', 'FR'], locale: 'fr' },
      { text: 'Meer', path: ['modules', 0, 'label'], locale: undefined },
      { text: 'Een huis', path: ['modules', 0, 'image', 'text'], locale: undefined },
      { text: 'Over', path: ['seo', 'nl', 'pageTitle'], locale: 'nl' },
    ])
  })

  test.each(['text', 4, null, undefined])('are none in %j', (value) => {
    expect(textsIn(value)).toEqual([])
  })
})

describe('a record with other texts', () => {
  test('is the same object where none changes', () => {
    expect(withTexts(RECORD, ({ text }) => text)).toBe(RECORD)
    expect(withTexts('text', () => 'other')).toBe('text')
    expect(withTexts(null, () => 'other')).toBeNull()
  })

  test('keeps its other values, and the parts in which none changes', () => {
    const changed = withTexts(RECORD, ({ text }) => (text === 'Meer' ? { nl: 'Meer', en: 'More' } : text))
    expect(changed).toEqual({
      ...RECORD,
      modules: [{ ...RECORD.modules[0], label: { nl: 'Meer', en: 'More' } }, RECORD.modules[1]],
    })
    expect(changed.title).toBe(RECORD.title)
    expect(changed.modules[1]).toBe(RECORD.modules[1])
  })

  test('takes a text of each language by itself', () => {
    const { title } = withTexts(RECORD, ({ text, locale, path }) => `${text} ${locale ?? ''} ${path.length}`)
    expect(title).toEqual({ nl: 'Over ons nl 2', FR: 'À propos fr 2', xx: 'Not a language' })
  })
})
