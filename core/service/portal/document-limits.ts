const MEGABYTE = 1024 * 1024

export const FILE_LIMIT = 10 * MEGABYTE

/** Limits of all files that owners add to one property together, so that they cannot fill the disk. */
export const ALL_FILES = { files: 50, bytes: 100 * MEGABYTE }
