import type { Wording } from '../language.ts'

export const wording: Wording = {
  articles: ['de', 'het', 'een'],
  glossary: {
    'EPC-attest': 'EPC',
    email: 'e-mail',
    biddingen: 'biedingen',
    bouwaanvraag: 'omgevingsvergunning',
  },
  addressWords:
    'koop huur bedankt ons familie zoekopdracht afspraak bod wachtwoord diensten verkopen verhuren huis getuigenissen nieuwsbrief uitschrijven'.split(
      ' ',
    ),
}
