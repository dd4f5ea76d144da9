/**
 * A transfer of OpenImmo with any number of homes and the faults of real ones: placeholders for a price, hidden addresses,
 * rents beside prices, countries and kinds without a meaning, and empty elements.
 */
import { createRandom } from './random-export.ts'

export const TRANSFER_START = `<?xml version="1.0" encoding="UTF-8"?>
<openimmo>
<uebertragung art="ONLINE" umfang="VOLL" version="1.2.7" sendersoftware="Made up" senderversion="1.0"/>
<anbieter><anbieternr>900</anbieternr><firma>Kantoor Linde</firma><openimmo_anid>AMUP1</openimmo_anid>
`
export const TRANSFER_END = '</anbieter></openimmo>\n'

const KINDS = [
  '<haus haustyp="EINFAMILIENHAUS"/>',
  '<wohnung wohnungtyp="ETAGE"/>',
  '<grundstueck grundst_typ="WOHNEN"/>',
  '<parken parken_typ="EINZELGARAGE"/>',
]
const TOWNS = [
  '<plz>9000</plz><ort>Gent</ort>',
  '<plz>4000</plz><ort>LIEGE</ort>',
  '<plz>1050</plz><ort>Elsene</ort>',
]
const WORDS = 'rustig gelegen woning met tuin terras garage keuken licht park school station badkamer'.split(
  ' ',
)

/** An element on one line. The same seed and number give the same element. */
export function transferRecord(number: number, seed: number): string {
  const random = createRandom(seed * 1_000_003 + number)
  const chance = (share: number) => random() < share
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pick = <T>(all: readonly T[]): T => all[whole(0, all.length - 1)] as T
  const isRent = chance(0.13)
  const kind = chance(0.002) ? '<schloss/>' : pick(KINDS)
  const price = chance(0.02) ? '1.00' : `${isRent ? whole(500, 2500) : whole(90, 900) * 1000}.00`
  const text = Array.from({ length: whole(60, 220) }, () => pick(WORDS)).join(' ')
  const pictures = Array.from(
    { length: whole(0, 15) },
    (_, at) =>
      `<anhang location="REMOTE" gruppe="${at === 0 ? 'TITELBILD' : 'BILD'}"><format>jpg</format><daten><pfad>https://pictures.example/${number}/${at}.jpg</pfad></daten></anhang>`,
  ).join('')
  return [
    `<immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="${!isRent}" MIETE_PACHT="${isRent}"/><objektart>${kind}</objektart></objektkategorie>`,
    `<geo>${pick(TOWNS)}<geokoordinaten breitengrad="50.${whole(700, 999)}" laengengrad="4.${whole(100, 999)}"/><strasse>KERKSTRAAT</strasse><hausnummer>${whole(1, 200)}</hausnummer><land iso_land="${chance(0.003) ? 'DEU' : 'BEL'}"/></geo>`,
    `<kontaktperson><name>Peeters</name><vorname>An</vorname><email_direkt>an@kantoor.example</email_direkt><tel_privat>0470 99 88 77</tel_privat></kontaktperson>`,
    `<preise>${isRent ? `<kaltmiete>${price}</kaltmiete>` : `<kaufpreis auf_anfrage="${chance(0.03)}">${price}</kaufpreis>`}</preise>`,
    `<flaechen><wohnflaeche>${chance(0.1) ? '' : `${whole(35, 320)}.00`}</wohnflaeche><anzahl_schlafzimmer>${whole(0, 6)}</anzahl_schlafzimmer></flaechen>`,
    `<zustand_angaben><baujahr>${chance(0.2) ? 'ca. ' : ''}${whole(1880, 2026)}</baujahr><energiepass><endenergiebedarf>${chance(0.3) ? '' : whole(40, 600)}</endenergiebedarf></energiepass></zustand_angaben>`,
    `<freitexte><objekttitel>Huis ${number}</objekttitel><objektbeschreibung>${text}</objektbeschreibung></freitexte>`,
    `<anhaenge>${pictures}</anhaenge>`,
    `<verwaltung_objekt><objektadresse_freigeben>${chance(0.9)}</objektadresse_freigeben></verwaltung_objekt>`,
    `<verwaltung_techn><objektnr_extern>K-${number}</objektnr_extern><aktion aktionart="CHANGE"/><openimmo_obid>OMUP${number}</openimmo_obid><stand_vom>2026-11-12</stand_vom></verwaltung_techn></immobilie>`,
  ].join('')
}
