import path from 'node:path'

/** The folder of the project, which is also that of the demo. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** Bundled templates and encoded pictures, which are the same for all tests. */
export const SHARED_CACHE = path.join(REPOSITORY, 'node_modules/.cache/agency-site-tests')
