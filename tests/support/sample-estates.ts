/** A property in French with all fields, and variants in Dutch: sold, and rented without an address. */
import type { EnergyScale, Picture, Plan, PropertyPage } from '../../core/view/types.ts'
import { scaleOf } from '../../core/domain/energy.ts'
import { sampleCards } from './sample-cards.ts'
import { sampleRequest } from './sample-forms.ts'
import type { PictureMaker } from './sample-pictures.ts'
import { html, sampleFrame } from './sample-shell.ts'

const plan = (picture: Picture): Plan => ({ picture, share: 12, homes: [] })

function energyScale(
  region: 'flanders' | 'brussels' | 'wallonia',
  label: string,
  value: string,
  position: number,
): EnergyScale {
  const classes = (scaleOf(region) ?? []).map((item) => ({
    label: item.label,
    tone: item.tone,
    ...(item.upper !== undefined && { upper: item.upper }),
    ...(item.label === label && { current: true as const }),
  }))
  const tone = classes.find(({ current }) => current)?.tone ?? 'c'
  return { region: `energy.region.${region}`, label, tone, value, position, classes }
}

const PICTURES = [
  ['exterior-townhouse-white-neoclassical-02', 'Façade néoclassique blanche avec balcon, vue de la rue'],
  ['interior-living-fireplace-herringbone-02', 'Salon avec cheminée de marbre et parquet à chevrons'],
  ['interior-kitchen-dark-green-shaker-02', 'Cuisine vert sombre avec îlot et plan en chêne'],
  ['interior-bedroom-blue-grey-classic-02', 'Chambre aux murs bleu gris'],
  ['interior-bathroom-walk-in-shower-02', 'Douche à l’italienne en carreaux verts'],
  ['interior-bathroom-freestanding-tub-01', 'Baignoire libre devant une fenêtre'],
] as const

export const AGENT = {
  name: 'Inès Maertens',
  initials: 'IM',
  role: 'Agent immobilier',
  registration: 'IPI 000.000 (fictif)',
  phone: { text: '09 000 12 36', href: 'tel:+3290001236' },
  email: 'ines@dorpel-linde.example',
  introduction: 'Inès a visité la maison trois fois et connaît la rue. Elle répond aussi le samedi.',
} as const

export function propertyFr(picture: PictureMaker): PropertyPage {
  const title = 'Maison de maître avec jardin de ville'
  return {
    frame: sampleFrame({
      title,
      locale: 'fr',
      current: '/for-sale/',
      crumbs: ['Accueil', 'À vendre', 'Gand'],
    }),
    id: 4127,
    reference: '4127',
    title,
    lead: 'Derrière une façade de 1908, trois pièces en enfilade, cinq chambres et un jardin plein sud, à six minutes à pied du Vieux Port.',
    body: html(
      '<p>On entre par le hall, sur un sol de ciment d’origine. À gauche, le salon et la salle à manger se suivent sous de hauts plafonds moulurés. Au fond, la cuisine vert sombre occupe toute la largeur et s’ouvre sur la terrasse par trois châssis d’acier.</p><p>À l’étage, deux chambres sur rue et une sur le jardin partagent une salle de bains au sol de pierre bleue. Sous le toit, deux chambres, une douche et un bureau baigné de lumière.</p><p>Toiture isolée en 2019, chaudière à condensation, vitrage à haut rendement partout sauf l’imposte de la porte, classée avec la façade.</p>',
    ),
    pictures: PICTURES.map(([name, alt]) => picture(name, alt)),
    plans: [
      plan(
        picture(
          'floorplan-apartment-two-bedrooms-03',
          'Plan du rez-de-chaussée : salon et salle à manger en enfilade',
        ),
      ),
      plan(picture('floorplan-apartment-three-bedrooms-07', 'Plan du premier étage : trois chambres')),
    ],
    price: { text: '895 000 €' },
    sold: false,
    taxNotes: [],
    address: ['Lindekaai 41', '9000 Gand'],
    energy: { name: 'Energielabel', label: 'C', tone: 'c' },
    energyValue: '268 kWh/m² par an',
    keyFacts: [
      { icon: 'bed', value: '5', label: 'chambres' },
      { icon: 'bath', value: '2', label: 'salles de bains' },
      { icon: 'area', value: '312 m²', label: 'habitables' },
      { icon: 'plot', value: '214 m²', label: 'de terrain' },
      { icon: 'year', value: '1908', label: 'rénovée en 2019' },
      { icon: 'car', value: '1', label: 'garage' },
    ],
    groups: [
      group(
        'group.general',
        ['fact.type', 'Maison de maître'],
        ['fact.availability', 'À l’acte'],
        ['fact.mobilityScore', '9,2 / 10'],
      ),
      group(
        'group.layout',
        ['fact.bedrooms', '5'],
        ['fact.bathrooms', '1'],
        ['fact.showerRooms', '1'],
        ['fact.toilets', '3'],
        ['fact.garages', '1'],
      ),
      group(
        'group.surfaces',
        ['fact.surfaceLiving', '312 m²'],
        ['fact.surfaceGround', '214 m²'],
        ['fact.surfaceGarden', '96 m²'],
        ['fact.surfaceTerrace', '22 m²'],
        ['fact.surfaceConstructed', '118 m²'],
      ),
      group(
        'group.building',
        ['fact.constructionYear', '1908'],
        ['fact.renovationYear', '2019'],
        ['fact.heating', 'Gaz, condensation'],
        ['fact.roof', 'Ardoise, isolée'],
        ['fact.asbestosType', 'Certificat, sans risque'],
      ),
      group(
        'group.finance',
        ['fact.price', '895 000 €'],
        ['fact.cadastralIncome', '1 412 €'],
        ['fact.registrationRights', 'Droits d’enregistrement'],
      ),
    ],
    energyScale: energyScale('flanders', 'C', '268', 0.5257),
    energyFacts: [
      { term: 'fact.certificateNumber', value: '20261104-0004127330-RES-1' },
      { term: 'fact.uniqueCode', value: 'UC : 4127330' },
      { term: 'fact.certificateExpiry', value: '4 novembre 2036' },
      { term: 'fact.co2Emission', value: '51 kg/m² par an' },
    ],
    dwellings: [],
    certificateClasses: [],
    flood: [
      { term: 'flood.P', score: 'B', meaning: 'flood.P.B' },
      { term: 'flood.G', score: 'A', meaning: 'flood.G.A' },
    ],
    planning: (['Vg', 'Wg', 'Gmo', 'Gvkr', 'Gvv'] as const).map((code) => ({
      code,
      term: `planning.term.${code}` as const,
      meaning: `planning.meaning.${code}` as const,
    })),
    openDays: [],
    history: [],
    documents: [
      { label: 'Certificat PEB (EPC)', href: '/documents/4127-epc.pdf', detail: 'PDF, 1,2 Mo' },
      { label: 'Plans des trois niveaux', href: '/documents/4127-plans.pdf', detail: 'PDF, 2,4 Mo' },
      { label: 'Renseignements urbanistiques, certificat amiante, contrôle électrique' },
    ],
    embeds: [
      {
        kind: 'video',
        href: 'https://www.youtube.com/watch?v=abcdefghijk',
        host: 'youtube.com',
        frame: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      },
    ],
    place: {
      link: {
        href: 'https://www.openstreetmap.org/search?query=Lindekaai%2041',
        label: 'Ouvrir sur OpenStreetMap',
        external: true,
      },
      map: {
        src: '/_map/fr/',
        title: 'La rue et le quartier',
        host: 'tile.openstreetmap.org',
        message: '{"kind":"map","mapType":"road","ignore":[],"properties":[]}',
      },
    },
    agent: AGENT,
    share: [
      { kind: 'mail', href: 'mailto:?subject=Maison' },
      { kind: 'whatsapp', href: 'https://wa.me/?text=Maison' },
      { kind: 'facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=x' },
      { kind: 'linkedin', href: 'https://www.linkedin.com/sharing/share-offsite/?url=x' },
    ],
    requests: [
      sampleRequest('fr', 'contact-me'),
      sampleRequest('fr', 'contact-appointment'),
      sampleRequest('fr', 'request-documents'),
      sampleRequest('fr', 'send-to-friend'),
    ],
    similar: sampleCards(picture, 'fr'),
    previous: { href: '/fr/a-vendre/4126/', label: 'Villa, Sint-Martens-Latem' },
    next: { href: '/fr/a-vendre/4128/', label: 'Maison de rangée avec atelier, Sint-Amandsberg' },
    list: { href: '/fr/a-vendre/', label: 'Tous les biens à vendre' },
  }
}

type Row = readonly [PropertyPage['groups'][number]['title'], string]

function group(title: Row[0], ...rows: readonly Row[]): PropertyPage['groups'][number] {
  return { title, facts: rows.map(([term, value]) => ({ term, value })) }
}

/** Dutch, to let in Brussels, address hidden; no map, no plans, two pictures. */
export function propertyHidden(picture: PictureMaker): PropertyPage {
  const { place: _, ...page } = propertyFr(picture)
  const title = 'Appartement met terras aan de vijvers'
  return {
    ...page,
    frame: sampleFrame({ title, current: '/for-rent/', crumbs: ['Home', 'Te huur', 'Elsene'] }),
    id: 5203,
    title,
    lead: 'Twee slaapkamers op de derde verdieping, met een terras op het westen.',
    status: { label: 'Nieuw', tone: 'new' },
    price: { text: '€ 1.450', after: 'per maand' },
    address: ['1050 Elsene'],
    uniqueCode: 'UC: 245',
    energy: { name: 'Energielabel', label: 'C-', tone: 'c' },
    energyValue: '141 kWh/m² per jaar',
    pictures: page.pictures.slice(0, 2),
    plans: [],
    energyScale: energyScale('brussels', 'C-', '141', 0.44),
    renovationNotice:
      'Wie deze woning koopt, moet ze binnen 6 jaar na de notariële akte renoveren tot energielabel D of beter.',
    flood: [{ term: 'flood.P', score: 'D', meaning: 'flood.P.D' }],
    planning: [],
    planningInformation: 'Gelegen in een typisch woongebied volgens het gewestelijk bestemmingsplan.',
    planningLink: {
      href: 'https://mybrugis.irisnet.be/',
      label: 'Raadpleeg de stedenbouwkundige inlichtingen',
      external: true,
    },
    requests: [sampleRequest('nl', 'contact-me')],
    project: { href: '/nl/projecten/1/', label: 'Residentie De Vijvers' },
    similar: sampleCards(picture).slice(4, 8),
    list: { href: '/nl/te-huur/', label: 'Alle panden te huur' },
  }
}

export function propertySold(picture: PictureMaker): PropertyPage {
  const page = propertyHidden(picture)
  return {
    ...page,
    status: { label: 'Verkocht', tone: 'sold' },
    sold: true,
    price: { text: '€ 777.000' },
    requests: [],
    similar: sampleCards(picture).slice(0, 4),
  }
}
