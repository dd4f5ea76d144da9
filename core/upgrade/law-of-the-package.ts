/** Sites of the first versions had to write down the rules of law, which the package holds since 0.1.0. */
import { editJson } from '../source/edit-json.ts'
import type { SiteTexts, UpgradeStep } from './steps.ts'

const RULES = 'site-config/rules.json'
const ROUTES = 'site-config/routes.json'

export const lawOfThePackage: UpgradeStep = {
  version: '0.1.0',
  title: 'The rules of law come from the package.',
  about:
    'Entries of rules.json that the package has as well are left out, and "extends" takes its place. A rule that changes later then ' +
    'arrives with an update of the package. Entries of your own stay.',
  change,
}

type Data = Readonly<Record<string, unknown>>

function change(site: SiteTexts, defaults: SiteTexts): SiteTexts {
  const [text, law] = [site.get(RULES), dataIn(defaults.get(RULES))]
  const own = dataIn(text)
  // A route table without that word is the whole site, and no default holds in it.
  if (text === undefined || own === null || law === null || !usesDefaults(site.get(ROUTES))) return new Map()
  if (own['extends'] !== undefined) return new Map()
  const edits = Object.entries(own).flatMap(([key, value]) => {
    const known = law[key]
    if (!Array.isArray(value) || !Array.isArray(known)) return []
    const kept = value.filter((entry) => !known.some((other) => isSame(entry, other)))
    return kept.length === value.length ? [] : [{ path: [key], value: kept.length === 0 ? undefined : kept }]
  })
  const start = [{ path: ['extends'], value: 'default' }]
  return edits.length === 0 ? new Map() : new Map([[RULES, editJson(text, [...start, ...edits])]])
}

function usesDefaults(routes: string | undefined): boolean {
  return routes === undefined || dataIn(routes)?.['extends'] === 'default'
}

/** The day on which a rule was last compared with the law is not part of the comparison. */
function isSame(one: unknown, other: unknown): boolean {
  const rule = (entry: unknown) => {
    const { checkedOn: _, source: __, ...rest } = entry as Data
    return JSON.stringify(Object.entries(rest).sort())
  }
  return rule(one) === rule(other)
}

/** Null for a text that is no object. Mistakes in it are reported by `check`. */
function dataIn(text: string | undefined): Data | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && !Array.isArray(value) ? (value as Data | null) : null
  } catch {
    return null
  }
}
