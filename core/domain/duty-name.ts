const GROUPS = new Set([
  'belgium',
  'flanders',
  'brussels',
  'wallonia',
  'luxembourg',
  'elsewhere',
  'rental',
  'business',
])

/** The key of the name of a duty, which the duties of several regions share: `energyScore` of `flanders.energyScore.business`. */
export function dutyName(id: string): string {
  return id.split('.').find((part) => !GROUPS.has(part)) ?? id
}
