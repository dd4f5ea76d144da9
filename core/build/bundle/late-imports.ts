/**
 * Late imports of our scripts. The bundler puts a helper around each `import()`, to load style sheets first; ours load theirs
 * themselves, so the helper is our own (`templates/client/late.ts`), and is told the files that the import needs.
 */
import path from 'node:path'
import { PACKAGE_ROOT } from '../../system/package-root.ts'

const HELPER = '\0vite/preload-helper.js'
const LATE = path.join(PACKAGE_ROOT, 'templates/client/late.ts')

/** An import by its relative name, up to the mark that the bundler leaves after it for the files. */
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
      // Before the bundler sets its own.
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

/** A file and those that it imports, but for what is there already. */
function filesOf(output: Output, name: string, known: Set<string>): readonly string[] {
  if (known.has(name)) return []
  known.add(name)
  const chunk = output[name]
  const imports = chunk?.type === 'chunk' ? chunk.imports : []
  return [path.posix.basename(name), ...imports.flatMap((each) => filesOf(output, each, known))]
}
