import type { Teaser } from '../../core/view/types.ts'
import type { PictureMaker } from './sample-pictures.ts'

const VOICES = [
  [
    'exterior-townhouse-stepped-gable-03',
    'Trapgevels aan een Gentse straat',
    'Familie De Wachter',
    'verkocht in Gent',
    'Zij waren de eersten die op zolder gingen kijken. Drie weken later was het huis van oma verkocht, aan de buren van de overkant.',
  ],
  [
    'exterior-villa-cottage-dormers-12',
    'Landelijke villa met dakkapellen achter een haag',
    'Noor en Sami',
    'kochten in Deurle',
    'Eerlijk over de vochtplek, eerlijk over de prijs. Net daarom durfden we te bieden.',
  ],
  [
    'exterior-apartments-modern-balconies-16',
    'Appartementsgebouw met diepe balkons',
    'P. Lenaerts',
    'verhuurt in Elsene',
    'Op afstand verhuren vanuit Lissabon, en toch elke maand een bericht dat klopt.',
  ],
] as const

export function sampleVoices(picture: PictureMaker): readonly Teaser[] {
  return VOICES.map(([image, alt, name, place, summary], index) => ({
    href: `/nl/getuigenissen/${index + 1}/`,
    title: name,
    name,
    place,
    summary,
    picture: picture(image, alt),
  }))
}

export function sampleServices(picture: PictureMaker): readonly Teaser[] {
  return [
    {
      href: '/nl/diensten/verkopen/',
      title: 'Verkopen',
      summary:
        'Schatting, attesten, beelden bij het juiste licht en bezoeken die we zelf doen. U hoort elke vrijdag wat er gebeurd is.',
      picture: picture('interior-living-oak-garden-window-01', 'Leefruimte met groot raam op de tuin'),
    },
    {
      href: '/nl/diensten/verhuren/',
      title: 'Verhuren',
      summary:
        'Een huurder die past, een plaatsbeschrijving die klopt en een waarborg die wettelijk is. Beheer kan, maar moet niet.',
      picture: picture('interior-kitchen-white-oak-island-01', 'Witte keuken met eiken eiland'),
    },
    {
      href: '/nl/diensten/aankoopmakelaar/',
      title: 'Aankoopmakelaar',
      summary:
        'U zoekt, wij kloppen aan. We lezen de stukken, onderhandelen mee en zeggen ook wanneer u beter niet koopt.',
      picture: picture('interior-bedroom-attic-beams-03', 'Zolderkamer met eiken balken'),
    },
  ]
}
