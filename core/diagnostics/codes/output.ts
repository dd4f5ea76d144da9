import { defineCode } from '../define-code.ts'

/** The output folder and the machine (AS70xx). The content is not at fault here. */
export const OUTPUT_CODES = {
  AS7001: defineCode<{ folder: string; wasAsked?: boolean }>({
    severity: 'error',
    title: 'Output folder with foreign files',
    about:
      'The output folder holds files that agency-site did not write. A build replaces everything in its output folder, so it ' +
      'refuses a folder that does not carry the mark of an earlier build, the file .agency-site.json. With --replace-output it ' +
      'replaces a site whose mark is lost or damaged, which it recognises by its style sheet in _a/, and no other folder.',
    message: ({ folder }) => `"${folder}" is not empty and was not made by agency-site`,
    hint: ({ wasAsked }) =>
      wasAsked
        ? 'empty the folder or choose another one with --out; --replace-output replaces only a site that agency-site made'
        : 'empty the folder, or choose another one with --out; if it is a site whose .agency-site.json was lost, use --replace-output',
    exit: 3,
  }),
  AS7002: defineCode<{ folder: string; why: string }>({
    severity: 'error',
    title: 'Folder that cannot be the output',
    about:
      'The output needs a folder of its own, which is neither the site, nor a parent of the site, nor one of its source folders.',
    message: ({ folder, why }) => `"${folder}" cannot be the output folder: ${why}`,
    hint: () => 'choose another folder with --out',
    exit: 2,
  }),
  AS7003: defineCode<{ what: string; free: string; needed: string }>({
    severity: 'error',
    title: 'Disk full',
    about:
      'The disk ran out of space while the build wrote the new site beside the published one. The published site is unchanged.',
    message: ({ what, free, needed }) =>
      `the disk is full: ${what} could not be written (${needed} written so far, ${free} free)`,
    hint: () => 'free some space and build again; the cache keeps the pictures that were already encoded',
    exit: 3,
  }),
  AS7004: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'File system error',
    about:
      'The operating system refused to read or write a file. Common causes are missing permissions, a read-only disk and too ' +
      'many open files.',
    message: ({ file, reason }) => `"${file}": ${reason}`,
    exit: 3,
  }),
  AS7005: defineCode<{ pid: number; host: string; since: string }>({
    severity: 'error',
    title: 'Another build is running',
    about: 'Two builds into one folder would mix their files, so the second one stops at once.',
    message: ({ pid, host, since }) => `process ${pid} on ${host} has been building this site since ${since}`,
    hint: () =>
      'wait until it ends; the lock of another host or container expires after 15 minutes without a sign of life',
    exit: 4,
  }),
  AS7006: defineCode<{ pid: number }>({
    severity: 'warning',
    title: 'Stale build lock',
    about:
      'A build ended without removing its lock, most likely because it was killed. This build took the lock over.',
    message: ({ pid }) => `process ${pid} ended without removing its build lock; the lock was taken over`,
  }),
  AS7007: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Foreign file in the way',
    about:
      'A page would replace a file in the output folder that agency-site did not write. The build does not overwrite such a file.',
    message: ({ file }) => `"${file}" in the output folder was not made by agency-site`,
    hint: () => 'move the file away; content/static/ is the folder for files that are published unchanged',
    exit: 3,
  }),
  AS7008: defineCode<Record<never, never>>({
    severity: 'warning',
    title: 'Interrupted publication completed',
    about:
      'An earlier build stopped while it moved its files into place. All files were ready, and this build moved the rest.',
    message: () => 'an earlier build stopped while publishing; its publication was completed',
  }),
  AS7009: defineCode<{ name: string }>({
    severity: 'error',
    title: 'Nothing to serve',
    about: 'The output folder does not hold a built site yet.',
    message: ({ name }) => `"${name}" does not hold a built site`,
    hint: () => 'run agency-site build first',
    exit: 3,
  }),
  AS7010: defineCode<{ port: number }>({
    severity: 'error',
    title: 'Port in use',
    about: 'Another program listens on this port.',
    message: ({ port }) => `port ${port} is already in use`,
    hint: () => 'choose another port with --port',
    exit: 3,
  }),
  AS7011: defineCode<{ folder: string; why: string }>({
    severity: 'error',
    title: 'Folder that cannot be the cache',
    about:
      'The cache needs a folder of its own outside the content and the configuration of the site. `cache clear` and `cache prune` ' +
      'remove files only from a folder that carries the mark of a cache of agency-site, the file CACHEDIR.TAG, and from ' +
      '.agency-site/cache of the site.',
    message: ({ folder, why }) => `"${folder}" cannot be the cache: ${why}`,
    hint: () => 'choose another folder with --cache',
    exit: 2,
  }),
  AS7012: defineCode<Record<never, never>>({
    severity: 'error',
    title: 'Build lock lost',
    about:
      'The process was suspended, or its lock was removed, and another build took its place. The output belongs to that build, so this ' +
      'one publishes nothing. A lock of another host expires after 15 minutes without a sign of life.',
    message: () =>
      'another build took the lock over while this one was suspended; nothing was published by this one',
    hint: () => 'start the build again when the other one has ended',
    exit: 4,
  }),
  AS7013: defineCode<{ host: string; what: string; most: string; found: string; where?: string }>({
    severity: 'error',
    title: 'More than the host takes',
    about:
      'The site is larger than the chosen host documents for its smallest plan, so that publishing would fail, or rules would be ' +
      'left out. The published site is unchanged.',
    message: ({ host, what, most, found, where }) =>
      `${host} takes ${most} ${what} at most, and the site has ${found}${where === undefined ? '' : ` (${where})`}`,
    hint: () =>
      'choose another host with --target, or another plan of this one with --target plain and rules of your own',
  }),
  AS7014: defineCode<{ checks: readonly string[] }>({
    severity: 'error',
    title: 'Not ready',
    about:
      'doctor checks the machine, the site and, with --url, the published site, and prints a line for each check. A check marked ✗ ' +
      'does not work.',
    message: ({ checks }) => `not ready: ${checks.join(', ')}`,
    hint: () => 'read the lines marked ✗; docs/hosts.md describes publishing',
    exit: 5,
  }),
  AS7015: defineCode<{ host: string }>({
    severity: 'error',
    title: 'Compressed copies for a host without them',
    about:
      'The host compresses what it sends, and does not hand out compressed copies. It would publish them as files of their own, which ' +
      'count towards its limits. The published site is unchanged.',
    message: ({ host }) => `${host} does not hand out the copies that --compress makes`,
    hint: () => 'leave --compress out: the host compresses by itself',
  }),
  AS7016: defineCode<{ file: string; folder: string }>({
    severity: 'error',
    title: 'Report in the place of a source',
    about:
      'A path of the command line, such as `--file` of `export` and `--html` of `check`, lies in `content/`, `site-config/` or ' +
      '`templates/`. It would replace a source of the site, or the next build would read it as one. Nothing was written. ' +
      '`content/static/` is allowed, because its files are published unchanged.',
    message: ({ file, folder }) => `"${file}" lies in ${folder}, whose files are sources of the site`,
    hint: () => 'name a file outside of content/, site-config/ and templates/',
    exit: 2,
  }),
} as const
