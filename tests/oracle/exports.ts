/** Two exports of a CRM beside the site's own records: a table, and an OpenImmo file. */
import { CONFIG } from '../support/import-site.ts'
import type { SiteFiles } from '../support/site.ts'

const HEADER = 'ref;doel;prijs;postcode;gemeente;titel;grond;foto;makelaar'
const PLACES = ['9000;Gent', '8000;Brugge', '9300;Aalst']

/** A home has a number or a text as its id, one of two agents, and a photo or none. */
function row(index: number): string {
  const ref = index % 3 === 0 ? `VBE${index}` : String(700 + index)
  const agent = index % 2 === 0 ? '91' : ''
  const photo = index % 4 === 0 ? 'images/a.jpg' : ''
  const place = PLACES[index % PLACES.length]
  return `${ref};koop;${200 + index}.000;${place};Grond ${index};${500 + index};${photo};${agent}`
}

export const TABLE = `${[HEADER, ...Array.from({ length: 9 }, (_, index) => row(index))].join('\n')}\n`

function immobilie(number: number): string {
  return `    <immobilie>
      <objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
      <geo><plz>9000</plz><ort>Gent</ort><strasse>Kouter</strasse><hausnummer>${number}</hausnummer><land iso_land="BEL"/></geo>
      <kontaktperson><name>Peeters</name><vorname>An</vorname><personennummer>88</personennummer></kontaktperson>
      <preise><kaufpreis>${number}50000</kaufpreis></preise>
      <flaechen><wohnflaeche>14${number}</wohnflaeche></flaechen>
      <freitexte><objekttitel>Villa ${number}</objekttitel></freitexte>
      <verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
      <verwaltung_techn><objektnr_extern>O${number}</objektnr_extern><aktion aktionart="CHANGE"/></verwaltung_techn>
    </immobilie>`
}

export const OPENIMMO = `<?xml version="1.0" encoding="UTF-8"?>
<openimmo>
  <uebertragung art="ONLINE" umfang="VOLL" version="1.2.7"/>
  <anbieter>
    <firma>Kantoor Linde</firma>
${[3, 4, 5].map(immobilie).join('\n')}
  </anbieter>
</openimmo>
`

const [source] = CONFIG.sources
const fields = {
  ...source?.mapping.fields,
  XLargePictureItems: { each: 'foto', separators: '|', fields: { Url: '#text' } },
}
const people = { each: 'makelaar', id: '#text', fields: { name: { constant: 'An Peeters' } } }

/** A pattern as the place, so that an export may have another name. */
export const EXPORTS: SiteFiles = {
  'site-config/imports.json': {
    sources: [
      { ...source, place: 'imports/*.csv', mapping: { ...source?.mapping, fields, people } },
      { id: 'partner', preset: 'openimmo', place: 'imports/*.xml', ids: { prefix: '8' }, keepLast: 3 },
    ],
  },
  'imports/stock.csv': TABLE,
  'imports/partner.xml': OPENIMMO,
}
