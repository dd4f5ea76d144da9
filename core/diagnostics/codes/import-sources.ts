import { defineCode } from '../define-code.ts'

interface Copy {
  readonly source: string
  readonly reason: string
}

/** Archives, encodings and https addresses of imported sources (AS92xx). */
export const IMPORT_SOURCE_CODES = {
  AS9201: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Archive unreadable',
    about:
      'A .zip or .gz of an import is damaged, encrypted, or exceeds a limit: its expanded size, the ratio of expanded to packed ' +
      'bytes, or the number of its files. Paths that leave the archive, symbolic links and two files with one name are refused as ' +
      'well. Nothing of such an archive is read, because a part of a stock looks like the whole stock.',
    message: ({ file, reason }) => `the archive ${file} cannot be read: ${reason}`,
    hint: () => 'export the archive again, or unpack it and import its files',
  }),
  AS9202: defineCode<{ file: string; name: string }>({
    severity: 'warning',
    title: 'Archive inside an archive',
    about: 'Archives inside an archive are not opened, so that the limits hold for everything that is read.',
    message: ({ file, name }) => `the archive ${name} inside ${file} is not read`,
    hint: () => 'unpack it beside the others if it contains records or pictures',
  }),
  AS9203: defineCode<{ file: string; declared: string; real: string }>({
    severity: 'warning',
    title: 'Encoding differs from its declaration',
    about:
      'The XML declaration or the Content-Type of the file names one encoding, and its bytes have another. The bytes decide, so the ' +
      'text is correct here, but other programs show wrong characters.',
    message: ({ file, declared, real }) => `${file} declares ${declared} and is ${real}`,
    hint: () => 'correct the declaration in the program that exports the file',
  }),
  AS9204: defineCode<{ file: string; count: number }>({
    severity: 'warning',
    title: 'Bytes that are not UTF-8',
    about:
      'Most of the file is UTF-8, but some bytes are not, usually because a record was pasted from another program. They are read as ' +
      'Windows-1252.',
    message: ({ file, count }) =>
      count === 1
        ? `one byte of ${file} is not UTF-8 and is read as Windows-1252`
        : `${count} bytes of ${file} are not UTF-8 and are read as Windows-1252`,
    hint: () => 'compare these texts with the CRM',
  }),
  AS9205: defineCode<{ file: string; encoding: string }>({
    severity: 'error',
    title: 'Unknown encoding',
    about: 'Exports are read as UTF-8, UTF-16, Windows-1252, ISO-8859-1, ISO-8859-15 and Mac OS Roman.',
    message: ({ file, encoding }) => `the encoding "${encoding}" of ${file} is not read`,
    hint: () => 'export the file as UTF-8',
  }),
  AS9206: defineCode<{ rule: string }>({
    severity: 'error',
    title: 'Address that no source may have',
    about:
      'Exports are fetched by https, and the parts of a request that are secrets are environment variables, so that no file, log or ' +
      'list of processes contains them.',
    message: ({ rule }) => `the place of an export must be ${rule}`,
    hint: ({ rule }) =>
      rule.includes('"env"')
        ? 'write this as the place of a source of site-config/imports.json, and import the source by its id'
        : undefined,
    exit: 2,
  }),
  AS9210: defineCode<Copy>({
    severity: 'error',
    title: 'Source not fetched',
    about:
      'The address of an imported source gave no complete answer, and no earlier build fetched it. A series of pages that breaks off ' +
      'is a source that was not fetched, because its part would look like a smaller stock.',
    message: ({ source, reason }) => `the source "${source}" could not be fetched: ${reason}`,
    hint: ({ reason }) =>
      reason.includes('no public address')
        ? 'an address of a private network needs "allowPrivate": true at the place of the source'
        : undefined,
  }),
  AS9211: defineCode<Copy & { age: string }>({
    severity: 'warning',
    title: 'Earlier copy of a source used',
    about:
      'The address of an imported source gave no complete answer. The site is built from the last complete copy until that is older ' +
      'than `maxAge` of the source.',
    message: ({ source, age, reason }) =>
      `the source "${source}" could not be fetched, so its copy from ${age} ago is used: ${reason}`,
  }),
  AS9212: defineCode<Copy & { age: string; limit: string }>({
    severity: 'error',
    title: 'Copy of a source too old',
    about:
      'The address of an imported source gave no complete answer, and the last complete copy is older than `maxAge` of the source. ' +
      'A site with sold homes and old prices is worse than no new build.',
    message: ({ source, age, limit, reason }) =>
      `the copy of the source "${source}" is ${age} old, the limit is ${limit}, and no new one could be fetched: ${reason}`,
    hint: () => 'look at the source first; the limit is maxAge in site-config/imports.json',
  }),
  AS9213: defineCode<{ source: string; name: string }>({
    severity: 'error',
    title: 'Environment variable of a source missing',
    about:
      'Passwords, tokens and keys of a source are read from environment variables, so that no file, cache or log contains them.',
    message: ({ source, name }) =>
      `the source "${source}" needs the environment variable ${name}, which is not set`,
    hint: ({ name }) => `${name} belongs to the environment of the build, for example as a secret of the CI`,
    exit: 3,
  }),
  AS9214: defineCode<{ source: string; forbidden: boolean }>({
    severity: 'error',
    title: 'Source not downloaded yet',
    about:
      'A source of site-config/imports.json lies at an address, and no build of this cache has downloaded it. `check`, `routes` and ' +
      '`export` read the copy of the last build and download nothing, so they cannot show its homes before the first build.',
    message: ({ source, forbidden }) =>
      forbidden
        ? `the source "${source}" was never downloaded, and --offline forbids it`
        : `the source "${source}" was never downloaded, and this command downloads nothing`,
    hint: () => 'run agency-site build or agency-site dev once without --offline',
  }),
} as const
