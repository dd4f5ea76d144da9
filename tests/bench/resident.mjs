/**
 * `node resident.mjs ROOT CACHE COUNT EDITS`: one process that builds a site of COUNT properties once, and again after each of EDITS
 * changed prices. Prints the milliseconds from the changed file to the finished output, and what was rendered.
 */
import { changePrice } from './site/edits.mjs'
import { modulesOf } from './modules.mjs'

const [{ build }, { NOTHING_KNOWN }, { machinePorts, siteOptions }] = await modulesOf(
  'core/build/build.ts',
  'core/build/memory.ts',
  'cli/machine.ts',
)

const [root, cache, count, edits] = process.argv.slice(2)
const io = { now: Date.now, cwd: process.cwd(), env: {} }
const ports = machinePorts(io, () => undefined)
const options = siteOptions(io, { root, cache })

// As `build --watch` begins: who goes on needs to know the site, also where nothing has changed.
let { memory } = await build(ports, options, NOTHING_KNOWN)
const rows = []
for (let edit = 0; edit < Number(edits); edit++) {
  // Spread over the stock, never the same file twice in a row.
  const touched = changePrice(
    root,
    Math.floor(((edit * 7 + 3) * Number(count)) / (Number(edits) * 7 + 3)) % Number(count),
  )
  const started = performance.now()
  const outcome = await build(ports, options, { ...memory, touched: [touched] })
  if (!outcome.ok) throw new Error('the site cannot be built')
  memory = outcome.memory
  rows.push({
    milliseconds: performance.now() - started,
    rendered: outcome.report.rendered,
    phases: outcome.report.phases,
  })
}
console.log(JSON.stringify({ rows, peakMB: process.resourceUsage().maxRSS / 1024 }))
