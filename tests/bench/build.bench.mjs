// npm run bench [-- --properties 1000] [--dir FOLDER]: figures, never assertions.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generateSite } from './generate.mjs'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '1000' },
    dir: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const count = Number(values.properties)
// Memory shows the generator's own speed; a disk shows the disk.
const parent = values.dir ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
const root = mkdtempSync(path.join(parent, 'agency-site-bench-'))

function build(label) {
  const started = process.hrtime.bigint()
  const run = spawnSync(
    process.execPath,
    [path.join(REPOSITORY, 'dist/cli/main.js'), 'build', '--root', root, '--json', '--quiet'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  )
  const wall = Number(process.hrtime.bigint() - started) / 1e9
  if (run.status !== 0) {
    console.error(run.stderr, run.stdout.slice(0, 4000))
    process.exit(1)
  }
  const { report, peakMemoryMB } = JSON.parse(run.stdout)
  const phases = report.phases
    .map(({ phase, milliseconds }) => `${phase} ${(milliseconds / 1000).toFixed(2)}`)
    .join(', ')
  const row = {
    label,
    pages: report.pages,
    rendered: report.rendered,
    pictures: report.picturesMade,
    wall,
    peakMemoryMB,
    phases,
  }
  console.log(
    `${label.padEnd(28)} ${wall.toFixed(2).padStart(8)} s  ${String(report.rendered).padStart(7)} of ${report.pages} pages rendered` +
      `  ${String(Math.round(report.rendered / wall)).padStart(6)} pages/s  ${String(peakMemoryMB).padStart(5)} MB  (${phases})`,
  )
  return row
}

try {
  console.log(
    `${count} properties, 4 languages, in ${parent}; node ${process.version}, ${cpus().length} processors, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
  )
  generateSite({ from: REPOSITORY, to: root, count })
  build('cold, pictures made')
  rmSync(path.join(root, 'output'), { recursive: true })
  build('clean, pictures cached')
  build('nothing changed')
  const file = path.join(root, 'content/properties/0000.json')
  const records = JSON.parse(readFileSync(file, 'utf8'))
  records.find(
    ({ Price, PublishPrice, PublicMarqueePrice, Marquee }) =>
      Price && PublishPrice && !PublicMarqueePrice && !Marquee,
  ).Price += 1000
  writeFileSync(file, JSON.stringify(records))
  build('one price changed')
} finally {
  if (!values.keep) rmSync(root, { recursive: true, force: true })
}
