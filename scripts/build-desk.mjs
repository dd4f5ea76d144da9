// Bundles the desk of the office (templates/desk) into dist/desk, from which the service serves it. Nothing of it is in the output of a site.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'dist/desk')

const { output } = await build({
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: path.join(root, 'templates/desk/desk.tsx'),
      output: {
        entryFileNames: 'desk-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
const script = output.find((file) => file.type === 'chunk' && file.isEntry).fileName
const styles = output.find((file) => file.fileName.endsWith('.css')).fileName
const icons = readFileSync(path.join(root, 'templates/icons.svg'))
const sprite = `icons-${createHash('sha256').update(icons).digest('hex').slice(0, 8)}.svg`
writeFileSync(path.join(folder, sprite), icons)
writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify({ script, styles, sprite })}\n`)
