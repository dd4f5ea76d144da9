/**
 * `npm run bench:import`: seconds of processor time and peak memory of the import of tables and of OpenImmo with the faults
 * of real stocks. Each run is a process of its own. `-- --rows 30000,300000 --gigabyte --seed 7`
 */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { COLUMNS, tableRow } from '../import/large-table.ts'
import { TRANSFER_END, TRANSFER_START, transferRecord } from '../import/large-transfer.ts'

const GIGABYTE = 1e9
const LOT = 1000

interface Format {
  readonly file: string
  readonly start: string
  readonly record: (number: number, seed: number) => string
  readonly end: string
}

const FORMATS: readonly Format[] = [
  { file: 'stock.csv', start: `${COLUMNS.join(';')}\n`, record: tableRow, end: '' },
  { file: 'transfer.xml', start: TRANSFER_START, record: transferRecord, end: TRANSFER_END },
]

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '30000,300000' },
      gigabyte: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
    },
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-bench-import-'))
  const seed = Number(values.seed)
  try {
    for (const format of FORMATS) {
      const file = path.join(folder, format.file)
      const run = (isEnough: (written: Written) => boolean) => {
        measure(file, write(file, { format, seed, isEnough }))
        rmSync(file)
      }
      for (const rows of values.rows.split(',').filter((text) => text !== ''))
        run((written) => written.rows >= Number(rows))
      if (values.gigabyte) run(({ bytes }) => bytes >= GIGABYTE)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Written {
  readonly rows: number
  readonly bytes: number
}

interface Writing {
  readonly format: Format
  readonly seed: number
  readonly isEnough: (written: Written) => boolean
}

function write(file: string, { format, seed, isEnough }: Writing): number {
  const handle = openSync(file, 'w')
  let bytes = writeSync(handle, format.start)
  let rows = 0
  while (!isEnough({ rows, bytes })) {
    const lot = Array.from({ length: LOT }, (_, index) => format.record(rows + index, seed))
    rows += LOT
    bytes += writeSync(handle, `${lot.join('\n')}\n`)
  }
  writeSync(handle, format.end)
  closeSync(handle)
  return rows
}

/** The compiled command: the memory of the process includes Node.js itself. */
function measure(file: string, rows: number): void {
  const script = `
    process.on('exit', () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
      process.stderr.write('peak ' + maxRSS + ' ' + (userCPUTime + systemCPUTime))
    })
    process.argv.splice(1, 0, 'x')
    await import(${JSON.stringify(path.resolve('dist/cli/main.js'))})`
  const command = ['--input-type=module', '-e', script, 'import', file, '--json']
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 1e8 })
  const { counts, problems } = JSON.parse(stdout) as {
    counts: { read: number; published: number; quarantined: number }
    problems: readonly { code: string; count: number }[]
  }
  const [, peak, processor] = /peak (\d+) (\d+)/.exec(stderr) ?? []
  const [megabytes, seconds] = [Number(peak) / 1024, Number(processor) / 1e6]
  const size = (statSync(file).size / 1e6).toFixed(0)
  console.log(
    `${path.basename(file)} ${rows} records, ${size} MB: ${seconds.toFixed(1)} s of processor time, ${megabytes.toFixed(0)} MB at most; ` +
      `${counts.read} read = ${counts.published} published + ${counts.quarantined} quarantined`,
  )
  console.log(`  ${problems.map(({ code, count }) => `${count} ${code}`).join(', ')}`)
}
