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

/** Each states when, how long or how many, as somebody writes it who knows no placeholder. */
const STATED: Readonly<Record<Locale, string>> = {
  nl:
    'binnen twee weken|we antwoorden binnen het uur|binnen de dag|24/7 bereikbaar|dagelijks|' +
    'een dikke week|enkele dagen|een paar uur|een paar dagen|binnen de 48 uur|' +
    '’s anderendaags|de volgende werkdag|nog dezelfde dag|tegen morgenvroeg|tot 17u30|om 9u|' +
    'tussen 9 en 17 uur|drie maanden lang|een maand lang|elke week|om de twee weken|' +
    'tweewekelijks|wekelijkse nieuwsbrief|maandelijkse mail|jaarlijks overzicht|' +
    'een half jaar|een jaar lang|anderhalf uur|een tiental foto’s|honderden panden|' +
    'dertig dagen|op weekdagen|in het weekend|binnen één werkdag|ten laatste vrijdag|' +
    'tot middernacht|een kwartiertje|een uurtje|twee keer per week|tweemaal per maand|' +
    'een keer per maand|binnen de veertien dagen|veertiendaags|acht dagen|tiental',
  fr:
    'dans les deux semaines|dans l’heure|dans la journée|24h/24|7j/7|24 heures sur 24|' +
    'quotidiennement|chaque semaine|une petite semaine|quelques jours|quelques heures|' +
    'sous 48 h|sous quinzaine|le lendemain|le jour suivant|le prochain jour ouvrable|' +
    'jusqu’à minuit|jusqu’à 17h30|de 9h à 17h|pendant trois mois|un mois durant|' +
    'tous les quinze jours|bimensuel|hebdomadairement|la lettre hebdomadaire|chaque mois|' +
    'mensuellement|une fois par mois|deux fois par semaine|un semestre|un trimestre|' +
    'une année|une heure et demie|une demi-heure|une dizaine de photos|' +
    'des centaines de biens|trente jours|en semaine|le week-end|dans un délai d’un jour|' +
    'au plus tard vendredi|les jours ouvrables|six mois|huit jours|quinze jours|' +
    'en vingt-quatre heures|toute l’année',
  en:
    'within two weeks|within the hour|within the day|24/7|round the clock|daily|every week|' +
    'about a week|a few days|a couple of hours|several days|within 48 hours|by the next day|' +
    'next working day|the following day|by noon|until midnight|until 5.30 pm|9am to 5pm|' +
    'between nine and five|for three months|for a month|every other week|fortnightly|' +
    'twice a week|once a month|weekly newsletter|monthly|annually|half a year|a year|' +
    'an hour and a half|a quarter of an hour|a dozen photos|hundreds of homes|thirty days|' +
    'on weekdays|at the weekend|by Friday at the latest|within one business day|six-month|' +
    'a fortnight|a decade|ten-day|within minutes|a day or two|the same afternoon|quarterly',
  de:
    'innerhalb von zwei Wochen|innerhalb der Stunde|binnen einer Stunde|' +
    'innerhalb eines Tages|rund um die Uhr|24/7|täglich|jede Woche|etwa eine Woche|' +
    'einige Tage|ein paar Stunden|wenige Tage|innerhalb von 48 Stunden|am nächsten Tag|' +
    'am Folgetag|am nächsten Werktag|bis Mitternacht|bis 17.30 Uhr|von 9 bis 17 Uhr|' +
    'drei Monate lang|einen Monat lang|alle zwei Wochen|vierzehntägig|zweimal pro Woche|' +
    'einmal im Monat|wöchentlicher Newsletter|monatliche Mail|jährlich|ein halbes Jahr|' +
    'ein Jahr|anderthalb Stunden|eine Viertelstunde|ein Dutzend Fotos|Hunderte Immobilien|' +
    'dreißig Tage|an Werktagen|am Wochenende|spätestens Freitag|zwei Tage|' +
    'noch am selben Tag|halbjährlich|vierteljährlich|stündlich|eine knappe Stunde',
}

/** The same words in sentences that state nothing of the kind. */
const PLAIN: Readonly<Record<Locale, string>> = {
  nl:
    'We beantwoorden elke vraag|Een paar vragen over uw woning|Kies een dag die u past|' +
    'De volgende stap is een bezoek|Elk pand heeft zijn verhaal|' +
    'U leest het in de mail van de dag waarop u schreef|Een goede week gewenst|' +
    'Een klein kantoor met een groot hart|Per post of per mail|Binnen de grenzen van de wet|' +
    'Meerdere kandidaten zijn welkom|Elke keer opnieuw|Wij halen de tijd die u nodig hebt|' +
    'Artikel 13 van de AVG|BE 0123.456.789|Postbus 12, 9000 Gent|' +
    'Dit formulier heeft velden met een sterretje|de rechten van de betrokkene|' +
    'volgende keer|uw maandelijks inkomen',
  fr:
    'Chaque bien a son histoire|Quelques questions sur votre logement|' +
    'Plusieurs candidats sont les bienvenus|Choisissez un jour qui vous convient|' +
    'La prochaine étape|Une bonne journée|Par la poste ou par e-mail|Toutes les données|' +
    'Dans la limite de la loi|L’article 13 du RGPD|Dans le respect|Une petite agence|' +
    'Tous les champs marqués d’un astérisque|le neuf|une fois la demande reçue|' +
    'à tout moment|un lien|le jour de la visite|votre revenu mensuel|en un clic',
  en:
    'Every home has its story|A few questions about your home|' +
    'Several candidates are welcome|Choose a day that suits you|The next step is a visit|' +
    'Each of your rights|Per post or by email|Within the limits of the law|' +
    'Article 13 of the GDPR|At any time|A single click|Following your request|about a home|' +
    'Fields with an asterisk|one of our colleagues|your monthly income|within reason|' +
    'the next visitor|a second home|the day of the visit',
  de:
    'Jede Immobilie hat ihre Geschichte|Einige Fragen zu Ihrem Haus|Mehrere Kandidaten|' +
    'Wählen Sie einen Tag, der Ihnen passt|Der nächste Schritt|Alle Daten|Pro Person|' +
    'Innerhalb der Grenzen des Gesetzes|Artikel 13 der DSGVO|Jederzeit|Mit einem Klick|' +
    'Eine gute Nachricht|Ein paar Worte|Geben Sie acht|alle Felder mit Sternchen|' +
    'am Tag der Besichtigung|Ihr monatliches Einkommen|im folgenden Formular|' +
    'mit einer Kopie|zum Ende des Vertrags',
}

test.each(LOCALES)(
  'ways to state a quantity in %s are found, and other sentences with their words are not',
  (locale) => {
    const without = STATED[locale].split('|').filter((text) => writtenQuantities(text, locale).length === 0)
    const found = PLAIN[locale].split('|').flatMap((text) => writtenQuantities(text, locale))
    expect({ without, found }).toEqual({ without: [], found: [] })
  },
)

/** Strings that tell what happens to a form, a mail or data. */
const TELLING =
  /^(?:appointment|consent|copy|documents|error|form|link|mail|newsletter|notFound|registered-search|saved-list|storage|success)\./

/** Their quantities are no behaviour of the site. */
const ALLOWED: readonly RegExp[] = [
  // The value of the field is the source of these moments.
  /^form\.option\.slots\./,
  // Examples of input.
  /^form\.error\.(?:amount|income)\.invalid$/,
  // The form asks for these: an income in a month, and two people or two fields of one form.
  /^form\.label\.income$|^form\.error\.passwordConfirmation\.mismatch$|^form\.group\.personB$|^form\.notice\.binding$/,
]

test.each(LOCALES)('no string in %s writes out how the site behaves', (locale) => {
  const found = Object.entries(SERVICE_STRINGS[locale]).flatMap(([key, text]) => {
    if (!TELLING.test(key) || ALLOWED.some((allowed) => allowed.test(key))) return []
    return writtenQuantities(text, locale).map((part) => `${key}: ${part}`)
  })
  expect(found).toEqual([])
})
