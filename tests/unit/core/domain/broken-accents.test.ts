import { expect, test } from 'vitest'
import { brokenAccentInLine, brokenAccentInText } from '../../../../core/domain/broken-accents.ts'

test.each([
  ['Rue Pr?sident', 'Pr?sident'],
  ['Caf\ufffd', 'Caf\ufffd'],
  ['LiÃ¨ge', 'LiÃ¨ge'],
  ['Maison Ã vendre', undefined],
  ['Lâ€™Ã‰glise', 'Lâ€™Ã'],
  ['Te koop? Ja', undefined],
  ['Rue de l’Église', undefined],
  ['Huis (nieuw?)', undefined],
])('the line %j has %s', (text, word) => {
  expect(brokenAccentInLine(text)).toBe(word)
})

test.each([
  ['Interesse?contacteer ons.', undefined],
  ['Une cuisine ?quip?e et une entr?e.', 'quip?e'],
  ['Grand s?jour.', 's?jour'],
  ['Pr?s de l?entrée', 'l?entrée'],
  ['Zie https://voorbeeld.be/a?b=c en www.voorbeeld.be/x?y=z?q', undefined],
  ['Charme \ufffd chaque étage', '\ufffd'],
  ['Een huis. Vragen? Bel ons!', undefined],
])('the text %j has %s', (text, word) => {
  expect(brokenAccentInText(text)).toBe(word)
})
