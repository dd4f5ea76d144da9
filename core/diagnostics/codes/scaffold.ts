import { defineCode } from '../define-code.ts'

/** `init`, `new` and `upgrade` (AS950x). */
export const SCAFFOLD_CODES = {
  AS9501: defineCode<{ folder: string; found: readonly string[]; isSite: boolean }>({
    severity: 'error',
    title: 'Folder in use',
    about:
      'agency-site init writes into a new or an empty folder, and changes no file of another program. A folder may have a ' +
      '.git, a package.json and node_modules.',
    message: ({ folder, found, isSite }) =>
      isSite
        ? `"${folder}" contains a site already`
        : `"${folder}" is not empty: it contains ${found.slice(0, 3).join(', ')}${found.length > 3 ? ' and more' : ''}`,
    hint: ({ isSite }) =>
      isSite
        ? 'add to it with agency-site new, or name a new folder, as in agency-site init my-agency'
        : 'name a new folder, as in agency-site init my-agency',
    exit: 2,
  }),
  AS9502: defineCode<{ what: string; given: string; expected: string }>({
    severity: 'error',
    title: 'Answer that does not fit',
    about: 'A value of the command line is not one that agency-site can use for the site.',
    message: ({ what, given, expected }) => `${what} must be ${expected}, not "${given}"`,
    exit: 2,
  }),
  AS9503: defineCode<{ missing: readonly string[]; command: string }>({
    severity: 'error',
    title: 'Answers are missing',
    about:
      'agency-site asks only in a terminal. Elsewhere, such as in a script, options give the answers, and --yes takes the ' +
      'defaults for all others.',
    message: ({ missing }) => `there is no terminal to ask for ${missing.join(' and ')}`,
    hint: ({ command }) => command,
    exit: 2,
  }),
  AS9504: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Record that exists',
    about: 'agency-site new writes new files and adds to lists. It never replaces a file.',
    message: ({ file }) => `"${file}" exists already`,
    hint: () => 'give the record another name, or change that file',
    exit: 2,
  }),
  AS9505: defineCode<{ made: string; installed: string }>({
    severity: 'error',
    title: 'Site of a newer version',
    about:
      'site.json names the version that the files of a site were written for. An older agency-site may not know all that they say.',
    message: ({ made, installed }) =>
      `the site was made with agency-site ${made}, and ${installed} is installed`,
    hint: ({ made }) => `install that version, as with npm install agency-site@${made}`,
    exit: 2,
  }),
} as const
