import type { Wording } from '../language.ts'

export const wording: Wording = {
  articles: [
    'der',
    'die',
    'das',
    'den',
    'dem',
    'des',
    'ein',
    'eine',
    'einen',
    'einem',
    'einer',
    'zum',
    'zur',
    'beim',
    'vom',
  ],
  glossary: {
    Email: 'E-Mail',
    Mietkaution: 'Mietgarantie',
    Bestandsaufnahme: 'Ortsbefund',
    Treuhandkonto: 'Anderkonto',
    Energielabel: 'Energieklasse',
    Eigentümerbereich: 'Eigentümerportal',
    'Eigentümer-Portal': 'Eigentümerportal',
  },
  addressWords: 'kaufen verkaufen vermieten danke familie termin passwort haus kundenstimmen abmelden'.split(
    ' ',
  ),
}
