/** Exports of this generator itself (`agency-site export`), as another site or a partner reads them. */
import { LOCALES } from '../../languages/codes.ts'
import type { AnyRule, FieldRule, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import { objectIn } from '../../schema/kept-fields.ts'
import { project } from '../../schema/project.ts'
import { property } from '../../schema/property.ts'
import type { Preset } from '../preset.ts'

type Fields = Record<string, AnyRule>

const PICTURE: Record<string, FieldRule> = {
  Url: 'Url',
  Name: 'Name',
  Width: 'Width',
  Height: 'Height',
  ID: 'ID',
  Lead: { from: 'Lead', as: 'flag' },
  Order: { from: 'Order', as: 'integer' },
  Focus: 'Focus',
  Room: 'Room',
}
const CERTIFICATE = ['EnergyPerformance', 'EPCLabelText', 'EPCCertificateNumber', 'UniqueCode']

/** The fields that are lists, or objects. */
const LISTS: Fields = {
  XLargePictureItems: { each: 'XLargePictureItems', fields: PICTURE },
  PlanItems: { each: 'PlanItems', fields: PICTURE },
  Documents: { each: 'Documents', fields: { Name: 'Name', Url: 'Url' } },
  Dwellings: {
    each: 'Dwellings',
    fields: { Name: 'Name', ...Object.fromEntries(CERTIFICATE.map((name) => [name, name])) },
  },
  PlanningCodes: { collect: ['PlanningCodes'] },
  Terms: {
    object: {
      ...Object.fromEntries(
        [
          'kind',
          'rent',
          'indexed',
          'heads',
          'occupied',
          'years',
          'value',
          'notary',
          'url',
          'until',
          'months',
        ].map((name) => [name, `Terms.${name}`]),
      ),
      from: { from: 'Terms.from', as: 'moment' },
    },
  },
  openHouse: {
    each: 'openHouse',
    fields: { day: 'day', from: 'from', to: 'to', registration: 'registration', note: 'note' },
  },
}

/** Each site chooses what its pages show of the time on the market. */
const OWN_CHOICES = ['history']

const ELSEWHERE = [...OWN_CHOICES, 'ID', 'extra', 'SmallPicture', 'SmallPictureItem', 'XLargePictureItem']

function ownFields(schema: Parameters<typeof objectIn>[0], ruleOf: (name: string) => AnyRule): Fields {
  const names = Object.keys(objectIn(schema)?.shape ?? {}).filter((name) => !ELSEWHERE.includes(name))
  return Object.fromEntries(names.map((name) => [name, ruleOf(name)]))
}

const IS_PROJECT = { from: 'RecordKind', is: ['project'] }
const fieldOrList = (name: string) => LISTS[name] ?? name

const RECORDS: MappingRules = {
  id: 'ID',
  fields: ownFields(property, fieldOrList),
  projects: { when: IS_PROJECT, fields: ownFields(project, fieldOrList) },
  ignore: ['PageUrl', 'RecordKind', ...OWN_CHOICES],
  stock: 'whole',
}

const OWN = { confidence: 'high', unsure: [], sources: ['core/export of this package'] } as const

export const AGENCY_SITE: Preset = {
  id: 'agency-site',
  name: 'JSON Lines of agency-site export',
  reader: 'json-lines',
  rules: RECORDS,
  signs: ['RecordKind', 'PageUrl', 'PublishAddress', 'PublishPrice'],
  ...OWN,
}

/** A text in several languages has a column for each. */
function inColumns(name: string): AnyRule {
  const languages = Object.fromEntries(LOCALES.map((code) => [code, `${name}.${code}`]))
  const byLanguage: ValueRule = { languages: languages as NonNullable<ValueRule['languages']> }
  return [name, byLanguage]
}

const addresses = (name: string): AnyRule => ({ each: name, separators: '|', fields: { Url: '#text' } })

const COLUMNS: Fields = {
  XLargePictureItems: addresses('XLargePictureItems'),
  PlanItems: addresses('PlanItems'),
  Terms: LISTS.Terms ?? 'Terms',
}

/** Codes in one cell, and lists of objects, which a cell does not hold. */
const NOT_IN_CELLS = ['Documents', 'Dwellings', 'PlanningCodes', 'openHouse']

function columnsOf(): Fields {
  const all = Object.entries(ownFields(property, (name) => COLUMNS[name] ?? inColumns(name)))
  return Object.fromEntries(all.filter(([name]) => !NOT_IN_CELLS.includes(name)))
}

export const AGENCY_SITE_CSV: Preset = {
  id: 'agency-site-csv',
  name: 'CSV of agency-site export',
  reader: 'csv',
  rules: { id: 'ID', delimiter: ';', numbers: 'point', fields: columnsOf(), stock: 'whole' },
  signs: ['PublishAddress', 'PublishPrice', 'CountryID', 'Goal', 'PageUrl.nl'],
  ...OWN,
}
