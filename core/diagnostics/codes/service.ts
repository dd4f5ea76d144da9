import { defineCode } from '../define-code.ts'

/** The service, its database and its backups (AS82xx). */
export const SERVICE_CODES = {
  AS8201: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Site without a service',
    about:
      'The service reads what it has to know of the site from a file that a build writes, when the site has a ' +
      'site-config/service.json. An empty object there is enough.',
    message: ({ file }) => `"${file}" is missing or damaged: the service does not know the site`,
    hint: () => 'add site-config/service.json ({} is enough), and run agency-site build',
    exit: 3,
  }),
  AS8202: defineCode<{ database: string; reason: string }>({
    severity: 'error',
    title: 'Database that cannot be opened',
    about:
      'The file of the database is damaged, is not one, or may not be written; or the server does not answer. Nothing was changed.',
    message: ({ database, reason }) => `the database ${database} cannot be opened: ${reason}`,
    hint: () => 'AGENCY_SITE_DATABASE names it; agency-site restore brings a backup back into a new one',
    exit: 3,
  }),
  AS8203: defineCode<{ file: string; why: string }>({
    severity: 'error',
    title: 'Damaged backup',
    about:
      'A backup is read to its end before anything is restored. This one is not as it was written, so the database was left as it is.',
    message: ({ file, why }) => `"${file}" was not restored: ${why}`,
    hint: () => 'take another backup, or transfer this one again',
    exit: 1,
  }),
  AS8204: defineCode<{ rows: number }>({
    severity: 'error',
    title: 'Restoring over what is kept',
    about: 'Restoring replaces all that the database holds. That has to be said.',
    message: ({ rows }) => `the database holds ${rows} rows, which restoring would replace`,
    hint: () => 'make a backup of it, then say --replace',
    exit: 2,
  }),
  AS8205: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Backup that cannot be read or written',
    about: 'The file, or the folder it is to stand in, is missing, or may not be read or written.',
    message: ({ file, reason }) => `"${file}": ${reason}`,
    exit: 3,
  }),
  AS8206: defineCode<{ checks: readonly string[] }>({
    severity: 'error',
    title: 'Service that would not work as it is',
    about:
      'serve --doctor looks at all that the service needs, and prints a line for each. What has a ✗ does not work, or will not for long.',
    message: ({ checks }) => `the service would not work as it is: ${checks.join(', ')}`,
    hint: () => 'the lines with ✗ say what is wrong; docs/service.md says what to set',
    exit: 5,
  }),
  AS8210: defineCode<{ id: string; several: boolean }>({
    severity: 'error',
    title: 'Submission that is not there',
    about:
      'Numbers of submissions are long, and the beginning of one will do, from four signs on, where only one begins so. A submission that was erased, ' +
      'as its time was over or its sender wanted it, is not there any more.',
    message: ({ id, several }) =>
      several ? `more than one submission begins with "${id}"` : `there is no submission "${id}"`,
    hint: ({ several }) => (several ? 'write more of the number' : 'agency-site inbox lists them'),
    exit: 2,
  }),
} as const
