/**
 * `node dump.mjs ROOT CACHE FOLDER PARTS`: props and shells of every page of a site that is built, for render.mjs. Lines of JSON,
 * dealt out to PARTS files; the module that renders is named in `shells.json`.
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { build } from '../../../dist/core/build/build.js'
import { machinePorts, siteOptions } from '../../../dist/cli/machine.js'

const [root, cache, folder, parts] = process.argv.slice(2)
const io = { now: Date.now, cwd: process.cwd(), env: {} }
const { ok, memory } = await build(
  machinePorts(io, () => undefined),
  siteOptions(io, { root, cache }),
  null,
)
if (!ok) throw new Error('the site cannot be built')

const { plan, bundle } = memory.site
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'shells.json'), JSON.stringify({ entry: bundle.entry, shells: plan.shells }))
const files = Array.from({ length: Number(parts) }, (_, part) =>
  openSync(path.join(folder, `${part}.jsonl`), 'w'),
)
for (const [index, { slot, file, locale, props }] of [...plan.pages, ...plan.fragments].entries()) {
  writeSync(files[index % files.length], `${JSON.stringify([slot, file, locale, props()])}\n`)
}
for (const file of files) closeSync(file)
