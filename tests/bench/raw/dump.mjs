/**
 * `node dump.mjs ROOT CACHE FOLDER PARTS`: writes props and shells of every page of a built site for
 * render.mjs. Lines of JSON are distributed to PARTS files; `shells.json` names the modules that render: the
 * one of the site, and one without a cache.
 */
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { writePlainBundle } from './plain-bundle.mjs'
import { modulesOf } from '../modules.mjs'

const [{ build }, { machinePorts, siteOptions }] = await modulesOf('core/build/build.ts', 'cli/machine.ts')

const [root, cache, folder, parts] = process.argv.slice(2)
const io = { now: Date.now, cwd: process.cwd(), env: {} }
// Another output folder, because a build without changes keeps nothing in memory.
const out = path.join(folder, 'output')
const options = siteOptions(io, { root, cache, out })
const { ok, memory } = await build(
  machinePorts(io, () => undefined),
  options,
  null,
)
if (!ok) throw new Error('the site cannot be built')
rmSync(out, { recursive: true })

const { plan, bundle } = memory.site
mkdirSync(folder, { recursive: true })
const entries = { own: bundle.entry, plain: await writePlainBundle(folder) }
writeFileSync(path.join(folder, 'shells.json'), JSON.stringify({ entries, shells: plan.shells }))
const files = Array.from({ length: Number(parts) }, (_, part) =>
  openSync(path.join(folder, `${part}.jsonl`), 'w'),
)
for (const [index, job] of [...plan.pages, ...plan.fragments()].entries()) {
  const { slot, file, locale } = job
  writeSync(files[index % files.length], `${JSON.stringify([slot, file, locale, plan.propsOf(job)])}\n`)
}
for (const file of files) closeSync(file)
