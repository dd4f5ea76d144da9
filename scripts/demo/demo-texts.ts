/** Texts of the demo owner's history. They are in Dutch, because the demo's owner and agency are Flemish. */
import type { PropertyRecord } from '../../core/schema/owners-file.ts'

type Interest = NonNullable<NonNullable<PropertyRecord['visits']>[number]['interest']>

export const VISITORS = [
  'An Verhelst',
  'Bart Claeys',
  'Céline Dubois',
  'Dries Lambrecht',
  'Elif Yilmaz',
  'Femke De Wilde',
  'Gert Hoste',
  'Ilse Bogaert',
  'Jonas Maes',
  'Katrien Pauwels',
  'Liesbet Goossens',
  'Mehdi Benali',
  'Nele Wouters',
  'Olivier Martens',
  'Pieter Coppens',
  'Roos Van Acker',
  'Sofie Desmedt',
  'Tomasz Nowak',
] as const

export const FEEDBACK: readonly (readonly [text: string, interest: Interest])[] = [
  ['Vindt het licht in de leefruimte heel mooi. Wil terugkomen met de ouders.', 'strong'],
  ['Zoekt iets met een kleinere tuin, het onderhoud schrikt af.', 'none'],
  ['Enthousiast over de ligging. Bekijkt eerst met de bank wat kan.', 'strong'],
  ['Goede indruk, maar twijfelt over de verbouwing van de keuken.', 'some'],
  ['De kamers boven zijn te klein voor het gezin.', 'none'],
  ['Vraagt de stedenbouwkundige inlichtingen en het EPC-verslag.', 'some'],
  ['Mooi pand, maar te ver van het station.', 'none'],
  ['Wil weten of de garage te splitsen is. Heeft zelf een aannemer.', 'some'],
  ['Komt volgende week terug met een architect.', 'strong'],
  ['Vond de vraagprijs aan de hoge kant, bekijkt nog twee andere panden.', 'some'],
]

export const LETTERS: readonly (readonly [
  type: 'mail' | 'telephone' | 'message' | 'meeting',
  subject: string,
  text: string,
])[] = [
  [
    'telephone',
    'Stand van zaken',
    'De bezoeken van deze week overlopen. Twee kandidaten vroegen het dossier op.',
  ],
  [
    'mail',
    'Verslag van de bezoeken',
    'In bijlage vindt u wat de bezoekers vertelden. De ligging scoort het best, over de keuken wordt getwijfeld.',
  ],
  [
    'mail',
    'Nieuwe foto’s',
    'De fotograaf kwam langs bij zonnig weer. De beelden staan sinds vandaag online.',
  ],
  [
    'telephone',
    'Vraag van een kandidaat',
    'Een kandidaat wil weten wanneer het pand vrij is. Afgesproken: in overleg, ten vroegste drie maanden na het compromis.',
  ],
  [
    'message',
    'Bezoek bevestigd',
    'Het bezoek van zaterdag is bevestigd. U hoeft niet thuis te zijn, wij hebben de sleutel.',
  ],
  [
    'meeting',
    'Bespreking op kantoor',
    'De cijfers van de voorbije weken bekeken en de advertentie aangescherpt.',
  ],
  [
    'mail',
    'Cijfers van de maand',
    'De advertentie wordt vaker bekeken dan vergelijkbare panden in de buurt.',
  ],
]

interface Step {
  /** The number of days before today. */
  readonly ago: number
  readonly type: string
  readonly subject: string
  readonly comment: string
  readonly source?: string
}

/** The steps of a sale, each of which happens once. */
export const STEPS: readonly Step[] = [
  {
    ago: 362,
    type: 'Schatting',
    subject: 'Schatting ter plaatse',
    comment: 'Opmeting en bespreking van de buurt.',
    source: 'Website',
  },
  {
    ago: 351,
    type: 'Schatting',
    subject: 'Schattingsverslag bezorgd',
    comment: 'Met vergelijkingspunten uit de voorbije twaalf maanden.',
  },
  {
    ago: 322,
    type: 'Overleg',
    subject: 'Verkoop besproken',
    comment: 'Wachten tot na de winter, intussen de attesten aanvragen.',
  },
  {
    ago: 281,
    type: 'Attest',
    subject: 'EPC aangevraagd',
    comment: 'Deskundige komt langs in de loop van de maand.',
  },
  { ago: 266, type: 'Attest', subject: 'EPC ontvangen', comment: 'Het attest is tien jaar geldig.' },
  {
    ago: 243,
    type: 'Attest',
    subject: 'Bodemattest ontvangen',
    comment: 'Geen gegevens over verontreiniging.',
  },
  {
    ago: 214,
    type: 'Opdracht',
    subject: 'Verkoopopdracht getekend',
    comment: 'Voor zes maanden, te verlengen.',
  },
  { ago: 205, type: 'Foto’s', subject: 'Foto’s en plannen gemaakt', comment: 'Ook met de drone.' },
  {
    ago: 198,
    type: 'Publicatie',
    subject: 'Online op onze website',
    comment: 'Ook ingeschreven kopers kregen bericht.',
    source: 'Website',
  },
  {
    ago: 197,
    type: 'Advertentie',
    subject: 'Advertentie geplaatst',
    comment: 'Met twaalf foto’s en het plan.',
    source: 'Huizenplein',
  },
  {
    ago: 197,
    type: 'Advertentie',
    subject: 'Advertentie geplaatst',
    comment: 'Uitgelicht gedurende twee weken.',
    source: 'Vastgoedwijzer',
  },
  {
    ago: 151,
    type: 'Advertentie',
    subject: 'Bord aan de gevel geplaatst',
    comment: 'Met QR-code naar de pagina.',
  },
  {
    ago: 112,
    type: 'Overleg',
    subject: 'Tussentijdse bespreking',
    comment: 'Foto’s van de tuin vernieuwd, tekst herschreven.',
  },
  {
    ago: 64,
    type: 'Advertentie',
    subject: 'Advertentie vernieuwd',
    comment: 'Opnieuw bovenaan in de zoekresultaten.',
    source: 'Huizenplein',
  },
  {
    ago: 37,
    type: 'Bod',
    subject: 'Bod ontvangen',
    comment: 'Onder de vraagprijs, onder voorwaarde van een krediet. Na overleg geweigerd.',
  },
  {
    ago: 6,
    type: 'Overleg',
    subject: 'Tegenvoorstel besproken',
    comment: 'De kandidaat denkt na tot volgende week.',
  },
]

/** Sites that report views, and the number of views a day in the first weeks. */
export const PORTALS = [
  { name: 'Huizenplein', views: 46 },
  { name: 'Vastgoedwijzer', views: 19 },
] as const

export const OWN_VIEWS = 12

export const BROKERS = ['Inès Maertens', 'Lien Vanderlinden'] as const
