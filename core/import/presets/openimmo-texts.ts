/** The texts of OpenImmo: kinds of homes and heatings by their attributes, and free texts in several languages. */
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import { TYPE_GROUPS } from '../../domain/home-type.ts'
import type { Condition, FieldRule, ValueRule } from '../../schema/mapping-rules.ts'
import { OBJEKTARTEN } from './openimmo-types.ts'

const KIND = 'objektkategorie.objektart'
const LANGUAGE_OF_TEXTS = 'verwaltung_techn.sprache'
const TEXTS = [
  'freitexte.objektbeschreibung',
  'freitexte.lage',
  'freitexte.ausstatt_beschr',
  'freitexte.sonstige_angaben',
]

/** Truth in the attributes and elements of OpenImmo. */
export const YES = ['true', '1', 'ja', 'yes']

/** The attribute of the kind, such as `haus@haustyp`, with our texts; without it, the text of the kind. */
export function typeTexts(): FieldRule {
  const kinds = Object.entries(OBJEKTARTEN)
  return [
    ...kinds.map(([name, { attribute, values }]): ValueRule => ({
      from: `${KIND}.${name}.@${attribute}`,
      values: { ...values },
      as: 'codeText',
    })),
    ...kinds.map(([name, { text }]): ValueRule => ({
      from: `${KIND}.#name`,
      values: { ...NO_KINDS, ...Object.fromEntries(kinds.map(([other]) => [other, null])), [name]: text },
      as: 'codeText',
    })),
  ]
}

/** Children of `objektart` that are no kind. `sonstige` can be a hospital or a petrol station: it has no group. */
const NO_KINDS = {
  objektart_zusatz: null,
  user_defined_simplefield: null,
  user_defined_anyfield: null,
  user_defined_extend: null,
}

export const WEB_IDS = Object.fromEntries([
  ...Object.keys(NO_KINDS).map((name) => [name, null]),
  ...Object.entries(OBJEKTARTEN).map(([name, { group }]) => [name, TYPE_GROUPS[group]]),
])

/** The number of free sides of houses, by type, if the format defines it. A villa is not always detached. */
export const SIDES: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(Object.keys(OBJEKTARTEN.haus.values).map((name) => [name, null])),
  DOPPELHAUSHAELFTE: 'semi-open',
  REIHENEND: 'semi-open',
  REIHENECK: 'semi-open',
  REIHENHAUS: 'closed',
  REIHENMITTEL: 'closed',
}

export function attribute(path: string, text: CodeTextKey, more: readonly Condition[] = []): ValueRule {
  return { constant: text, as: 'codeText', when: [{ from: path, is: YES }, ...more] }
}

const CENTRAL: Condition = { from: 'ausstattung.heizungsart.@ZENTRAL', is: YES }

/** The source of energy is the most useful; the distribution is named if there is none. */
export const OBJECT_HEATING: FieldRule = [
  attribute('ausstattung.befeuerung.@GAS', 'heating.gas-central', [CENTRAL]),
  attribute('ausstattung.befeuerung.@OEL', 'heating.fuel-central', [CENTRAL]),
  attribute('ausstattung.befeuerung.@LUFTWP', 'heating.aerothermal'),
  attribute('ausstattung.befeuerung.@ERDWAERME', 'heating.geothermal'),
  attribute('ausstattung.befeuerung.@PELLET', 'heating.pellets'),
  attribute('ausstattung.befeuerung.@FERN', 'heating.district'),
  attribute('ausstattung.befeuerung.@BLOCK', 'heating.cogeneration'),
  attribute('ausstattung.befeuerung.@GAS', 'heating.gas'),
  attribute('ausstattung.befeuerung.@FLUESSIGGAS', 'heating.propane'),
  attribute('ausstattung.befeuerung.@OEL', 'heating.fuel'),
  attribute('ausstattung.befeuerung.@HOLZ', 'heating.wood'),
  attribute('ausstattung.befeuerung.@KOHLE', 'heating.coal'),
  attribute('ausstattung.befeuerung.@ELEKTRO', 'heating.electric'),
  attribute('ausstattung.befeuerung.@WASSER-ELEKTRO', 'heating.heat-pump'),
  attribute('ausstattung.befeuerung.@SOLAR', 'heating.solar'),
  attribute('ausstattung.befeuerung.@ALTERNATIV', 'heating.other'),
  attribute('ausstattung.heizungsart.@FERN', 'heating.district'),
  attribute('ausstattung.heizungsart.@FUSSBODEN', 'heating.floor'),
  attribute('ausstattung.heizungsart.@ZENTRAL', 'heating.central'),
  attribute('ausstattung.heizungsart.@ETAGE', 'heating.individual'),
  attribute('ausstattung.heizungsart.@OFEN', 'heating.stove'),
]

/** Codes of `sprache` and of `objekt_text@lang`, in the forms that exporters write. */
const CODES = {
  nl: ['nl', 'nl-BE', 'nl-NL', 'NLD', 'dut'],
  fr: ['fr', 'fr-BE', 'fr-FR', 'fr-LU', 'FRA', 'fre'],
  en: ['en', 'en-GB', 'en-US', 'ENG'],
  de: ['de', 'de-DE', 'de-BE', 'de-LU', 'de-AT', 'DEU', 'ger'],
} as const

type Code = keyof typeof CODES

function otherTexts(code: Code): string[] {
  return CODES[code].map((lang) => `freitexte.objekt_text[@lang=${lang}]`)
}

/** The texts of the record in its own language, and `objekt_text` in the others. */
function description(own: Code): ValueRule {
  const texts = Object.keys(CODES).map((code) => [code, code === own ? TEXTS : otherTexts(code as Code)])
  return {
    languages: Object.fromEntries(texts) as NonNullable<ValueRule['languages']>,
    combine: 'join',
    when: { from: LANGUAGE_OF_TEXTS, is: [...CODES[own]] },
  }
}

export const LANGUAGE: ValueRule = {
  from: LANGUAGE_OF_TEXTS,
  values: Object.fromEntries(
    Object.entries(CODES).flatMap(([code, langs]) => langs.map((lang) => [lang, code])),
  ),
}

/** Without a language, the texts are those of every language. */
export const DESCRIPTION: FieldRule = [
  ...Object.keys(CODES).map((code) => description(code as Code)),
  { from: TEXTS, combine: 'join' },
]
