import { expect, test } from 'vitest'
import { presentText, spellingsOf } from '../../../../core/domain/localised-text.ts'
import type { Text } from '../../../../core/domain/locale.ts'

test.each<[Text | undefined, readonly string[]]>([
  [undefined, []],
  ['', []],
  [' ', []],
  ['Gent', ['Gent']],
  [{}, []],
  [{ fr: 'Gand', nl: 'Gent' }, ['Gent', 'Gand']],
  [{ nl: 'Aalst', en: 'Aalst', fr: ' ' }, ['Aalst']],
])('spellings of %j are %j', (text, spellings) => {
  expect(spellingsOf(text)).toEqual(spellings)
  expect(presentText(text)).toEqual(spellings.length === 0 ? undefined : text)
})
