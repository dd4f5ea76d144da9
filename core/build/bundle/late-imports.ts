/**
 * Dynamic imports of client scripts. Vite wraps each `import()` in a helper that loads style sheets first. Scripts of
 * this package load theirs themselves, so `templates/client/late.ts` replaces the helper and receives the list of
 * files that the import needs.
 */
import path from 'node:path'
import { PACKAGE_ROOT } from '../../system/package-root.ts'

const HELPER = '\0vite/preload-helper.js'
const LATE = path.join(PACKAGE_ROOT, 'templates/client/late.ts')

/** An import by its relative name, with the marker that Vite writes behind it for the list of files. */
const IMPORT = /(import\([`'"]\.\/([^`'"]+)[`'"]\)[^]*?)__VITE_PRELOAD__/g

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly imports: readonly string[]
  code: string
}

type Output = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** A plugin of vite. */
export function lateImports() {
  return {
    name: 'late-imports',
    enforce: 'pre' as const,
    load: (id: string) =>
      id === HELPER ? `export { importLate as __vitePreload } from ${JSON.stringify(LATE)}` : null,
    generateBundle: {
      // Runs before Vite replaces its markers.
      order: 'pre' as const,
      handler(_options: unknown, output: Output) {
        for (const chunk of Object.values(output)) {
          if (chunk.type !== 'chunk') continue
          const there = new Set<string>()
          filesOf(output, chunk.fileName, there)
          const folder = path.posix.dirname(chunk.fileName)
          chunk.code = chunk.code.replace(IMPORT, (_whole, before: string, name: string) => {
            const files = filesOf(output, path.posix.join(folder, name), new Set(there))
            return before + JSON.stringify(files)
          })
        }
      },
    },
  }
}

/** A file and its imports, without those that are loaded already. */
function filesOf(output: Output, name: string, known: Set<string>): readonly string[] {
  if (known.has(name)) return []
  known.add(name)
  const chunk = output[name]
  const imports = chunk?.type === 'chunk' ? chunk.imports : []
  return [path.posix.basename(name), ...imports.flatMap((each) => filesOf(output, each, known))]
}
