/** What the office wants of a second factor (`portal.secondFactor` of site-config/service.json). */
import type { ServiceDeps } from '../deps.ts'
import type { OwnerRow } from './tables.ts'

/** Owners are asked for one; else it is theirs to turn on and off. */
export function isSecondFactorRequired({ config }: Pick<ServiceDeps, 'config'>): boolean {
  return config.portal?.secondFactor === 'required'
}

/** The password was right and is not enough: this owner has to set one up first. */
export function lacksSecondFactor({ second_factor }: OwnerRow, deps: Pick<ServiceDeps, 'config'>): boolean {
  return second_factor === null && isSecondFactorRequired(deps)
}
