import type { AdvertWords } from '../language.ts'

export const advertWords: AdvertWords = {
  notFilledIn: [
    'onbekend',
    'niet bekend',
    'niet gekend',
    'niet ingevuld',
    'niet opgegeven',
    'niet meegedeeld',
    'niet gecommuniceerd',
    'niet gespecificeerd',
    'niet beschikbaar',
    'niet van toepassing',
    'n.v.t.',
    'geen info',
    'geen informatie',
  ],
  certificates: ['energiecertificaat', 'energieprestatiecertificaat'],
  pending: [
    'in aanvraag',
    'aangevraagd',
    'in opmaak',
    'in aanmaak',
    'in voorbereiding',
    'in behandeling',
    'volgt',
    'wordt opgemaakt',
  ],
}
