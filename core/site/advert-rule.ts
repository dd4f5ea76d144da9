/** The helpers that all advert rules share. */
import type { Problem, Where } from '../diagnostics/diagnostic.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkedProperty } from './linked.ts'
import { pointAt } from './records.ts'

export type AdvertRule = (property: LinkedProperty, rules: SiteConfig['rules']) => readonly Problem[]

export function nameOf({ property }: LinkedProperty): string {
  return `property ${property.ID}`
}

export function at(property: LinkedProperty, field: keyof Property): Where {
  return { at: pointAt(property, field) }
}

export function isBelgian({ region }: LinkedProperty): boolean {
  return region === 'flanders' || region === 'wallonia' || region === 'brussels'
}
