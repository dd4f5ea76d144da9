/** The configured requirement of a second factor (`portal.secondFactor` of site-config/service.json). */
import type { ServiceDeps } from '../deps.ts'
import type { OwnerRow } from './tables.ts'

/** Whether owners must have one. Otherwise they turn it on and off themselves. */
export function isSecondFactorRequired({ config }: Pick<ServiceDeps, 'config'>): boolean {
  return config.portal?.secondFactor === 'required'
}

/** Whether the password was right but this owner has to set up a second factor first. */
export function lacksSecondFactor({ second_factor }: OwnerRow, deps: Pick<ServiceDeps, 'config'>): boolean {
  return second_factor === null && isSecondFactorRequired(deps)
}
