/** The helpers that all advert rules share. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem, Where } from '../diagnostics/diagnostic.ts'
import type { AdvertCode } from '../diagnostics/codes/adverts.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkedProperty } from './linked.ts'
import { pointAt } from './records.ts'

export type AdvertRule = (property: LinkedProperty, rules: SiteConfig['rules']) => readonly Problem[]

/** Type groups without an energy certificate: land and garages. */
const WITHOUT_CERTIFICATE = [4, 7]

export function nameOf({ property }: LinkedProperty): string {
  return `property ${property.ID}`
}

export function at(property: LinkedProperty, field: keyof Property): Where {
  return { at: pointAt(property, field) }
}

export function missing(code: AdvertCode, property: LinkedProperty, field: keyof Property): Problem {
  return problem(code, { name: nameOf(property) }, at(property, field))
}

export function needsCertificate({ types }: LinkedProperty): boolean {
  return types.length === 0 || types.some((type) => !WITHOUT_CERTIFICATE.includes(type))
}

export function isBelgian({ region }: LinkedProperty): boolean {
  return region === 'flanders' || region === 'wallonia' || region === 'brussels'
}
