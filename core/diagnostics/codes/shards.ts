import { defineCode } from '../define-code.ts'

/** Builds in shards, and their merge (AS71xx). */
export const SHARD_CODES = {
  AS7101: defineCode<{ folder: string }>({
    severity: 'error',
    title: 'Folder without a shard',
    about:
      'A shard is a folder that `agency-site build --shard` wrote. Its file shard.json is written last, so a folder without that file is ' +
      'unfinished, was not transferred completely, or is not a shard.',
    message: ({ folder }) => `"${folder}" does not hold a finished shard`,
    hint: () => 'name the folders that agency-site build --shard wrote: agency-site merge shards/*',
    exit: 2,
  }),
  AS7102: defineCode<{ folder: string; file: string }>({
    severity: 'error',
    title: 'Damaged shard',
    about:
      'A file of a shard is missing, truncated or changed. A merge checks the hash of every file before it publishes anything.',
    message: ({ folder, file }) => `"${file}" in the shard "${folder}" is missing or damaged`,
    hint: () => 'transfer the shard again, or build it again',
    exit: 3,
  }),
  AS7103: defineCode<{ folder: string; other: string; differs: string }>({
    severity: 'error',
    title: 'Shards of different sites',
    about:
      'All shards of a site are built from the same content, configuration and templates, by the same version of agency-site, with the ' +
      'same number of shards. Pages of mixed shards would refer to files that do not exist.',
    message: ({ folder, other, differs }) =>
      `the shards "${other}" and "${folder}" do not belong together: they differ in ${differs}`,
    hint: () => 'build all shards from one commit on the same kind of machine, and remove older shards',
    exit: 2,
  }),
  AS7104: defineCode<{ missing: string }>({
    severity: 'error',
    title: 'Missing shard',
    about: 'A merge needs every shard of the site.',
    message: ({ missing }) => `shard ${missing} is missing`,
    hint: () => 'check whether its build failed, and whether its folder was transferred',
    exit: 2,
  }),
  AS7105: defineCode<{ folder: string; other: string; shard: string }>({
    severity: 'error',
    title: 'Duplicate shard',
    about: 'Two of the folders hold the same shard, so it is unclear which one to use.',
    message: ({ folder, other, shard }) => `"${other}" and "${folder}" are both shard ${shard}`,
    hint: () => 'leave one of them out',
    exit: 2,
  }),
  AS7106: defineCode<{ folder: string; file: string }>({
    severity: 'error',
    title: 'Shard folder with foreign files',
    about:
      'The folder for the shard holds files that are not part of a shard. The build never replaces them, whichever options are given.',
    message: ({ folder, file }) => `"${folder}" cannot hold a shard, because it contains "${file}"`,
    hint: () => 'empty the folder, or choose another one with --out',
    exit: 3,
  }),
} as const
