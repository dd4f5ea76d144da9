/** A full transfer of OpenImmo 1.2.7 with forty made-up homes, in the order of elements that its schema demands. */
import { madeUpHomes, PRIVATE } from '../made-up/homes.ts'
import type { Home } from '../made-up/homes.ts'
import { TRAPS } from './traps.ts'

/** The parts of a home that a trap can replace. An empty text leaves the element out. */
export interface Parts {
  readonly objektkategorie: string
  readonly geo: string
  readonly kontaktperson: string
  readonly weitere_adresse: string
  readonly preise: string
  readonly flaechen: string
  readonly ausstattung: string
  readonly zustand_angaben: string
  readonly freitexte: string
  readonly anhaenge: string
  readonly verwaltung_objekt: string
  readonly verwaltung_techn: string
}

const OBJEKTART: Readonly<Record<Home['kind'], string>> = {
  house: '<haus haustyp="EINFAMILIENHAUS"/>',
  apartment: '<wohnung wohnungtyp="ETAGE"/>',
  land: '<grundstueck grundst_typ="WOHNEN"/>',
  garage: '<parken parken_typ="EINZELGARAGE"/>',
  shop: '<einzelhandel handel_typ="LADENLOKAL"/>',
  office: '<buero_praxen buero_typ="BUEROFLAECHE"/>',
}

export function openImmo(homes = madeUpHomes(), declared = 'UTF-8'): string {
  return `<?xml version="1.0" encoding="${declared}"?>
<openimmo>
  <uebertragung art="ONLINE" umfang="VOLL" version="1.2.7" sendersoftware="Made up" senderversion="1.0"/>
  <anbieter>
    <anbieternr>900</anbieternr>
    <firma>Kantoor Linde</firma>
    <openimmo_anid>AMUP00000000000000000000000001</openimmo_anid>
    <lizenzkennung>${PRIVATE.key}</lizenzkennung>
${homes.map(immobilie).join('\n')}
  </anbieter>
</openimmo>
`
}

function immobilie(home: Home): string {
  const trap = TRAPS.find((each) => each.home === home.number)
  const parts = { ...partsOf(home), ...trap?.changes }
  const elements = Object.entries(parts).filter(([, content]) => content !== '')
  return `    <immobilie>\n${elements.map(([name, content]) => `      <${name}>${content}</${name}>`).join('\n')}\n    </immobilie>`
}

function partsOf(home: Home): Parts {
  const isSale = home.goal === 'sale'
  return {
    objektkategorie: `<nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="${isSale}" MIETE_PACHT="${!isSale}"/><objektart>${OBJEKTART[home.kind]}</objektart>`,
    geo: geoOf(home),
    kontaktperson: kontaktOf(home),
    weitere_adresse: `<name>${PRIVATE.owner}</name><tel_privat>${PRIVATE.ownerPhone}</tel_privat>`,
    preise: `${isSale ? `<kaufpreis>${home.price}.00</kaufpreis>` : `<nettokaltmiete>${home.price}.00</nettokaltmiete>`}<innen_courtage mit_mwst="true">${PRIVATE.commission}</innen_courtage><waehrung iso_waehrung="EUR"/>`,
    flaechen: flaechenOf(home),
    ausstattung: '<kueche EBK="true"/><heizungsart ZENTRAL="true"/><befeuerung GAS="1"/>',
    zustand_angaben: `<baujahr>${home.year}</baujahr>${home.kwh === 0 ? '' : `<energiepass><epart>BEDARF</epart><endenergiebedarf>${home.kwh}</endenergiebedarf><wertklasse>${home.label}</wertklasse></energiepass>`}<verkaufstatus stand="OFFEN"/>`,
    freitexte: `<objekttitel>${home.title.nl}</objekttitel><objektbeschreibung>${home.text.nl}</objektbeschreibung>`,
    anhaenge: home.pictures.map((picture) => anhang('BILD', picture)).join(''),
    verwaltung_objekt: `<objektadresse_freigeben>true</objektadresse_freigeben><zugang>${PRIVATE.key}</zugang>`,
    verwaltung_techn: technOf(home.number),
  }
}

/** The administration of a home, with its action. */
export function technOf(number: number, aktion = '<aktion aktionart="CHANGE"/>', more = ''): string {
  const obid = `OMUP${String(number).padStart(26, '0')}`
  return `<objektnr_intern>${number}</objektnr_intern><objektnr_extern>LK-${1000 + number}</objektnr_extern>${aktion}<openimmo_obid>${obid}</openimmo_obid><stand_vom>2026-11-${String((number % 20) + 1).padStart(2, '0')}</stand_vom>${more}`
}

export function anhang(gruppe: string, pfad: string, title = ''): string {
  const location = pfad.startsWith('http') ? 'REMOTE' : 'EXTERN'
  const named = title === '' ? '' : `<anhangtitel>${title}</anhangtitel>`
  return `<anhang location="${location}" gruppe="${gruppe}">${named}<format>jpg</format><daten><pfad>${pfad}</pfad></daten></anhang>`
}

function geoOf({ zip, town, latitude, longitude, street, houseNumber, box }: Home): string {
  const unit = box === '' ? '' : `<wohnungsnr>${box}</wohnungsnr>`
  return `<plz>${zip}</plz><ort>${town}</ort><geokoordinaten breitengrad="${latitude}" laengengrad="${longitude}"/><strasse>${street}</strasse><hausnummer>${houseNumber}</hausnummer><land iso_land="BEL"/>${unit}`
}

function kontaktOf({ agent }: Home): string {
  return `<email_zentrale>info@kantoor-linde.example</email_zentrale><email_direkt>${agent.email}</email_direkt><tel_durchw>${agent.phone}</tel_durchw><name>${agent.lastName}</name><vorname>${agent.firstName}</vorname><email_privat>${PRIVATE.ownerEmail}</email_privat><tel_privat>${PRIVATE.ownerPhone}</tel_privat><personennummer>${agent.id}</personennummer><freitextfeld>${PRIVATE.remark}</freitextfeld>`
}

function flaechenOf({ living, plot, bedrooms, bathrooms }: Home): string {
  const living_ = living === 0 ? '' : `<wohnflaeche>${living}.00</wohnflaeche>`
  const plot_ = plot === 0 ? '' : `<grundstuecksflaeche>${plot}.00</grundstuecksflaeche>`
  const rooms =
    bedrooms === 0
      ? ''
      : `<anzahl_zimmer>${bedrooms + 1.5}</anzahl_zimmer><anzahl_schlafzimmer>${bedrooms}</anzahl_schlafzimmer><anzahl_badezimmer>${bathrooms}</anzahl_badezimmer>`
  return `${living_}${plot_}${rooms}`
}
