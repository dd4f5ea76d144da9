/** The helpers that all advert rules share. */
import type { Problem, Where } from '../diagnostics/diagnostic.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkedProperty } from './linked.ts'
import { pointAt } from './records.ts'

export type AdvertRule = (property: LinkedProperty, rules: SiteConfig['rules']) => readonly Problem[]

/** The name with the reference of the agency, because the id of an imported home may be unknown to users. */
export function nameOf({ property: { ID, RecordFile } }: LinkedProperty): string {
  const reference = RecordFile === undefined || RecordFile === String(ID) ? '' : ` (${RecordFile})`
  return `property ${ID}${reference}`
}

export function at(property: LinkedProperty, field: keyof Property): Where {
  return { at: pointAt(property, field) }
}

export function isBelgian({ region }: LinkedProperty): boolean {
  return region === 'flanders' || region === 'wallonia' || region === 'brussels'
}
