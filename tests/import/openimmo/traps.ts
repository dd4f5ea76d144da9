/** The traps of OpenImmo, each in a home of its own, and what an import must make of it. */
import type { Trap } from '../made-up/traps.ts'
import { anhang, technOf } from './export.ts'
import type { Parts } from './export.ts'

const SALE = '<nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="1" MIETE_PACHT="0"/>'
const RENT = '<nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="0" MIETE_PACHT="1"/>'
const BOTH = '<nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="1" MIETE_PACHT="true"/>'
const HOUSE = '<objektart><haus haustyp="VILLA"/></objektart>'
const ADDRESS = '<strasse>Geheimstraat</strasse><hausnummer>7</hausnummer><wohnungsnr>B2</wohnungsnr>'
const GHENT = '<plz>9000</plz><ort>Gent</ort>'
const BELGIUM = '<land iso_land="BEL"/>'
const AT = '<geokoordinaten breitengrad="51.05" laengengrad="3.72"/>'

/** Nothing says where the home is, but its town. */
const NO_ADDRESS = {
  PublishAddress: false,
  Street: undefined,
  HouseNumber: undefined,
  BoxNr: undefined,
  Latitude: undefined,
  Longitude: undefined,
  Zip: '9000',
  City: 'Gent',
}

export const TRAPS: readonly Trap<Partial<Parts>>[] = [
  {
    home: 2,
    rule: 'a hidden address takes its number, box and coordinates with it',
    changes: {
      geo: GHENT + AT + ADDRESS + BELGIUM,
      verwaltung_objekt: '<objektadresse_freigeben>false</objektadresse_freigeben>',
    },
    published: NO_ADDRESS,
  },
  {
    home: 3,
    rule: 'an address may be shown if nothing says that it may not',
    changes: { geo: GHENT + AT + ADDRESS + BELGIUM, verwaltung_objekt: '' },
    published: {
      PublishAddress: true,
      Street: 'Geheimstraat',
      HouseNumber: '7',
      BoxNr: 'B2',
      Latitude: 51.05,
    },
  },
  {
    home: 4,
    rule: 'of three rents, the one without costs is the rent',
    changes: {
      objektkategorie: RENT + HOUSE,
      preise:
        '<nettokaltmiete>850.00</nettokaltmiete><kaltmiete>970.00</kaltmiete><warmmiete>1100.00</warmmiete><nebenkosten>120.00</nebenkosten><kaution>1700.00</kaution>',
    },
    published: { Goal: 1, Price: 850, ChargesRenter: 120, DepositAmount: 1700, PublishPrice: true },
  },
  {
    home: 5,
    rule: 'a price of 1 is a placeholder',
    changes: { preise: '<kaufpreis>1.00</kaufpreis>' },
    published: { Price: undefined },
  },
  {
    home: 6,
    rule: 'a price on request is hidden, though the file contains it',
    changes: { preise: '<kaufpreis auf_anfrage="true">450000.00</kaufpreis>' },
    published: { PublishPrice: false },
  },
  {
    home: 7,
    rule: 'a price of 0 is not filled in',
    changes: { preise: '<kaufpreis>0.00</kaufpreis>' },
    published: { Price: undefined },
  },
  {
    home: 8,
    rule: 'a rent of 0 is not filled in, and the next rent counts',
    changes: {
      objektkategorie: RENT + HOUSE,
      preise: '<nettokaltmiete>0.00</nettokaltmiete><kaltmiete>940.00</kaltmiete>',
    },
    published: { Price: 940 },
  },
  {
    home: 9,
    rule: 'DELETE removes a home, and needs no other element',
    changes: {
      objektkategorie: '',
      geo: '',
      kontaktperson: '',
      weitere_adresse: '',
      preise: '',
      flaechen: '',
      ausstattung: '',
      zustand_angaben: '',
      freitexte: '',
      anhaenge: '',
      verwaltung_objekt: '',
      verwaltung_techn: technOf(9, '<aktion aktionart="DELETE"/>'),
    },
    filtered: 'deleted',
  },
  {
    home: 10,
    rule: 'REFERENZ is a reference',
    changes: { verwaltung_techn: technOf(10, '<aktion aktionart="REFERENZ"/>') },
    published: { Status: 6 },
  },
  {
    home: 11,
    rule: 'a home for sale that is VERKAUFT is sold',
    changes: { zustand_angaben: '<verkaufstatus stand="VERKAUFT"/>' },
    published: { Status: 2 },
  },
  {
    home: 12,
    rule: 'a home to let that is VERKAUFT is rented',
    changes: { objektkategorie: RENT + HOUSE, zustand_angaben: '<verkaufstatus stand="VERKAUFT"/>' },
    published: { Status: 4, Goal: 1 },
  },
  {
    home: 13,
    rule: 'a reserved home is still there, with a marquee in every language',
    changes: { zustand_angaben: '<verkaufstatus stand="RESERVIERT"/>' },
    published: {
      Status: 1,
      MarqueeName: { nl: 'Gereserveerd', fr: 'Réservé', en: 'Reserved', de: 'Reserviert' },
    },
  },
  {
    home: 14,
    rule: 'a home that is sold while it is let is for sale',
    changes: {
      objektkategorie: SALE + HOUSE,
      verwaltung_objekt: '<vermietet>true</vermietet>',
    },
    published: { Status: 1, Goal: 0 },
  },
  {
    home: 16,
    rule: 'a home to let that is vermietet is rented',
    changes: { objektkategorie: RENT + HOUSE, verwaltung_objekt: '<vermietet>1</vermietet>' },
    published: { Status: 4 },
  },
  {
    home: 15,
    rule: 'of sale and rent, the one with a price counts',
    changes: {
      objektkategorie: BOTH + HOUSE,
      preise: '<kaufpreis>385000</kaufpreis><kaltmiete></kaltmiete>',
    },
    published: { Goal: 0, Price: 385_000 },
  },
  {
    home: 36,
    rule: 'a home with a price of sale and a rent is not guessed',
    changes: {
      objektkategorie: BOTH + HOUSE,
      preise: '<kaufpreis>385000</kaufpreis><kaltmiete>1200</kaltmiete>',
    },
    quarantined: 'Goal',
  },
  {
    home: 18,
    rule: 'a heritable building right is no sale',
    changes: {
      objektkategorie: `<vermarktungsart KAUF="false" MIETE_PACHT="false" ERBPACHT="true"/>${HOUSE}`,
    },
    quarantined: 'Goal',
  },
  {
    home: 17,
    rule: 'an unknown kind of home is not guessed',
    changes: { objektkategorie: `${SALE}<objektart><schloss/></objektart>` },
    quarantined: 'WebID',
  },
  {
    home: 19,
    rule: 'an unknown state of the sale is not guessed',
    changes: { zustand_angaben: '<verkaufstatus stand="BALD"/>' },
    quarantined: 'Status',
  },
  {
    home: 20,
    rule: 'a home in Germany has no place on a site for Belgium and Luxembourg',
    changes: { geo: '<plz>52064</plz><ort>Aachen</ort><strasse>Weidenweg</strasse><land iso_land="DEU"/>' },
    quarantined: 'CountryID',
  },
  {
    home: 21,
    rule: 'an empty country is not guessed, because Belgium and Luxembourg share the form of postal codes',
    changes: { geo: `${GHENT}<land iso_land=""/>` },
    quarantined: 'CountryID',
  },
  {
    home: 22,
    rule: 'a country of two letters is known',
    changes: { geo: '<plz>L-1130</plz><ort>Luxembourg</ort><land iso_land="LU"/>' },
    published: { CountryID: 50, Zip: '1130' },
  },
  {
    home: 23,
    rule: 'coordinates 0, 0 are not filled in',
    changes: { geo: `${GHENT}<geokoordinaten breitengrad="0" laengengrad="0.0"/>${BELGIUM}` },
    published: { Latitude: undefined, Longitude: undefined },
  },
  {
    home: 24,
    rule: 'a rent per year is one twelfth per month',
    changes: {
      objektkategorie: RENT + HOUSE,
      preise: '<kaltmiete>14400.00</kaltmiete><preis_zeiteinheit zeiteinheit="JAHR"/>',
    },
    published: { Price: 1200 },
  },
  {
    home: 25,
    rule: 'a rent per day or week is no rent of a home',
    changes: {
      objektkategorie: RENT + HOUSE,
      preise: '<kaltmiete>90.00</kaltmiete><preis_zeiteinheit zeiteinheit="TAG"/>',
    },
    published: { Price: undefined },
  },
  {
    home: 26,
    rule: 'a year in words is found, and two years are the first one and a renovation',
    changes: {
      zustand_angaben: '<baujahr>ca. 1900</baujahr><letztemodernisierung>Altbau</letztemodernisierung>',
    },
    published: { ConstructionYear: 1900, RenovationYear: undefined },
  },
  {
    home: 27,
    rule: 'yes is written in several ways',
    changes: {
      objektkategorie: `<vermarktungsart KAUF="ja" MIETE_PACHT="nein"/>${HOUSE}`,
      verwaltung_objekt: '<objektadresse_freigeben>NEIN</objektadresse_freigeben>',
    },
    published: { Goal: 0, PublishAddress: false, Street: undefined },
  },
  {
    home: 28,
    rule: 'an energy value has a unit and a decimal comma, and a date is German',
    changes: {
      zustand_angaben:
        '<energiepass><epart>VERBRAUCH</epart><gueltig_bis>31.05.2029</gueltig_bis><energieverbrauchkennwert>123,4 kWh/(m²*a)</energieverbrauchkennwert><wertklasse>D</wertklasse></energiepass>',
    },
    published: { EnergyPerformance: 123.4, EPCLabelText: 'D', EPCExpiryDate: '2029-05-31' },
  },
  {
    home: 29,
    rule: 'a year is no date of expiry',
    changes: { zustand_angaben: '<energiepass><gueltig_bis>2029</gueltig_bis></energiepass>' },
    published: { EPCExpiryDate: undefined, EnergyPerformance: undefined, EPCLabelText: undefined },
  },
  {
    home: 33,
    rule: 'the title picture is first, the others keep their order, and plans, documents and films are apart',
    changes: {
      anhaenge: [
        anhang('BILD', 'a.jpg', 'Keuken'),
        anhang('GRUNDRISS', 'plan.jpg', 'Gelijkvloers'),
        anhang('INNENANSICHTEN', 'foto\\b.jpg'),
        anhang('TITELBILD', 'https://pictures.example/c.jpg?expires=1'),
        anhang('DOKUMENTE', 'epc.pdf', 'EPC'),
        anhang('FILMLINK', 'https://films.example/1'),
        anhang('ANBIETERLOGO', 'logo.png'),
        '<anhang location="INTERN" gruppe="BILD"><format>jpg</format><daten><anhanginhalt>QUJD</anhanginhalt></daten></anhang>',
        anhang('QRCODE', 'qr.png'),
      ].join(''),
    },
    published: {
      XLargePictureItems: [
        { Url: 'https://pictures.example/c.jpg?expires=1' },
        { Url: 'a.jpg', Name: 'Keuken' },
        { Url: 'foto/b.jpg' },
      ],
      PlanItems: [{ Url: 'plan.jpg', Name: 'Gelijkvloers' }],
      Documents: [{ Url: 'epc.pdf', Name: 'EPC' }],
      VideoUrl: 'https://films.example/1',
    },
  },
  {
    home: 34,
    rule: 'a text in another language is beside the main one',
    changes: {
      freitexte:
        '<objekttitel>Haus am Bach</objekttitel><objektbeschreibung>Ruhig.</objektbeschreibung><objekt_text lang="fr-BE">Calme.</objekt_text>',
      verwaltung_techn: technOf(34, '<aktion/>', '<sprache>de-DE</sprache>'),
    },
    published: { Description: { de: 'Ruhig.', fr: 'Calme.' } },
  },
  {
    home: 35,
    rule: 'empty elements are absent, and unknown is not no',
    changes: {
      flaechen: '<wohnflaeche></wohnflaeche><anzahl_schlafzimmer/><anzahl_badezimmer></anzahl_badezimmer>',
      zustand_angaben:
        '<baujahr/><energiepass><endenergiebedarf></endenergiebedarf></energiepass><verkaufstatus/>',
      ausstattung: '<fahrstuhl/><moebliert/>',
    },
    published: {
      SurfaceLiving: undefined,
      NumberOfBedRooms: undefined,
      ConstructionYear: undefined,
      Status: 1,
      EnergyPerformance: undefined,
      Heating: undefined,
      FloodZone: undefined,
      PlanningCodes: undefined,
    },
  },
  {
    home: 37,
    rule: 'the action may be the text of its element',
    changes: { verwaltung_techn: technOf(37, '<aktion>DELETE</aktion>') },
    filtered: 'deleted',
  },
  {
    home: 40,
    rule: 'of several kinds, the first one counts',
    changes: {
      objektkategorie: `${SALE}<objektart><wohnung wohnungtyp="PENTHOUSE"/><wohnung wohnungtyp="MAISONETTE"/><objektart_zusatz>Dakwoning</objektart_zusatz></objektart>`,
    },
    published: {
      WebID: 2,
      MainTypeName: { nl: 'Penthouse', fr: 'Penthouse', en: 'Penthouse', de: 'Penthouse' },
    },
  },
]
