/**
 * Stands for what the bundler puts around `import()`. A browser may remember for the rest of a visit that a module did not
 * come, so its files are fetched first, and asked for again if need be: the import finds them in the browser's cache.
 */
import { onceEach } from './once.ts'
import { fetchText } from './retry.ts'

const fetchOnce = onceEach(fetchText)

/** `files` are those of the module and of what it imports (`late-imports.ts`). */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce))
  return load()
}
