/**
 * `node resident.mjs ROOT CACHE COUNT EDITS`: `build --watch` of a site of COUNT properties, in which EDITS prices change one
 * after the other. Prints the milliseconds from each written file to its published pages, and what was rendered.
 */
import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { changePrice } from './site/edits.mjs'

const COMMAND = path.join(import.meta.dirname, '../../dist/cli/main.js')

const [root, cache, count, edits] = process.argv.slice(2)
const args = [COMMAND, 'build', '--watch', '--json', '--quiet', '--root', root, '--cache', cache]
const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
const events = eventsOf(child.stdout)

await next('watching')
const rows = []
for (let edit = 0; edit < Number(edits); edit++) {
  // Spread over the stock, never the same file twice in a row.
  const index = Math.floor(((edit * 7 + 3) * Number(count)) / (Number(edits) * 7 + 3)) % Number(count)
  const started = performance.now()
  const before = manifestTime()
  changePrice(root, index)
  while (manifestTime() === before) await wait(1)
  const milliseconds = performance.now() - started
  const { report } = await next('changed')
  rows.push({ milliseconds, rendered: report.rendered, phases: report.phases })
}
child.kill('SIGINT')
console.log(JSON.stringify({ rows }))

/** The manifest is written when the pages are published, before the event, which contains all warnings of the site. */
function manifestTime() {
  const folder = path.join(root, '.agency-site/manifests')
  return Math.max(...readdirSync(folder).map((name) => statSync(path.join(folder, name)).ctimeMs))
}

/** The events are documents of one line each; the document of the first build has many. */
async function* eventsOf(stream) {
  for await (const line of createInterface({ input: stream }))
    if (line.startsWith('{"')) yield JSON.parse(line)
}

async function next(event) {
  const { value, done } = await events.next()
  if (done || value.event !== event) throw new Error(`build --watch ended without "${event}"`)
  return value
}
