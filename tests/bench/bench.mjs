/**
 * `npm run bench [-- --sizes 1000,5000 --runs 3 --dir DIR --peers --pictures --json FILE …]`: figures, never assertions.
 * docs/performance.md says what is measured and what it is worth.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from './dataset/dataset.mjs'
import { measured, untilQuiet } from './measured.mjs'
import { dumpCommand, rawRival } from './raw/limit.mjs'
import { createRival } from './site/rival.mjs'
import { median, percentile, spread } from './statistics.mjs'
import { weigh } from './weigh.mjs'

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
// Kept between runs: finished pictures and installed peers do not change.
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
  return benchPictures({ kept, photos: Number(options.photos), runs, print })
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
  // Makes the pictures and compiles the templates, which no later build is charged with.
  const { pages } = site.clean.detail(measured(site.clean.command))
  const threads = Number(options.threads)
  const raw = { props: path.join(folder, 'props'), output: path.join(folder, 'raw'), threads }
  if (wanted.has('raw')) measured(dumpCommand({ root: site.root, cache, ...raw }))
  const rivals = [
    ...(wanted.has('clean') ? [site.clean] : []),
    ...(wanted.has('raw') ? [rawRival({ ...raw, original: site.output })] : []),
    ...peers.map((prepare) => prepare(content)),
    ...(wanted.has('edits') ? site.edits : []),
  ]
  const rows = await interleave(rivals)
  const resident = wanted.has('resident') ? benchResident(site.root, count) : undefined
  return { properties: count, pages, rows, resident }
}

/** Each rival once, then each again: what disturbs the machine for a while disturbs them all. */
async function interleave(rivals) {
  const rows = rivals.map(({ name }) => ({ name, runs: [] }))
  for (let run = 0; run < runs; run++) {
    for (const [index, rival] of rivals.entries()) {
      if (rows[index].failed) continue
      rival.clean()
      await untilQuiet(Number(options.wait))
      try {
        const { stdout, ...figures } = measured(rival.command, rival)
        rows[index].runs.push({ ...figures, ...rival.detail?.({ stdout }) })
      } catch (error) {
        if (!rival.mayFail) throw error
        rows[index].failed = error.message
        continue
      }
      if (run > 0) continue
      rows[index].found = rival.verify?.()
      if (rival.output) rows[index].weight = weigh(rival.output)
    }
  }
  for (const row of rows) printRow(row)
  return rows
}

function printRow({ name, runs: all, failed, found, weight }) {
  if (failed) return print(`  ${name.padEnd(26)} failed: ${failed.split('\n').slice(0, 4).join(' | ')}`)
  const of = (key) => all.map((run) => run[key])
  const cells = [
    name.padEnd(26),
    `${spread(of('wall'))} s`.padEnd(24),
    `cpu ${median(of('cpu')).toFixed(2)}`.padEnd(10),
    `peak ${median(of('peakMB')).toFixed(0)} MB`.padEnd(14),
    `others ${of('others')
      .map((seconds) => seconds?.toFixed(1) ?? '?')
      .join(' ')} s, load ${of('load')
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  ]
  print(`  ${cells.join(' ')}`)
  const [{ rendered, pages, phases, reading }] = all
  const indent = ' '.repeat(29)
  if (phases) print(`${indent}${rendered} of ${pages} pages: ${phaseText(all.map((run) => run.phases))}`)
  if (reading)
    print(`${indent}of that reading props: ${spread(all.map((run) => Math.max(...run.reading)))} s`)
  if (weight) print(`${indent}${weightText(weight)}${found ? `; ${found}` : ''}`)
}

/** Medians of each phase. */
function phaseText(builds) {
  return builds[0]
    .map(({ phase }, index) => {
      const seconds = median(builds.map((phases) => phases[index].milliseconds)) / 1000
      return `${phase} ${seconds.toFixed(2)}`
    })
    .join(', ')
}

function weightText({ files, pages, bytes, elements, links }) {
  const each = (total) => Math.round(total / pages)
  return `${pages} pages (${files} HTML files), each ${each(bytes)} bytes, ${each(elements)} elements, ${each(links)} links`
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
