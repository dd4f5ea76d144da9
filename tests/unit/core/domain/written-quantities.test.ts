import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../core/languages/codes.ts'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { writtenQuantities } from '../../../../core/domain/written-quantities.ts'
import { SERVICE_STRINGS } from '../../../../core/languages/strings.ts'

test.each<[Locale, string, readonly string[]]>([
  ['nl', 'Na zes maanden vragen we of u nog zoekt', ['zes maanden']],
  ['nl', 'De link werkt een uur, en niet 2 dagen', ['een uur', '2 dagen']],
  ['nl', 'Schreef u voor zeventien uur, dan hebt u vandaag antwoord', ['zeventien uur', 'vandaag']],
  ['nl', 'Elke maandag één bericht per week', ['Elke maandag', 'per week']],
  ['nl', 'We bewaren ze 1 200 dagen, met 12 foto’s', ['1 200 dagen', '12']],
  ['fr', 'Sans réponse après trois mois, ou dans la semaine', ['trois mois', 'dans la semaine']],
  ['fr', 'Réponse avant dix-sept heures, aujourd’hui même', ['dix-sept heures', 'aujourd’hui']],
  ['fr', 'Pendant une heure', ['une heure']],
  ['fr', 'Neuf ans', ['Neuf ans']],
  ['en', 'For an hour, or within two working days', ['an hour', 'two working days']],
  ['en', 'Half an hour is enough; we answer the same day', ['Half an hour', 'the same day']],
  ['de', 'Eine Stunde lang, sonst nach zehn Jahren', ['Eine Stunde', 'zehn Jahren']],
  ['de', 'Noch heute, vor siebzehn Uhr', ['heute', 'siebzehn Uhr']],
])('%s: %s', (locale, text, parts) => {
  expect(writtenQuantities(text, locale)).toEqual(parts)
})

describe('is not found in', () => {
  test.each<[Locale, string]>([
    ['nl', 'We bewaren ze {retention:offer}, en antwoorden binnen {answerWithin:offer}.'],
    ['nl', 'Laatst nagelezen op 20 november 2026, wet van 18 september 2017'],
    ['nl', 'Lindekaai 7, 9000 Gent, ondernemingsnummer 0000.000.097'],
    ['nl', 'Bel [09 000 12 34](tel:+3290001234) of schrijf naar dag24@linde7.example'],
    ['nl', 'Rekening BE00 0000 0000 0000, zie https://linde.example/24/7'],
    ['nl', 'Met één klik schrijft u zich uit, een knop volstaat'],
    ['nl', 'artikel 6, lid 1, van de verordening'],
    ['fr', 'l’article 6, paragraphe 1, du règlement'],
    ['en', 'article 6(1) of the regulation'],
    ['nl', '1. **Nu** U krijgt een mail.\n2. **Daarna** Een gesprek.'],
    ['fr', 'Saisissez-le une seconde fois'],
    ['fr', 'Le neuf soulève beaucoup de questions, le 1er mars 2026 aussi'],
    ['en', 'A copy of what you wrote, of one page'],
    ['de', 'Ein Knopf und eine Kopie; Geben Sie acht'],
    ['en', 'The E60 label and the G-000 tag'],
  ])('%s: %s', (locale, text) => {
    expect(writtenQuantities(text, locale)).toEqual([])
  })
})

/** Strings that tell what happens to a form, a mail or data. */
const TELLING =
  /^(?:appointment|consent|copy|documents|error|form|link|mail|newsletter|notFound|registered-search|storage|success)\./

/** Their quantities are no behaviour of the site. */
const ALLOWED: readonly RegExp[] = [
  // The value of the field is the source of these moments.
  /^form\.option\.slots\./,
  // Examples of input.
  /^form\.error\.(?:amount|income)\.invalid$/,
  // What is asked: an income in a month, and two people or two fields of one form.
  /^form\.label\.income$|^form\.error\.passwordConfirmation\.mismatch$|^form\.group\.personB$|^form\.notice\.binding$/,
]

test.each(LOCALES)('no string in %s writes out how the site behaves', (locale) => {
  const found = Object.entries(SERVICE_STRINGS[locale]).flatMap(([key, text]) => {
    if (!TELLING.test(key) || ALLOWED.some((allowed) => allowed.test(key))) return []
    return writtenQuantities(text, locale).map((part) => `${key}: ${part}`)
  })
  expect(found).toEqual([])
})
