import { defineCode } from '../define-code.ts'

/** The cache commands (AS72xx). */
export const CACHE_CODES = {
  AS7201: defineCode<{ file: string; why: string }>({
    severity: 'error',
    title: 'Damaged cache entry',
    about:
      '`agency-site cache verify` found a cache entry whose content differs from what was written. No build uses it: a build ' +
      'detects the damage, and makes or downloads the entry again. Damage that returns points to the disk, or to the step that ' +
      'restores the cache.',
    message: ({ file, why }) => `the cache entry "${file}" ${why}`,
    hint: () => 'no action is needed; the next build that needs the entry makes it again',
    exit: 5,
  }),
  AS7202: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Cache not pruned',
    about:
      'Pruning removes the cache entries that the site does not use. A site with errors cannot be planned, so the entries that it ' +
      'uses are unknown and no entry was removed.',
    message: () => 'the cache was not pruned, because the site has errors',
    hint: () => 'fix the errors first, or remove the whole cache with agency-site cache clear',
  }),
} as const
