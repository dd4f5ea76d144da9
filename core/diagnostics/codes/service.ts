import { defineCode } from '../define-code.ts'
import { countOf } from '../words.ts'

/** The service, its database and its backups (AS82xx). */
export const SERVICE_CODES = {
  AS8201: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Site without a service',
    about:
      'The service reads its settings from a file that a build writes when the site has a site-config/service.json. An empty object ' +
      'in that file is enough.',
    message: ({ file }) => `"${file}" is missing or damaged, so the service cannot read its settings`,
    hint: () => 'add site-config/service.json ({} is enough), then run agency-site build',
    exit: 3,
  }),
  AS8202: defineCode<{ database: string; reason: string }>({
    severity: 'error',
    title: 'Database unavailable',
    about:
      'The database file is damaged, is not a database or may not be written, or the database server does not answer. Nothing was changed.',
    message: ({ database, reason }) => `the database ${database} cannot be opened: ${reason}`,
    hint: () =>
      'check AGENCY_SITE_DATABASE, which names the database; agency-site restore loads a backup into a new one',
    exit: 3,
  }),
  AS8203: defineCode<{ file: string; why: string }>({
    severity: 'error',
    title: 'Damaged backup',
    about:
      'A backup is verified to its end before anything is restored. This file differs from what was written, so the database is unchanged.',
    message: ({ file, why }) => `"${file}" was not restored: ${why}`,
    hint: () => 'use another backup, or copy this one again',
    exit: 1,
  }),
  AS8204: defineCode<{ rows: number }>({
    severity: 'error',
    title: 'Restore would replace data',
    about:
      'A restore replaces everything in the database. A database that holds data is replaced only with --replace.',
    message: ({ rows }) => `the database holds ${countOf(rows, 'row')}, which the restore would replace`,
    hint: () => 'make a backup of the database, then add --replace',
    exit: 2,
  }),
  AS8205: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Backup file unusable',
    about: 'The backup file, or its folder, does not exist or may not be read or written.',
    message: ({ file, reason }) => `"${file}": ${reason}`,
    exit: 3,
  }),
  AS8206: defineCode<{ checks: readonly string[] }>({
    severity: 'error',
    title: 'Service not ready',
    about:
      'serve --doctor checks everything that the service needs and prints a line for each check. A check marked ✗ does not work now, or ' +
      'will soon stop working.',
    message: ({ checks }) => `the service is not ready: ${checks.join(', ')}`,
    hint: () => 'read the lines marked ✗; docs/service.md describes the settings',
    exit: 5,
  }),
  AS8207: defineCode<{ file: string; folder: string; setting: string }>({
    severity: 'error',
    title: 'Data in a published folder',
    about:
      'The database, the mails and the backups of the service hold personal data and secrets. They are never written into the output ' +
      'folder, which every visitor can read and which a build may replace, nor into the content.',
    message: ({ file, folder }) => `"${file}" lies in ${folder}, which is published`,
    hint: ({ setting }) => `choose another folder with ${setting}`,
    exit: 2,
  }),
  AS8210: defineCode<{ id: string; several: boolean }>({
    severity: 'error',
    title: 'Unknown submission',
    about:
      'A submission is named by its id, or by the first four or more characters of it if only one id begins with them. A submission that was ' +
      'erased, because its retention ended or its sender asked for it, no longer exists.',
    message: ({ id, several }) =>
      several
        ? `several submissions have an id that begins with "${id}"`
        : `no submission has the id "${id}"`,
    hint: ({ several }) =>
      several ? 'give more characters of the id' : 'run agency-site inbox to list the submissions',
    exit: 2,
  }),
} as const
