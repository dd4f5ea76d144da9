/**
 * A browser that has visited by https uses nothing else for two years. The header is sent over https only, as
 * browsers ignore it otherwise.
 */
export const STRICT_TRANSPORT = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const
