import path from 'node:path'

/** The folder of the project, which is that of the demo as well. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..')
