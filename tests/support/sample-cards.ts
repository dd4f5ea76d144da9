import type { Card } from '../../core/view/types.ts'
import type { PictureMaker } from './sample-pictures.ts'

/** Picture, its description, title, place, price, energy letter, facts; status with its tone. */
type Row = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  readonly string[],
  (readonly [string, 'new' | 'option' | 'sold'])?,
]

const NL: readonly Row[] = [
  [
    'exterior-townhouse-stepped-gable-03',
    'Drie bakstenen huizen met trapgevels',
    'Herenhuis met trapgevel',
    '9000 Gent',
    '€ 1.095.000',
    'B',
    ['5 slaapkamers', '340 m²'],
    ['Nieuw', 'new'],
  ],
  [
    'exterior-townhouse-white-neoclassical-02',
    'Witte neoclassicistische herenhuisgevel met balkon',
    'Herenhuis',
    '9000 Gent',
    '€ 895.000',
    'C',
    ['5 slaapkamers', '312 m²'],
  ],
  [
    'exterior-row-houses-workers-cottages-06',
    'Rij arbeiderswoningen in rode en bleke baksteen',
    'Rijwoning',
    '9040 Sint-Amandsberg',
    '€ 329.000',
    'D',
    ['2 slaapkamers', '104 m²'],
    ['Onder optie', 'option'],
  ],
  [
    'exterior-villa-modern-white-11',
    'Witte moderne villa met terras',
    'Villa',
    '9830 Sint-Martens-Latem',
    '€ 1.640.000',
    'A+',
    ['4 slaapkamers', '385 m²', 'grond 1.820 m²'],
  ],
  [
    'exterior-apartments-modern-balconies-16',
    'Appartementsgebouw met diepe balkons',
    'Appartement',
    '1050 Elsene',
    '€ 465.000',
    'B',
    ['2 slaapkamers', '96 m²'],
  ],
  [
    'exterior-apartments-interwar-corner-17',
    'Hoekgebouw uit het interbellum met afgeronde balkons',
    'Appartement',
    '1030 Schaarbeek',
    '€ 385.000',
    'E',
    ['2 slaapkamers', '88 m²'],
  ],
  [
    'exterior-farmhouse-fermette-whitewashed-14',
    'Gewitte fermette met groene luiken en pannendak',
    'Fermette',
    '9880 Aalter',
    '€ 645.000',
    'B',
    ['4 slaapkamers', '221 m²', 'grond 2.140 m²'],
  ],
  [
    'exterior-villa-classic-red-brick-hip-roof-10',
    'Rood bakstenen landhuis met leien schilddak',
    'Landhuis',
    '9090 Melle',
    '€ 1.185.000',
    'C',
    ['6 slaapkamers', '410 m²', 'grond 3.650 m²'],
    ['Nieuw', 'new'],
  ],
  [
    'exterior-townhouse-whitewashed-autumn-07',
    'Gewit rijhuis met pannendak en dakkapellen',
    'Rijwoning',
    '9000 Gent',
    '',
    'D',
    ['3 slaapkamers', '148 m²'],
    ['Verkocht', 'sold'],
  ],
  [
    'exterior-shop-with-dwelling-20',
    'Hoekpand met winkelraam',
    'Handelspand met woonst',
    '9000 Gent',
    '€ 539.000',
    'E',
    ['3 slaapkamers', '236 m²'],
  ],
  [
    'exterior-townhouse-dark-brick-contemporary-05',
    'Hedendaagse rijwoning in donkere baksteen',
    'Nieuwbouwwoning',
    '9050 Ledeberg',
    '€ 559.000',
    'A',
    ['3 slaapkamers', '171 m²'],
  ],
  [
    'exterior-villa-barn-house-13',
    'Houten schuurwoning met grote glasgevel',
    'Schuurwoning',
    '9831 Deurle',
    '€ 1.185.000',
    'A',
    ['4 slaapkamers', '268 m²'],
    ['Onder optie', 'option'],
  ],
]

const FR: readonly Row[] = [
  [
    'exterior-townhouse-stepped-gable-03',
    'Trois maisons à pignons à gradins',
    'Maison à pignon à gradins',
    '9000 Gand',
    '1 095 000 €',
    'B',
    ['5 chambres', '340 m²'],
    ['Nouveau', 'new'],
  ],
  [
    'exterior-townhouse-interwar-brown-brick-04',
    'Façade de l’entre-deux-guerres en brique brune',
    'Maison bourgeoise',
    '1030 Schaerbeek',
    '585 000 €',
    'E',
    ['3 chambres', '188 m²'],
  ],
  [
    'exterior-townhouse-dark-brick-contemporary-05',
    'Maison contemporaine en brique sombre',
    'Maison neuve',
    '9050 Ledeberg',
    '559 000 €',
    'A',
    ['3 chambres', '171 m²'],
  ],
  [
    'exterior-villa-classic-red-brick-hip-roof-10',
    'Maison de campagne en brique rouge',
    'Maison de campagne',
    '9090 Melle',
    '1 185 000 €',
    'C',
    ['6 chambres', '410 m²'],
  ],
]

const TONES = { 'A+': 'best', A: 'a', B: 'b', C: 'c', D: 'd', E: 'e' } as const

function cardOf(picture: PictureMaker, row: Row, index: number, locale: string): Card {
  const [name, alt, title, place, price, energy, facts, status] = row
  return {
    href: `/${locale}/te-koop/${index + 4127}/`,
    picture: picture(name, alt),
    title,
    place,
    ...(price && { price: { text: price } }),
    energy: { name: 'Energielabel', label: energy, tone: TONES[energy as keyof typeof TONES] },
    ...(status && { status: { label: status[0], tone: status[1] } }),
    facts,
  }
}

export function sampleCards(picture: PictureMaker, locale: 'nl' | 'fr' = 'nl'): readonly Card[] {
  return (locale === 'nl' ? NL : FR).map((row, index) => cardOf(picture, row, index, locale))
}
