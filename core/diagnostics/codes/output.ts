import { defineCode } from '../define-code.ts'

/** The output folder and the machine (AS70xx): nothing of these is wrong in the content. */
export const OUTPUT_CODES = {
  AS7001: defineCode<{ folder: string }>({
    severity: 'error',
    title: 'Output folder of somebody else',
    about:
      'The output folder holds files that agency-site did not write. Everything in it is replaced by a build, so a folder ' +
      'without the mark of an earlier build is never touched.',
    message: ({ folder }) => `"${folder}" is not empty and was not made by agency-site`,
    hint: () => 'empty it, choose another folder with --out, or replace it with --replace-output',
    exit: 3,
  }),
  AS7002: defineCode<{ folder: string; why: string }>({
    severity: 'error',
    title: 'Folder that cannot be the output',
    about:
      'The output is a folder of its own. It is neither the site, nor a folder around it, nor one of its sources.',
    message: ({ folder, why }) => `"${folder}" cannot be the output folder: ${why}`,
    hint: () => 'choose another folder with --out',
    exit: 2,
  }),
  AS7003: defineCode<{ what: string; free: string; needed: string }>({
    severity: 'error',
    title: 'Disk full',
    about:
      'There was no room left while the new site was written beside the old one. The old one is as it was.',
    message: ({ what, free, needed }) =>
      `the disk is full: ${what} could not be written (${needed} so far, ${free} free)`,
    hint: () => 'make room; what was encoded already is kept in the cache',
    exit: 3,
  }),
  AS7004: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'File system refused',
    about:
      'The operating system did not let a file be read or written: rights, a read-only disk, or too many open files.',
    message: ({ file, reason }) => `"${file}": ${reason}`,
    exit: 3,
  }),
  AS7005: defineCode<{ pid: number; host: string; since: string }>({
    severity: 'error',
    title: 'Another build is running',
    about: 'Two builds into one folder would mix their files. The second one gives up at once.',
    message: ({ pid, host, since }) => `process ${pid} on ${host} has been building this site since ${since}`,
    hint: () => 'wait for it; if it is gone for good, remove .agency-site/build.lock',
    exit: 4,
  }),
  AS7006: defineCode<{ pid: number }>({
    severity: 'warning',
    title: 'Lock of a build that is gone',
    about:
      'A build ended without removing its lock, most likely because it was killed. Its lock was taken over.',
    message: ({ pid }) => `process ${pid} left its lock behind; it was taken over`,
  }),
  AS7007: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Foreign file in the way',
    about:
      'A file that agency-site did not write stands where a page is to be written. It is not overwritten.',
    message: ({ file }) => `"${file}" in the output folder was not made by agency-site`,
    hint: () => 'move it away; files to be published as they are belong in content/static/',
    exit: 3,
  }),
  AS7008: defineCode<Record<never, never>>({
    severity: 'warning',
    title: 'Unfinished publish completed',
    about:
      'An earlier build was stopped while it put its files in place. They were all there, and were put in place now.',
    message: () => 'an earlier build was stopped while publishing; it was completed',
  }),
  AS7009: defineCode<{ name: string }>({
    severity: 'error',
    title: 'Nothing to serve',
    about: 'The output folder holds no site yet.',
    message: ({ name }) => `there is no site in "${name}"`,
    hint: () => 'run agency-site build first',
    exit: 3,
  }),
  AS7010: defineCode<{ port: number }>({
    severity: 'error',
    title: 'Port taken',
    about: 'Another program listens on this port.',
    message: ({ port }) => `port ${port} is taken`,
    hint: () => 'choose another with --port',
    exit: 3,
  }),
} as const
