const MEGABYTE = 1024 * 1024

export const FILE_LIMIT = 10 * MEGABYTE

/** What owners add to one property, all together: a disk is not an owner’s to fill. */
export const ALL_FILES = { files: 50, bytes: 100 * MEGABYTE }
