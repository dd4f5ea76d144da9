/**
 * The cells of a row of Poliris by their ranks, from 1. A file has no names of columns, and later versions have more cells.
 * A rank without a name here has no place on the site.
 */

const RANKS: Readonly<Record<number, string>> = {
  1: 'agence',
  2: 'référence',
  3: 'transaction',
  4: 'type',
  5: 'code postal',
  6: 'ville',
  7: 'pays',
  8: 'adresse',
  11: 'prix',
  13: 'charges comprises',
  16: 'surface',
  17: 'terrain',
  18: 'pièces',
  19: 'chambres',
  20: 'titre',
  21: 'texte',
  22: 'disponible',
  23: 'charges',
  24: 'étage',
  25: 'étages',
  26: 'meublé',
  27: 'année',
  28: 'refait',
  29: 'salles de bain',
  30: "salles d'eau",
  31: 'toilettes',
  33: 'chauffage',
  34: 'cuisine',
  41: 'ascenseur',
  42: 'cave',
  43: 'parkings',
  44: 'box',
  48: 'terrasse',
  104: 'visite virtuelle',
  105: 'téléphone',
  106: 'contact',
  107: 'mail',
  108: 'code postal réel',
  109: 'ville réelle',
  112: 'mandat',
  113: 'date de mandat',
  123: 'négociateur',
  161: 'dépôt',
  175: 'identifiant',
  176: 'énergie',
  177: 'classe énergie',
  178: 'émissions',
  181: 'sous-type',
  298: 'latitude',
  299: 'longitude',
  304: 'type de charges',
  329: 'surface de terrasse',
}

/** Owner and remarks of the agency. */
const PRIVATE = [114, 122] as const
const PHOTOS = [
  [85, 93],
  [164, 174],
  [264, 273],
] as const
const CELLS = 329

function ranksIn(ranges: readonly (readonly [from: number, to: number])[]): readonly number[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

const photos = ranksIn(PHOTOS)
const privates = ranksIn([PRIVATE])

function nameOf(rank: number): string {
  if (photos.includes(rank)) return `photo ${photos.indexOf(rank) + 1}`
  return privates.includes(rank) ? `privé ${rank}` : (RANKS[rank] ?? '')
}

export const POLIRIS_COLUMNS: string[] = Array.from({ length: CELLS }, (_, index) => nameOf(index + 1))

export const POLIRIS_PRIVATE: readonly string[] = privates.map(nameOf)

export const POLIRIS_PHOTOS: readonly string[] = photos.map(nameOf)
