/** A path through the data of a file, as keys and indexes. The empty path is the whole file. */
export type DataPath = readonly (string | number)[]
