/** The script of a site that changes the records of its imports. */
export const TRANSFORM_FILE = 'site-config/imports.ts'
