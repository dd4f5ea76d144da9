/**
 * Replaces the bundler's wrapper of `import()`. A browser may cache a failed import for the rest of a visit,
 * so the files are fetched first, with retries, and the import finds them in the browser's cache.
 */
import { onceEach } from './once.ts'
import { fetchText } from './retry.ts'
import { beside } from './site-root.ts'

const fetchOnce = onceEach(fetchText)

/** `files` are the names of the module and of its imports (`late-imports.ts`), which lie beside this one. */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(beside(file))))
  return load()
}
