/**
 * The answers of the service for an owner with two properties and a year of history. They are made from a
 * seed, so they are always the same.
 */
import type {
  PortalCommunication,
  PortalDocument,
  PortalEvent,
  PortalProperty,
  PortalSession,
  PortalSummary,
  PortalVisit,
} from '../../core/http/portal.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const SOURCES = [
  { id: 'site', name: 'dorpel-linde.example' },
  { id: 'gevelgids', name: 'Gevelgids' },
  { id: 'huisraam', name: 'Huisraam' },
]

export interface PortalData {
  readonly session: PortalSession
  readonly properties: ReadonlyMap<string, PortalProperty>
}

interface Options {
  readonly now: number
  /** Addresses of existing pictures. */
  readonly pictures?: readonly string[]
}

export function portalData({ now, pictures = [] }: Options): PortalData {
  const house = property(HOUSE, { now, picture: pictures[0], seed: 4127 })
  const flat = property(FLAT, { now, picture: pictures[1], seed: 4136 })
  const all = [house, flat]
  return {
    session: {
      owner: {
        name: 'Noor De Wachter',
        email: 'noor@voorbeeld.example',
        language: 'nl',
        secondFactor: false,
        secondFactorRequired: false,
      },
      properties: all.map(summaryOf),
      endsAt: now + HOUR,
    },
    properties: new Map(all.map((one) => [one.id, one])),
  }
}

/** An owner whose property went online today. */
export function emptyData({ now }: Options): PortalData {
  const data = portalData({ now })
  const [first] = data.properties.values()
  if (!first) throw new Error('there is no property')
  const none = { today: 0, week: 0, month: 0, total: 0 }
  const { lastActivity: _, manager: __, picture: ___, ...rest } = first
  const empty: PortalProperty = {
    ...rest,
    visits: none,
    visitsPlanned: 0,
    visitList: [],
    communications: [],
    history: [],
    documents: [],
    statistics: { visits: none, sources: [], days: [] },
  }
  return {
    session: { ...data.session, properties: [summaryOf(empty)] },
    properties: new Map([[empty.id, empty]]),
  }
}

type Known = Pick<PortalProperty, 'id' | 'titles' | 'address' | 'state' | 'paths' | 'mayUpload'>

const HOUSE: Known = {
  id: '4127',
  titles: {
    nl: 'Herenhuis met stadstuin aan de Lindekaai',
    fr: 'Maison de maître avec jardin de ville, Lindekaai',
    en: 'Town house with a garden on the Lindekaai',
    de: 'Herrenhaus mit Stadtgarten am Lindekaai',
  },
  address: 'Lindekaai 41, 9000 Gent',
  state: 'under-option',
  paths: {
    nl: '/nl/te-koop/gent/herenhuis-met-stadstuin/4127/',
    fr: '/fr/a-vendre/gand/maison-de-maitre/4127/',
  },
  mayUpload: true,
}

const FLAT: Known = {
  id: '4136',
  titles: { nl: 'Tuinappartement met twee kamers in Boondaal', fr: 'Rez-de-jardin deux chambres à Boondael' },
  address: 'Klaproosstraat 64, 1050 Elsene',
  state: 'for-rent',
  paths: { nl: '/nl/te-huur/elsene/tuinappartement-met-twee-kamers-in-boondaal/4136/' },
  mayUpload: false,
}

function property(
  known: Known,
  { now, picture, seed }: { now: number; picture: string | undefined; seed: number },
): PortalProperty {
  const random = randomFrom(seed)
  const visitList = visitsOf(now, random)
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: dayOf(now - (29 - index) * DAY),
    counts: SOURCES.map((_source, source) =>
      Math.round(random() * [24, 46, 15][source]! * (index > 22 ? 1.6 : 1)),
    ),
  }))
  const sum = (from: number) =>
    days.slice(from).reduce((total, { counts }) => total + counts.reduce((one, two) => one + two, 0), 0)
  const visits = { today: sum(29), week: sum(23), month: sum(8), total: sum(0) + 6_412 }
  const history = historyOf(now, visitList, random)
  return {
    ...known,
    reference: known.id,
    ...(picture && { picture }),
    visits,
    visitsPlanned: visitList.filter(({ state }) => state === 'planned').length,
    lastActivity: dayOf(Math.max(...history.map(({ at }) => at))),
    visitList,
    communications: MESSAGES.map((message, index) => ({ ...message, id: `m${index}`, at: now - message.at })),
    statistics: { visits, sources: SOURCES, days },
    history,
    documents: documentsOf(now),
    manager: {
      name: 'Inès Maertens',
      role: { nl: 'makelaar', fr: 'agente immobilière', en: 'estate agent', de: 'Immobilienmaklerin' },
      email: 'ines@dorpel-linde.example',
      phone: '09 000 12 36',
    },
  }
}

const NAMES = [
  'Sofie D.',
  'Karim B.',
  'Lotte V.',
  'Thomas en Ilse H.',
  'Marc P.',
  'Amina E.',
  'Joris W.',
  'Émilie R.',
]
const FEEDBACK = [
  'Mooi licht in de leefruimte, de tuin is kleiner dan gedacht. Komt graag een tweede keer met haar ouders.',
  'Zoekt een garage erbij.',
  'Vraagt naar de kosten van het dak en wil de EPC nalezen.',
  'Precies de straat die ze zochten. Bespreekt het met de bank.',
]

function visitsOf(now: number, random: () => number): PortalVisit[] {
  const planned = [1, 4].map((days, index): PortalVisit => ({
    id: `p${index}`,
    at: noonOf(now) + days * DAY + (index + 1) * HOUR,
    state: 'planned',
    visitor: NAMES[index] ?? '',
  }))
  const past = Array.from({ length: 14 }, (_, index): PortalVisit => {
    const at = noonOf(now) - Math.round(3 + index * 22 + random() * 8) * DAY + Math.floor(random() * 5) * HOUR
    const visitor = NAMES[(index + 2) % NAMES.length] ?? ''
    if (index === 4) return { id: `v${index}`, at, state: 'cancelled', visitor }
    const interest = (['none', 'some', 'strong'] as const)[Math.floor(random() * 3)] ?? 'some'
    const feedback = FEEDBACK[index % FEEDBACK.length]
    return {
      id: `v${index}`,
      at,
      state: 'done',
      visitor,
      interest,
      ...(index % 3 !== 2 && feedback && { feedback }),
    }
  })
  return [...planned, ...past]
}

const TYPES = [
  'Telefoon',
  'E-mail',
  'Aanvraag documenten',
  'Aanvraag bezoek',
  'Publicatie',
  'Advertentie',
] as const
const SUBJECTS: Readonly<Record<(typeof TYPES)[number], readonly string[]>> = {
  Telefoon: ['Vraag over de renovatieplicht', 'Vraag over de ligging', 'Bod mondeling aangekondigd'],
  'E-mail': ['Meer informatie gevraagd', 'Vraag naar het kadastraal inkomen'],
  'Aanvraag documenten': ['EPC en plannen bezorgd', 'Stedenbouwkundige inlichtingen bezorgd'],
  'Aanvraag bezoek': ['Bezoek aangevraagd via de website'],
  Publicatie: ['Nieuwe foto’s online', 'Prijs aangepast'],
  Advertentie: ['In de nieuwsbrief van de week', 'Uitgelicht op Gevelgids'],
}

function historyOf(now: number, visits: readonly PortalVisit[], random: () => number): PortalEvent[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const events = Array.from({ length: 120 }, (_, index): PortalEvent => {
    const type = pick(TYPES)
    const isOurs = type === 'Publicatie' || type === 'Advertentie'
    return {
      id: `h${index}`,
      at: now - Math.round(index * 3 * DAY + random() * 2 * DAY) - HOUR,
      type,
      subject: pick(SUBJECTS[type]),
      source: isOurs ? 'Kantoor' : pick(['Website', 'Gevelgids', 'Huisraam']),
      status: isOurs ? 'Gepubliceerd' : pick(['Beantwoord', 'In behandeling', 'Afgesloten']),
      ...(!isOurs && { contact: pick(NAMES) }),
      ...(index % 4 === 0 && { comment: pick(FEEDBACK) }),
    }
  })
  const viewings = visits
    .filter(({ state }) => state === 'done')
    .map(({ id, at, visitor, feedback }): PortalEvent => ({
      id: `hv${id}`,
      at,
      type: 'Bezoek',
      contact: visitor,
      subject: 'Bezoek met Inès Maertens',
      status: 'Afgerond',
      source: 'Kantoor',
      ...(feedback && { comment: feedback }),
    }))
  return [...events, ...viewings]
}

const MESSAGES: readonly Omit<PortalCommunication, 'id'>[] = [
  {
    at: 5 * HOUR,
    kind: 'mail',
    from: 'Inès Maertens',
    subject: 'Optie op uw huis tot vrijdag',
    text: 'De kandidaten van zaterdag hebben een optie tot vrijdag twaalf uur. Ik bel u donderdag met hun antwoord van de bank.\n\nIntussen blijven we bezoeken inplannen.',
  },
  { at: 4 * DAY, kind: 'telephone', from: 'Inès Maertens', subject: 'De bezoeken van het weekend overlopen' },
  {
    at: 40 * DAY,
    kind: 'meeting',
    from: 'Lien Vanderlinden',
    subject: 'Vraagprijs herbekeken',
    text: 'Afgesproken: nog een maand aan deze prijs, daarna kijken we samen naar de cijfers.',
  },
  {
    at: 320 * DAY,
    kind: 'letter',
    from: 'Dorpel & Linde',
    subject: 'Uw verkoopopdracht, getekend exemplaar',
  },
]

function documentsOf(now: number): PortalDocument[] {
  const one = (
    id: string,
    rest: Omit<PortalDocument, 'id' | 'addedAt'> & { days: number },
  ): PortalDocument => {
    const { days, ...document } = rest
    return { id, ...document, addedAt: now - days * DAY }
  }
  const pdf = { type: 'application/pdf', addedBy: 'agency', mayDownload: true } as const
  return [
    one('d1', { ...pdf, name: 'Verkoopopdracht.pdf', bytes: 412_880, days: 320 }),
    one('d2', { ...pdf, name: 'EPC 2026.pdf', bytes: 1_204_112, days: 300 }),
    one('d3', { ...pdf, name: 'Ontwerp van compromis.pdf', bytes: 98_004, days: 2, mayDownload: false }),
    one('d4', {
      name: 'Elektrische keuring.jpg',
      type: 'image/jpeg',
      bytes: 2_800_100,
      days: 290,
      addedBy: 'owner',
      mayDownload: true,
    }),
  ]
}

function summaryOf(property: PortalProperty): PortalSummary {
  const { id, reference, titles, address, state, picture, paths, visits, visitsPlanned, lastActivity } =
    property
  return {
    id,
    reference,
    titles,
    state,
    paths,
    visits,
    visitsPlanned,
    ...(address && { address }),
    ...(picture && { picture }),
    ...(lastActivity && { lastActivity }),
  }
}

const noonOf = (at: number) => Date.parse(`${dayOf(at)}T11:00:00Z`)
const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(at)

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
