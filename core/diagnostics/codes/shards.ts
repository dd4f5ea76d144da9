import { defineCode } from '../define-code.ts'

/** Builds in shards, and what puts them together (AS71xx). */
export const SHARD_CODES = {
  AS7101: defineCode<{ folder: string }>({
    severity: 'error',
    title: 'Folder that holds no shard',
    about:
      'A shard is the folder that `agency-site build --shard` writes, with a file shard.json that is written last. A folder ' +
      'without it was not finished, did not arrive, or is another one.',
    message: ({ folder }) => `"${folder}" holds no finished shard of a site`,
    hint: () => 'name the folders that agency-site build --shard wrote: agency-site merge shards/*',
    exit: 2,
  }),
  AS7102: defineCode<{ folder: string; file: string }>({
    severity: 'error',
    title: 'Damaged shard',
    about:
      'A file of a shard is missing, cut off or altered: each is checked by its hash before anything is published.',
    message: ({ folder, file }) => `"${file}" in the shard "${folder}" is missing or damaged`,
    hint: () => 'transfer the shard again, or build it again',
    exit: 3,
  }),
  AS7103: defineCode<{ folder: string; other: string; differs: string }>({
    severity: 'error',
    title: 'Shards of different sites',
    about:
      'All shards have to be built from the same content, configuration and templates, by the same version of agency-site, and ' +
      'split into the same number. Mixed, their pages would name files that do not exist.',
    message: ({ folder, other, differs }) =>
      `the shards "${other}" and "${folder}" do not belong together: they differ in ${differs}`,
    hint: () =>
      'build all shards from one commit, on the same kind of machine, and keep no older ones beside them',
    exit: 2,
  }),
  AS7104: defineCode<{ missing: string }>({
    severity: 'error',
    title: 'Missing shard',
    about: 'A site is put together from all of its shards, or not at all.',
    message: ({ missing }) => `shard ${missing} is missing`,
    hint: () => 'see whether its build failed, and whether its folder arrived',
    exit: 2,
  }),
  AS7105: defineCode<{ folder: string; other: string; shard: string }>({
    severity: 'error',
    title: 'Shard given twice',
    about: 'Two of the folders hold the same shard. Nobody can tell which of them is meant.',
    message: ({ folder, other, shard }) => `"${other}" and "${folder}" are both shard ${shard}`,
    hint: () => 'leave one of them out',
    exit: 2,
  }),
  AS7106: defineCode<{ folder: string; file: string }>({
    severity: 'error',
    title: 'Shard folder of somebody else',
    about:
      'The folder that a shard is to be written to holds other files. It is left alone, whichever options are given.',
    message: ({ folder, file }) => `"${folder}" cannot take a shard: it holds "${file}"`,
    hint: () => 'empty it, or choose another folder with --out',
    exit: 3,
  }),
} as const
