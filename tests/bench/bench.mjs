/**
 * `npm run bench [-- --sizes 1000,5000 --runs 3 --dir DIR --peers --pictures --json FILE …]`: figures, never
 * assertions. docs/performance.md describes the measurements and their limits.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from './dataset/dataset.mjs'
import { interleave, phaseText } from './interleave.mjs'
import { measured } from './measured.mjs'
import { dumpCommand, rawRivals } from './raw/limit.mjs'
import { createRival } from './site/rival.mjs'
import { median, percentile } from './statistics.mjs'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,5000' },
    runs: { type: 'string', default: '3' },
    edits: { type: 'string', default: '30' },
    threads: { type: 'string', default: '2' },
    dir: { type: 'string' },
    json: { type: 'string' },
    only: { type: 'string', default: 'clean,raw,edits,resident' },
    peers: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    photos: { type: 'string', default: '100' },
    wait: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
const wanted = new Set(options.only.split(','))
const parent = options.dir ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
// Kept between runs, because finished pictures and installed peers do not change.
const kept = path.join(parent, 'agency-site-bench')
const cache = path.join(kept, 'cache')

const result = { machine: machineOf(), sizes: [] }
print(
  `node ${process.version}, ${result.machine.processors}, ${result.machine.memoryGB} GB, load ${loadavg()[0].toFixed(2)}; in ${parent}`,
)
const peers = options.peers ? await installed() : []
for (const size of options.sizes.split(',').filter(Boolean)) result.sizes.push(await benchSize(Number(size)))
if (options.pictures) result.pictures = await benchPhotos()
if (options.json) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`)

async function installed() {
  const { installPeers } = await import('./peers/peers.mjs')
  return installPeers(path.join(kept, 'peers'), print)
}

async function benchPhotos() {
  const { benchPictures } = await import('./pictures/pictures.mjs')
  return benchPictures({
    kept,
    count: Number(options.photos),
    runs,
    wait: Number(options.wait),
    print,
  })
}

async function benchSize(count) {
  mkdirSync(kept, { recursive: true })
  const folder = mkdtempSync(path.join(parent, 'agency-site-bench-'))
  try {
    return await benchIn(folder, count)
  } finally {
    if (options.keep) print(`kept: ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
}

async function benchIn(folder, count) {
  const content = generate(count)
  const site = createRival({ folder, cache, content })
  print(`\n${count} properties in 4 languages`)
  // Makes the pictures and compiles the templates, so that no later build includes that time.
  const { pages } = site.clean.detail(measured(site.clean.command))
  const threads = Number(options.threads)
  const raw = { props: path.join(folder, 'props'), folder: path.join(folder, 'raw'), threads }
  if (wanted.has('raw')) measured(dumpCommand({ root: site.root, cache, ...raw }))
  const rivals = [
    ...(wanted.has('clean') ? [site.clean] : []),
    ...(wanted.has('raw') ? rawRivals({ ...raw, original: site.output }) : []),
    ...(await peerRivals(site.output)),
    ...(wanted.has('edits') ? site.edits : []),
  ]
  const rows = await interleave(rivals, { runs, wait: Number(options.wait), print })
  if (wanted.has('clean')) printRatios(rows, pages)
  const resident = wanted.has('resident') ? benchResident(site.root, count) : undefined
  return { properties: count, pages, rows, resident }
}

/** The pages of the site as input of the peers, and as what their pages are compared with. */
async function peerRivals(output) {
  if (peers.length === 0) return []
  const { templatesOf } = await import('./peers/grammar/pages.mjs')
  const templates = templatesOf(output)
  return peers.map((prepare) => prepare({ output, templates }))
}

/** The time of each other rival as a multiple of a clean build. */
function printRatios([clean, ...others], pages) {
  const wallOf = ({ runs: all }) => median(all.map(({ wall }) => wall))
  const ratios = others
    .filter(({ failed, weight }) => !failed && weight)
    .map((row) => `${row.name} ${(wallOf(row) / wallOf(clean)).toFixed(2)}`)
  print(
    `  ${((wallOf(clean) / pages) * 1000).toFixed(3)} ms a page; a clean build is 1, ${ratios.join(', ')}`,
  )
}

function benchResident(root, count) {
  const script = path.join(import.meta.dirname, 'resident.mjs')
  const { stdout, ...figures } = measured([
    process.execPath,
    script,
    root,
    cache,
    String(count),
    options.edits,
  ])
  const { rows } = JSON.parse(stdout)
  const times = rows.map(({ milliseconds }) => milliseconds)
  const shown = [0.5, 0.95].map((part) => `p${part * 100} ${percentile(times, part).toFixed(0)} ms`)
  const rendered = median(rows.map((row) => row.rendered))
  print(`  ${'resident, price changed'.padEnd(26)} ${shown.join(', ')}; ${rendered} pages each`)
  print(
    `${' '.repeat(29)}${phaseText(rows.map(({ phases }) => phases))}; peak ${figures.peakMB.toFixed(0)} MB`,
  )
  return { ...figures, rows }
}

function machineOf() {
  const [processor] = cpus()
  return {
    node: process.version,
    processors: `${cpus().length} processors (${processor?.model.trim() ?? 'unknown'})`,
    memoryGB: Math.round(totalmem() / 2 ** 30),
  }
}

function print(text) {
  console.log(text)
}
