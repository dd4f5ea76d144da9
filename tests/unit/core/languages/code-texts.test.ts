import { expect, test } from 'vitest'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { codeText, isCodeTextKey } from '../../../../core/languages/code-texts.ts'
import { codeTexts } from '../../../../core/languages/nl/code-texts.ts'

test('a code has its text in every language', () => {
  expect(codeText('heating.fuel')).toEqual({ nl: 'Stookolie', fr: 'Mazout', en: 'Heating oil', de: 'Heizöl' })
})

test('texts begin with a capital letter and have neither blanks around them nor a full stop', () => {
  const wrong = Object.keys(codeTexts)
    .filter(isCodeTextKey)
    .flatMap((key) => LOCALES.map((locale) => codeText(key)[locale]))
    .filter((text) => !/^\p{Lu}(?:.*[^\s.])?$/u.test(text))
  expect(wrong).toEqual([])
})

test.each(['heating.lava', 'toString', ''])('"%s" is no key', (key) => expect(isCodeTextKey(key)).toBe(false))
