/** The simple fields in which `agency-site export openimmo` writes what OpenImmo has no element for. */
import { LOCALES } from '../../languages/codes.ts'
import { objectIn } from '../../schema/kept-fields.ts'
import type { AnyRule, FieldRule, ValueRule } from '../../schema/mapping-rules.ts'
import { property } from '../../schema/property.ts'

export const OWN_FIELD = 'agency_site_'

const at = (name: string) => `verwaltung_techn.user_defined_simplefield[@feldname=${OWN_FIELD}${name}].#text`

/** Fields of which no simple field is written. */
const RECORD_FIELDS = 'ID ProjectID ManagerID Dwellings extra language'
const FILE_FIELDS = 'SmallPictureItem XLargePictureItem XLargePictureItems PlanItems Documents'
const ELSEWHERE = `${RECORD_FIELDS} ${FILE_FIELDS}`.split(' ')

/** The rules of a preset, each after that of our own field. Files of other programs have none of these fields. */
export function withOwnFields(rules: Readonly<Record<string, AnyRule>>): Record<string, AnyRule> {
  const own = Object.keys(objectIn(property)?.shape ?? {}).filter((name) => !ELSEWHERE.includes(name))
  return { ...rules, ...Object.fromEntries(own.map((name) => [name, withOwn(name, rules[name])])) }
}

function withOwn(name: string, rule: AnyRule | undefined): AnyRule {
  if (name === 'PlanningCodes') return { collect: [at(name)] }
  const languages = Object.fromEntries(LOCALES.map((code) => [code, at(`${name}_${code}`)]))
  const own: ValueRule[] = [
    { languages: languages as NonNullable<ValueRule['languages']> },
    { from: at(name), ...(name === 'Status' || name === 'Goal' ? { as: 'integer' } : {}) },
  ]
  const others = (rule === undefined ? [] : [rule].flat()) as readonly (string | ValueRule)[]
  return [...own, ...others] as FieldRule
}
