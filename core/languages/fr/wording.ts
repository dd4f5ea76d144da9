import type { Wording } from '../language.ts'

export const wording: Wording = {
  articles: ['le', 'la', 'les', 'du', 'des', 'au', 'aux', 'un', 'une', 'de la', 'à la'],
  glossary: {
    'adresse mail': 'adresse e-mail',
    courriel: 'e-mail',
    newsletter: 'lettre d’information',
    'espace client': 'espace propriétaire',
    'certificat amiante': 'attestation amiante',
    'attestation de sol': 'attestation du sol',
  },
  addressWords: 'vendre louer merci nous famille rendez passe maison temoignages desinscrire'.split(' '),
}
