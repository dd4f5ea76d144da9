/** Names of what the address of a list may ask (spec 2); `list-query.ts` says what each may hold. */
export const LIST_PARAMETERS = [
  'city',
  'type',
  'min',
  'max',
  'bedrooms',
  'surface',
  'energy',
  'in',
  'sort',
  'view',
  'page',
] as const
