/**
 * The key of the name of a duty, which the duties of several regions, and of homes and business premises, share:
 * `energyScore` of `flanders.energyScore.business`.
 */
export function dutyName(id: string): string {
  return id.replace(/\.business$/, '').replace(/^.*\./, '')
}
