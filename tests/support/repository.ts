import path from 'node:path'

/** The folder of the project, which is that of the demo as well. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** Bundled templates and encoded pictures are the same for all tests. */
export const SHARED_CACHE = path.join(REPOSITORY, 'node_modules/.cache/agency-site-tests')
