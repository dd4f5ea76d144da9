/** Writes the files and what they share, as the package has them, and resolves to the hash of all code. Paths are relative to the repository. */
export function bundleModules(files: readonly string[], folder: string): Promise<string>
