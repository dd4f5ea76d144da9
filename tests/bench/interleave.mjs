/** Measures rivals alternately, and prints the figures. */
import { measured, untilQuiet } from './measured.mjs'
import { setTimeout as settle } from 'node:timers/promises'
import { median, spread } from './statistics.mjs'
import { weigh } from './weigh.mjs'

/**
 * A rival has a name, a command, `clean` for the preparation, and optionally: `settles`, milliseconds until
 * its output is complete; `detail` of its printed output; `verify` for its output; and an output that
 * `hasPages`. A rival that `mayFail` is omitted after a failure.
 */

/** Runs each rival once, then each again, so that a disturbance of the machine affects all of them. */
export async function interleave(rivals, { runs, wait, print }) {
  const rows = rivals.map(({ name }) => ({ name, runs: [] }))
  for (let run = 0; run < runs; run++) {
    for (const [index, rival] of rivals.entries()) {
      if (rows[index].failed) continue
      rival.clean()
      await settle(rival.settles ?? 0)
      await untilQuiet(wait)
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
      if (rival.hasPages) rows[index].weight = weigh(rival.output)
    }
  }
  for (const row of rows) printRow(row, print)
  return rows
}

function printRow({ name, runs: all, failed, found, weight }, print) {
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
  if (phases) print(`${indent}${rendered} of ${pages} pages; ${phaseText(all.map((run) => run.phases))}`)
  if (reading)
    print(`${indent}of that reading props: ${spread(all.map((run) => Math.max(...run.reading)))} s`)
  if (weight) print(`${indent}${weightText(weight)}${found ? `; ${found}` : ''}`)
}

/** The medians of each phase. */
export function phaseText(builds) {
  const names = [...new Set(builds.flatMap((phases) => phases.map(({ phase }) => phase)))]
  const text = names.map((name) => {
    const times = builds.flatMap((phases) => phases.filter(({ phase }) => phase === name))
    return `${name} ${(median(times.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(2)}`
  })
  return text.join(', ')
}

function weightText({ files, pages, bytes, elements, links }) {
  const each = (total) => Math.round(total / pages)
  return `${pages} pages (${files} HTML files), each ${each(bytes)} bytes, ${each(elements)} elements, ${each(links)} links`
}
