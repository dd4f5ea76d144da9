/** The forty made-up homes as a table of a Belgian portal or CRM, with a trap in some of them. */
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'

export type Row = Readonly<Record<string, string>>

const TYPES = {
  house: 'Huis',
  apartment: 'Appartement',
  land: 'Bouwgrond',
  garage: 'Garage',
  shop: 'Handelspand',
  office: 'Kantoor',
} as const

function rowOf(home: Home): Row {
  return {
    Referentie: `VBE${12_000 + home.number}`,
    Transactie: home.goal === 'rent' ? 'Te huur' : 'Te koop',
    Status: 'Actief',
    Type: TYPES[home.kind],
    Prijs: euro(home.price),
    Straat: home.street,
    Huisnr: home.box === '' ? home.houseNumber : `${home.houseNumber} bus ${home.box}`,
    Postcode: home.zip,
    Gemeente: home.town,
    Provincie: 'Hainaut',
    nearest_city: 'Bruxelles',
    Slaapkamers: home.bedrooms === 0 ? '' : String(home.bedrooms),
    'Bewoonbare opp. (m²)': home.living === 0 ? '-' : `${home.living} m²`,
    Grondoppervlakte: home.plot === 0 ? '' : `${home.plot},5`,
    Terras: home.number % 2 === 0 ? 'Ja' : 'Nee',
    Bouwjaar: home.year === 0 ? 'onbekend' : String(home.year),
    peb_category: home.kwh === 0 ? '' : `${home.kwh} kWh/m²/jaar`,
    energy_consumption: home.kwh === 0 ? '' : String(home.kwh * home.living),
    'Titel NL': home.title.nl,
    'Titel FR': home.title.fr,
    'Omschrijving NL': `${home.text.nl}; "zie plan"`,
    "Foto's": home.pictures.join('|'),
    Aangemaakt: '21/11/2026',
    'Adres tonen': 'ja',
    Breedtegraad: String(home.latitude).replace('.', ','),
    Lengtegraad: String(home.longitude).replace('.', ','),
    Makelaar: `${home.agent.firstName} ${home.agent.lastName}`,
    'E-mail makelaar': home.agent.email,
    Eigenaar: PRIVATE.owner,
    'Telefoon eigenaar': PRIVATE.ownerPhone,
    Sleutel: PRIVATE.key,
    Commissie: PRIVATE.commission,
    Syndicus: home.number === 3 ? 'Immo Syndic' : '',
  }
}

/** `635.000`: a point before three digits. */
function euro(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/** The rows with the changes of the traps. */
export function madeUpRows(changes: ReadonlyMap<number, Row> = new Map()): readonly Row[] {
  return madeUpHomes().map((home) => ({ ...rowOf(home), ...changes.get(home.number) }))
}

export function tableOf(rows: readonly Row[], separator = ';'): string {
  const names = Object.keys(rows[0] ?? {})
  const quoted = (cell: string) => (/[";,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  return `${lines.map((cells) => cells.map(quoted).join(separator)).join('\r\n')}\r\n`
}
