/** A browser that came by https once comes by nothing else for two years. Only said where visitors do: others do not hear it. */
export const STRICT_TRANSPORT = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const
