/** Questions of visitors of the demo, answers of the office, and its notes. */
import type { Locale } from '../../core/languages/codes.ts'

interface DemoVisitor {
  readonly first: string
  readonly last: string
  readonly language: Locale
}

export const ASKERS: readonly DemoVisitor[] = [
  { first: 'Noor', last: 'Peeters', language: 'nl' },
  { first: 'Karel', last: 'De Smet', language: 'nl' },
  { first: 'Lotte', last: 'Wouters', language: 'nl' },
  { first: 'Yasmina', last: 'Haddad', language: 'fr' },
  { first: 'Pierre', last: 'Lambert', language: 'fr' },
  { first: 'Chloé', last: 'Dupont', language: 'fr' },
  { first: 'Emma', last: 'Clarke', language: 'en' },
  { first: 'Jonas', last: 'Weber', language: 'de' },
  { first: 'Tine', last: 'Claes', language: 'nl' },
  { first: 'Mehmet', last: 'Yilmaz', language: 'nl' },
]

/** A language without questions has those in Dutch. */
export const QUESTIONS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  nl: [
    'Is de tuin op het zuiden gericht? We komen graag eens kijken.',
    'Hoe oud is het dak, en is het geïsoleerd?',
    'Kunnen we de plannen krijgen voor we langskomen?',
    'Is er een school op wandelafstand?',
  ],
  fr: [
    'Le jardin est-il bien orienté ? Nous aimerions visiter samedi.',
    'Quelles sont les charges communes par mois ?',
    'Le prix est-il encore négociable ?',
  ],
  en: ['Is there room for two cars?', 'We move to Belgium in spring. Is a visit by video possible?'],
  de: ['Gibt es einen Keller, und ist er trocken?', 'Wie weit ist es bis zum Bahnhof?'],
}

export const ANSWERS: Readonly<Partial<Record<Locale, string>>> = {
  nl: 'Dank u voor uw vraag. Ik bezorg u de gegevens vandaag nog, en stel graag een bezoek voor.',
  fr: 'Merci pour votre question. Je vous envoie les informations aujourd’hui et vous propose volontiers une visite.',
  en: 'Thank you for your question. I will send you the details today and gladly propose a visit.',
  de: 'Vielen Dank für Ihre Frage. Ich sende Ihnen die Angaben noch heute und schlage gern einen Besuch vor.',
}

export const NOTES: readonly string[] = [
  'Belt liever na 17 uur.',
  'Zoekt met een bezwaarde eigen woning.',
  'Komt met een architect.',
]
