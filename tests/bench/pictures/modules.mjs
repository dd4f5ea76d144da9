/** The modules of the package that ours.mjs runs. They are bundled before, because bundling is no part of a build. */
export const MODULES = [
  'core/build/pictures/encode.ts',
  'core/build/pictures/sharp.ts',
  'core/build/pictures/source.ts',
  'core/plan/pictures.ts',
  'core/system/files.ts',
]
