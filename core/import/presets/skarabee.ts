/**
 * Stored answers of Skarabee's web service: the XML of `GetPublication`, or the JSON that a client made of it. Every
 * number is -1 and every word UNDEFINED if it is not filled in.
 */
import type { MappingRules } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { SKARABEE_HIDDEN } from './skarabee-codes.ts'
import { flash, SKARABEE_MEDIA, skarabeeFacts, skarabeePlace } from './skarabee-facts.ts'
import type { SkarabeeForm } from './skarabee-facts.ts'
import { HOME, NO, SKARABEE_OFFER, SKARABEE_PROJECT, STATES } from './skarabee-offer.ts'

/** Classes beyond the scale of the site. */
const BEYOND = ['A_3PLUS', 'A_4PLUS', 'A_5PLUS']

const PRIVATE = [
  'OwnerInformation',
  'ContactPerson',
  'Confidential',
  'CollegialInfo',
  'Clauses',
  'CommissionChargedToBuyer',
  'CommissionChargedTo',
  'TotalCommission',
  'SoldPrice',
  'SellerNetPrice',
  'UseSellerNetPrice',
  'MandateType',
  'MandateNumber',
  'MandateOrigin',
  'MandateStart',
  'MandateEnd',
  'AgentContract',
  'MinimumPrice',
  'CadastrallInformations',
]

const KEEP: MappingRules['keep'] = {
  EnergyClass: { from: `${HOME}.Energy.Class`, when: { from: `${HOME}.Energy.Class`, is: BEYOND } },
  Condition: `${HOME}.GeneralState`,
  Furnished: `${HOME}.Garnished`,
  Rooms: `${HOME}.NumberOfRooms`,
  Floors: `${HOME}.NumberOfFloors`,
  Protected: `${HOME}.UrbanDevelopment.ProtectedMonument`,
  RenovationDuty: `${HOME}.RenovationDuty`,
  Manager: [`${HOME}.ResponsibleLoginId`, `${HOME}.SalesRepresentativeLoginId`],
}

function rulesFor(form: SkarabeeForm, records: MappingRules['records']): MappingRules {
  return {
    records,
    id: 'Info.ID',
    empty: ['UNDEFINED', '-1', '-1.0', '-1.00', '-1,00'],
    deleted: { from: `${HOME}.Active`, is: NO },
    filter: [
      { when: { from: 'Info.Enabled', is: NO }, reason: 'not enabled' },
      { when: { from: STATES, is: SKARABEE_HIDDEN }, reason: 'not for publication' },
      { when: { from: `${HOME}.PropertyType`, is: ['MODEL'] }, reason: 'a model' },
    ],
    fields: {
      ...SKARABEE_OFFER,
      ...skarabeeFacts(form),
      TypeDescription: flash(form, 'Title'),
      Description: flash(form, 'Text'),
    },
    keep: KEEP,
    projects: {
      when: { from: `${HOME}.PropertyType`, is: ['PROJECT'] },
      fields: {
        ...SKARABEE_PROJECT,
        ...skarabeePlace(form),
        ...SKARABEE_MEDIA,
        TypeDescription: [flash(form, 'Title'), `${HOME}.Project.Name`],
        Description: flash(form, 'Text'),
      },
    },
    drop: PRIVATE,
  }
}

const SHARED = {
  confidence: 'high',
  unsure: [
    'Of the two coordinates, the one that can be a latitude in Belgium or Luxembourg is it.',
    'The three letters of "Type" have no public labels: all but ten are left out of the site, unless "Typo" is there.',
    'A publication with "LifeAnnuity" is quarantined, because it is no ordinary sale.',
    '"EnergyCertificateNr" is read as the unique code of the certificate.',
    'A publication whose "Enabled" is false is left out.',
    'A file holds the answers of all publications: one that is missing is removed from the site.',
    'Agents are numbers without names ("ResponsibleLoginId"), which stay in "extra".',
  ],
  sources: [
    'names and lists of the description of the web service, version 36, in fw4-bvba/skarabee-weblink; labels of types in a synchroniser of 2016',
  ],
} as const

export const SKARABEE: Preset = {
  id: 'skarabee',
  name: 'Skarabee (XML)',
  reader: 'xml',
  rules: rulesFor({ attribute: (name) => `@${name}`, text: ['.#text', ''] }, 'Publication'),
  signs: ['Info.HidePrice', 'Info.HideAddress', 'Property.Status', 'Property.Address.City.@ZipCode'],
  ...SHARED,
}

export const SKARABEE_JSON: Preset = {
  id: 'skarabee-json',
  name: 'Skarabee (JSON)',
  reader: 'json',
  rules: rulesFor({ attribute: (name) => name, text: ['._', '.Value', ''] }, [
    'GetPublicationResult.Publication',
    'Publication',
    'Publications',
    '.',
  ]),
  signs: ['Info.HidePrice', 'Info.HideAddress', 'Property.Status', 'Property.Address.City.ZipCode'],
  ...SHARED,
}
