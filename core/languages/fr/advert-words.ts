import type { AdvertWords } from '../language.ts'

export const advertWords: AdvertWords = {
  notFilledIn: [
    'inconnu',
    'inconnue',
    'non communiqué',
    'non précisé',
    'non spécifié',
    'non renseigné',
    'non défini',
    'non disponible',
    'non applicable',
    'sans objet',
    'n.c.',
    'pas d’information',
  ],
  certificates: ['certificat énergétique'],
  pending: ['en cours', 'en attente', 'en préparation', 'à venir', 'suivra'],
}
