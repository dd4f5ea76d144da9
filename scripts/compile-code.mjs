// Bundles cli/ and core/ into dist/. Types are checked by `npm run types`.
import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleModules } from './bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = path.join(root, 'dist')

/** The command, and the modules that threads and other processes run. */
const ENTRIES = ['cli/main.ts', 'core/build/threads/render-worker.ts', 'core/build/bundle/bundle-process.ts']

/** The modules that decide what becomes of templates. */
const BUNDLERS = path.join(root, 'core/build/bundle')

// The names of chunks contain hashes of their content.
for (const folder of ['chunks', 'scripts']) rmSync(path.join(dist, folder), { recursive: true, force: true })
const code = await bundleModules(ENTRIES, dist)
const bundlers = createHash('sha256')
for (const name of readdirSync(BUNDLERS).sort()) bundlers.update(readFileSync(path.join(BUNDLERS, name)))
// A cache that was made with other code is not used (core/build/bundle/toolchain.ts).
writeFileSync(path.join(dist, 'code.json'), `${JSON.stringify({ code, bundlers: bundlers.digest('hex') })}\n`)
chmodSync(path.join(dist, 'cli/main.js'), 0o755)
