/** OpenImmo 1.2.7, the XML of German-language software, also sent by exporters of Belgium and Luxembourg. */
import type { MappingRules } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import {
  ACTION,
  ADMIN,
  OBJECT_FACTS,
  GOAL,
  IS_RENT,
  IS_SALE,
  MEDIA,
  PASS,
  PLACE,
  PRICE,
  RENTS,
  RESERVED,
  STATE,
  STATUS,
} from './openimmo-facts.ts'
import { DESCRIPTION, LANGUAGE, typeTexts, WEB_IDS, YES } from './openimmo-texts.ts'
import { withOwnFields } from './own-fields.ts'

/** Owners, keys, commissions, private contacts, and pictures inside of the file. */
const PRIVATE = [
  'weitere_adresse',
  'email_privat',
  'tel_privat',
  'email_sonstige',
  'tel_sonstige',
  'email_feedback',
  'freitextfeld',
  'zusatzfeld',
  'zugang',
  'lizenzkennung',
  'regi_id',
  'techn_email',
  'bewertung',
  'innen_courtage',
  'aussen_courtage',
  'courtage_hinweis',
  'provision_teilen',
  'provisionnetto',
  'provisionbrutto',
  'provisionspflichtig',
  'bieterverfahren',
  'anhanginhalt',
]

/** Fields of a vendor's own, whose content is unknown and may be private. */
const IGNORED = ['user_defined_simplefield', 'user_defined_anyfield', 'user_defined_extend']

const RULES: MappingRules = {
  records: 'immobilie',
  id: [`${ADMIN}.openimmo_obid`, `${ADMIN}.objektnr_intern`, `${ADMIN}.objektnr_extern`],
  deleted: { from: ACTION, is: ['DELETE'] },
  stock: { whole: { from: '#parent.#parent.uebertragung.@umfang', is: ['VOLL'] } },
  fields: withOwnFields({
    Goal: GOAL,
    Status: STATUS,
    language: LANGUAGE,
    WebID: { from: 'objektkategorie.objektart.#name', values: WEB_IDS },
    MainTypeName: typeTexts(),
    TypeDescription: 'freitexte.objekttitel',
    Lead: 'freitexte.dreizeiler',
    Description: DESCRIPTION,
    RecordFile: `${ADMIN}.objektnr_extern`,
    ProjectID: { from: `${ADMIN}.master.#text`, as: 'text' },
    LastChangedDate: `${ADMIN}.stand_vom`,
    Price: PRICE,
    PublishPrice: { from: 'preise.kaufpreis.@auf_anfrage', negate: true, default: true },
    PriceUnitText: {
      from: 'preise.freitext_preis',
      when: { from: 'preise.kaufpreis.@auf_anfrage', not: YES },
    },
    Marquee: { constant: 1, when: RESERVED },
    MarqueeName: { constant: 'marquee.reserved', as: 'codeText', when: RESERVED },
    ChargesRenter: { from: 'preise.nebenkosten', when: [IS_RENT, { from: RENTS.slice(0, 3), empty: false }] },
    ChargesOwner: { from: 'preise.hausgeld', when: IS_SALE },
    DepositAmount: { from: 'preise.kaution', when: IS_RENT },
    PublishAddress: { from: 'verwaltung_objekt.objektadresse_freigeben', default: true },
    Availability: [
      { from: 'verwaltung_objekt.abdatum', as: 'date', lenient: true },
      'verwaltung_objekt.verfuegbar_ab',
    ],
    ...PLACE,
    ...OBJECT_FACTS,
    ...MEDIA,
  }),
  keep: {
    Rooms: 'flaechen.anzahl_zimmer',
    Floors: 'geo.anzahl_etagen',
    Condition: `${STATE}.zustand.@zustand_art`,
    Furnished: 'ausstattung.moebliert.@moeb',
    Protected: 'verwaltung_objekt.denkmalgeschuetzt',
    Balconies: 'flaechen.anzahl_balkone',
    Terraces: 'flaechen.anzahl_terrassen',
    CertificateIssued: `${PASS}.ausstelldatum`,
    CertificateKind: `${PASS}.epart`,
  },
  projects: {
    when: [
      { from: `${ADMIN}.master.@visible`, empty: false },
      { from: `${ADMIN}.master.#text`, empty: true },
    ],
    id: `${ADMIN}.gruppen_kennung`,
    fields: {
      Goal: GOAL,
      language: LANGUAGE,
      TypeDescription: 'freitexte.objekttitel',
      Lead: 'freitexte.dreizeiler',
      Description: DESCRIPTION,
      LastChangedDate: `${ADMIN}.stand_vom`,
      PublicAddress: { from: 'verwaltung_objekt.objektadresse_freigeben', default: true },
      ...PLACE,
      ...MEDIA,
    },
  },
  people: {
    each: 'kontaktperson',
    id: ['personennummer', 'referenz_id', 'email_direkt', 'email_zentrale', 'name'],
    fields: {
      name: { from: ['vorname', 'name'], combine: 'words' },
      role: 'position',
      phone: { from: ['tel_durchw', 'tel_handy', 'tel_zentrale'], as: 'phone' },
      email: ['email_direkt', 'email_zentrale'],
      photo: 'foto.daten.pfad',
    },
  },
  offices: {
    each: '#parent',
    id: ['openimmo_anid', 'anbieternr'],
    fields: { name: 'firma' },
  },
  drop: PRIVATE,
  ignore: IGNORED,
}

export const OPENIMMO: Preset = {
  id: 'openimmo',
  name: 'OpenImmo 1.2.7',
  reader: 'xml',
  rules: RULES,
  signs: ['objektkategorie', 'verwaltung_techn', 'kontaktperson', 'geo.plz'],
  confidence: 'high',
  unsure: [
    'A missing "objektadresse_freigeben" means that the address may be shown, as the schema says; some importers read it as no.',
    'Both "nettokaltmiete" and "kaltmiete" are read as the rent to which "nebenkosten" are added.',
    'A project is a record with "master@visible" and no text in "master"; its units name its "gruppen_kennung" there.',
    'Several records of one home, one for each language, are several homes. "objekt_text" is read as another language.',
    'Belgian facts (unique code, P-score, G-score, cadastral income) have no element; each exporter names its own.',
  ],
  sources: [
    'names, cardinalities and values of the schema 1.2.7b, by the public libraries mheers/openimmo, ujamii/openimmo, innobraingmbh/laravel-openimmo and OpenEstate/OpenEstate-IO',
  ],
}
