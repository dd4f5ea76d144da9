/**
 * The raw limit: `node render.mjs FOLDER OUTPUT PARTS ENTRY` renders what dump.mjs wrote with `renderPage` of the module that is
 * called ENTRY, each part in a worker thread, and writes it. No identity, no manifest, no staging. Prints the seconds that each thread took to read props.
 */
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'

if (isMainThread) {
  const [folder, output, parts, entry] = process.argv.slice(2)
  const readings = await Promise.all(
    Array.from({ length: Number(parts) }, (_, part) => inThread({ folder, output, part, entry })),
  )
  console.log(JSON.stringify({ reading: readings }))
} else {
  parentPort.postMessage(await renderPart(workerData))
}

function inThread(task) {
  const worker = new Worker(new URL(import.meta.url), { workerData: task })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

async function renderPart({ folder, output, part, entry }) {
  const { entries, shells } = JSON.parse(readFileSync(path.join(folder, 'shells.json'), 'utf8'))
  const { renderPage } = await import(entries[entry])
  const made = new Set()
  let reading = 0
  for (const line of linesOf(path.join(folder, `${part}.jsonl`))) {
    const started = performance.now()
    const [slot, file, locale, props] = JSON.parse(line)
    reading += performance.now() - started
    const target = path.join(output, file)
    const parent = path.dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(target, renderPage(slot, props, { shell: shells[locale] }))
  }
  return reading / 1000
}

function* linesOf(file) {
  const bytes = readFileSync(file)
  let start = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}
