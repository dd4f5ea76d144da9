/** Names that the sources of the places lack. They are general knowledge and need no licence. */

/**
 * Names by NIS code where the source lacks them and the rule of core/places/belgian-places.ts does not give the usual
 * name: English exonyms, and the names of the German-speaking municipalities in English.
 */
export const MORE_NAMES: Readonly<Record<string, { readonly de?: string; readonly en?: string }>> = {
  11002: { en: 'Antwerp' },
  21004: { de: 'Brüssel', en: 'Brussels' },
  31005: { en: 'Bruges' },
  33011: { en: 'Ypres' },
  35013: { en: 'Ostend' },
  44021: { en: 'Ghent' },
  63001: { en: 'Amel' },
  63012: { en: 'Büllingen' },
  63013: { en: 'Bütgenbach' },
  63040: { en: 'Kelmis' },
  63067: { en: 'Sankt Vith' },
}

/** Further spellings of municipalities. */
export const MORE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  21014: ['Sint-Joost-ten-Noode'],
  11002: ['Antwerpen Stad'],
  21004: ['Bruxelles-Ville', 'Brussel-Stad', 'Bruxelles Capitale'],
}

/** Former municipalities that the list of postal places replaced by the name of their merger. */
export const MORE_PARTS: Readonly<Record<string, readonly string[]>> = {
  2070: ['Zwijndrecht'],
  2870: ['Puurs'],
  2890: ['Sint-Amands'],
  3660: ['Opglabbeek'],
  3670: ['Gruitrode', 'Meeuwen'],
  3900: ['Overpelt'],
  3910: ['Neerpelt'],
  9120: ['Beveren'],
  9180: ['Moerbeke'],
  9750: ['Zingem'],
  9770: ['Kruishoutem'],
  9850: ['Nevele'],
  9910: ['Knesselare'],
  9920: ['Lovendegem'],
  9930: ['Zomergem'],
  9950: ['Waarschoot'],
}

type CommuneNames = readonly [fr: string, de: string, lb: string]

/** Communes of Luxembourg whose names the source lacks, or has wrong, by their names there. */
export const COMMUNE_NAMES: Readonly<Record<string, CommuneNames>> = {
  Betzdorf: ['Betzdorf', 'Betzdorf', 'Betzder'],
  Biwer: ['Biwer', 'Biwer', 'Biwer'],
  Bourscheid: ['Bourscheid', 'Burscheid', 'Buerschent'],
  'Colmar-Berg': ['Colmar-Berg', 'Colmar-Berg', 'Colmer-Bierg'],
  Contern: ['Contern', 'Contern', 'Conter'],
  Diekirch: ['Diekirch', 'Diekirch', 'Dikrech'],
  Ell: ['Ell', 'Ell', 'Ell'],
  'Erpeldange-sur-Sûre': ['Erpeldange-sur-Sûre', 'Erpeldingen an der Sauer', 'Ierpeldeng op der Sauer'],
  'Esch-sur-Alzette': ['Esch-sur-Alzette', 'Esch an der Alzette', 'Esch-Uelzecht'],
  'Esch-sur-Sûre': ['Esch-sur-Sûre', 'Esch-Sauer', 'Esch-Sauer'],
  Fischbach: ['Fischbach', 'Fischbach', 'Fëschbech'],
  Habscht: ['Habscht', 'Habscht', 'Habscht'],
  Helperknapp: ['Helperknapp', 'Helperknapp', 'Helperknapp'],
  Kiischpelt: ['Kiischpelt', 'Kiischpelt', 'Kiischpelt'],
  Käerjeng: ['Käerjeng', 'Käerjeng', 'Käerjeng'],
  'Lac de la Haute Sûre': ['Lac de la Haute-Sûre', 'Stauseegemeinde', 'Stauséigemeng'],
  Lenningen: ['Lenningen', 'Lenningen', 'Lenneng'],
  Manternach: ['Manternach', 'Manternach', 'Manternach'],
  Mersch: ['Mersch', 'Mersch', 'Miersch'],
  'Mondorf-les-Bains': ['Mondorf-les-Bains', 'Bad Mondorf', 'Munneref'],
  'Parc Hosingen': ['Parc Hosingen', 'Parc Hosingen', 'Parc Housen'],
  Préizerdaul: ['Préizerdaul', 'Préizerdaul', 'Préizerdaul'],
  'Reckange-sur-Mess': ['Reckange-sur-Mess', 'Reckingen an der Mess', 'Recken op der Mess'],
  'Redange/Attert': ['Redange-sur-Attert', 'Redingen an der Attert', 'Réiden op der Atert'],
  'Rosport-Mompach': ['Rosport-Mompach', 'Rosport-Mompach', 'Rouspert-Mompech'],
  Schengen: ['Schengen', 'Schengen', 'Schengen'],
  Schieren: ['Schieren', 'Schieren', 'Schieren'],
  Schifflange: ['Schifflange', 'Schifflingen', 'Schëffleng'],
  Strassen: ['Strassen', 'Strassen', 'Stroossen'],
  Tandel: ['Tandel', 'Tandel', 'Tandel'],
  "Vallée de l'Ernz": ["Vallée de l'Ernz", 'Ernztal', 'Äerenzdall'],
  Wiltz: ['Wiltz', 'Wiltz', 'Wolz'],
  Wincrange: ['Wincrange', 'Wintger', 'Wëntger'],
}

/** Communes that were made on 1 September 2023, after the source, from those with these codes. */
export const COMMUNE_MERGERS: readonly {
  readonly names: CommuneNames
  readonly former: readonly string[]
}[] = [
  { names: ['Bous-Waldbredimus', 'Bous-Waldbredimus', 'Bous-Waldbriedemes'], former: ['1201', '1208'] },
  { names: ['Groussbus-Wal', 'Groussbus-Wal', 'Groussbus-Wal'], former: ['0705', '0710'] },
]

/** Further spellings of communes, by their French names. */
export const COMMUNE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'Erpeldange-sur-Sûre': ['Erpeldange', 'Erpeldange/Sûre'],
  'Esch-sur-Alzette': ['Esch', 'Esch/Alzette'],
  'Esch-sur-Sûre': ['Esch/Sûre'],
  Ettelbruck: ['Ettelbrueck'],
  Luxembourg: ['Luxembourg-Ville', 'Luxembourg City', 'Ville de Luxembourg', 'Luxemburg-Stadt'],
  'Reckange-sur-Mess': ['Reckange', 'Reckange/Mess'],
  'Redange-sur-Attert': ['Redange', 'Redange/Attert'],
}
