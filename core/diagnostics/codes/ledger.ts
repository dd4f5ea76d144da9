import { defineCode } from '../define-code.ts'

/** The ledger of published addresses (AS73xx). */
export const LEDGER_CODES = {
  AS7301: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Published site without a ledger',
    about:
      '`site.json` says that the site is published, but `.agency-site/ledger` is empty. The ledger lists the addresses that were ' +
      'published: without it, links to moved and removed homes lead to the general 404 page, and every home counts as new. ' +
      'The build stopped before anything was written.',
    message: () => 'the site is published, but there is no ledger in ".agency-site/ledger"',
    hint: () =>
      'restore the folder from the repository or from the last run (docs/ci.md), or start a new ledger with agency-site build --new-ledger',
    exit: 5,
  }),
  AS7302: defineCode<{ file: string; line: number }>({
    severity: 'error',
    title: 'Damaged ledger',
    about:
      'Every line of the ledger contains a seal, which covers the line and all lines before it. A line was changed, removed, ' +
      'cut off or merged with another version of the file. The build stopped before anything was written.',
    message: ({ file, line }) => `line ${line} of the ledger "${file}" differs from what was written`,
    hint: () =>
      'restore the folder from the repository or from a backup; of two diverged versions keep the one of the published site',
    exit: 5,
  }),
  AS7303: defineCode<{ file: string; line: number }>({
    severity: 'error',
    title: 'Ledger of another version',
    about:
      'The line is intact, but this version of agency-site cannot read it: a later version wrote it. Nothing was written.',
    message: ({ file, line }) =>
      `line ${line} of the ledger "${file}" was written by another version of agency-site`,
    hint: () => 'build with the version of agency-site that wrote the ledger, or with a later one',
    exit: 5,
  }),
  AS7304: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Shards of another ledger',
    about:
      'Each shard was built with the ledger of its machine, and the merge continues that ledger. The ledger of this site is another ' +
      'one: it is missing, or the site was published again since the shards were built. The output and the ledger were not changed.',
    message: () => 'the shards were built with another ledger than that of this site',
    hint: () =>
      'put the ledger with which the shards were built into .agency-site/ledger, or build the shards again with this one',
    exit: 5,
  }),
} as const
