// Bundles modules of the package for Node: a process that loads a few files starts faster than one that loads a thousand.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes each of `files` (`cli/main.ts`) to `folder` under its own name, and what they share to `chunks/`. Dependencies stay
 * imports. Resolves to the hash of all code.
 */
export async function bundleModules(files, folder) {
  const inputs = files.map((file) => [file.replace(/\.ts$/, ''), path.join(root, file)])
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(inputs),
        // Comments are for readers of the repository, and would be a ninth of the package's code.
        output: { entryFileNames: '[name].js', chunkFileNames: nameOfChunk, comments: false },
      },
    },
  })
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, code }) => `${fileName}\n${code}`)
  return createHash('sha256').update(chunks.sort().join('\n')).digest('hex')
}

/** The package leaves out the folder `scripts`, so chunks that only a checkout needs go there. */
function nameOfChunk({ moduleIds }) {
  const isOfDemo = moduleIds.length > 0 && moduleIds.every((id) => id.includes('/scripts/demo/'))
  return `${isOfDemo ? 'scripts/demo' : 'chunks'}/[name]-[hash].js`
}
