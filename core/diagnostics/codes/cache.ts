import { defineCode } from '../define-code.ts'

/** What the commands for the cache say (AS72xx). */
export const CACHE_CODES = {
  AS7201: defineCode<{ file: string; why: string }>({
    severity: 'error',
    title: 'Damaged file in the cache',
    about:
      '`agency-site cache verify` read a file of the cache that is not what was written. No build believes it: what is damaged is ' +
      'noticed when it is used, and made or fetched again. Damage that comes back points to the disk, or to what restores the cache.',
    message: ({ file, why }) => `"${file}" in the cache ${why}`,
    hint: () => 'nothing has to be done; the next build that needs it makes it again',
    exit: 5,
  }),
  AS7202: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Cache not pruned',
    about:
      'What may go is what the site does not use, and a site with errors does not say what it uses. So nothing was removed.',
    message: () => 'nothing was removed: what a site with errors uses cannot be told',
    hint: () => 'mend the errors first, or remove the whole cache with agency-site cache clear',
  }),
} as const
