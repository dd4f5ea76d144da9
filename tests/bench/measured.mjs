/** Runs a command and measures it from start to end, together with the load of the machine. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const GNU_TIME = '/usr/bin/time'

/**
 * Wall and processor time in seconds, peak resident memory of the largest process in MB (GNU time), processor
 * time of all other processes, and load. Throws if the command fails.
 */
export function measured([command, ...args], { cwd, env = {} } = {}) {
  const figures = path.join(tmpdir(), `bench-time-${process.pid}.txt`)
  const load = loadavg()[0]
  const busy = busySeconds()
  const started = process.hrtime.bigint()
  const run = spawnSync(
    GNU_TIME,
    ['--quiet', '--output', figures, '--format', '%U %S %M', command, ...args],
    {
      cwd,
      env: { ...process.env, NO_COLOR: '1', CI: '1', ...env },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  )
  const wall = Number(process.hrtime.bigint() - started) / 1e9
  if (run.error) throw new Error(`${GNU_TIME} is needed (Debian: time): ${run.error.message}`)
  if (run.status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${run.stderr}${run.stdout}`.slice(0, 4000))
  const [user, system, kilobytes] = readFileSync(figures, 'utf8')
    .trim()
    .split('\n')
    .at(-1)
    .split(' ')
    .map(Number)
  rmSync(figures)
  const cpu = user + system
  const others = busy === null ? null : Math.max(0, busySeconds() - busy - cpu)
  return { wall, cpu, peakMB: kilobytes / 1024, others, load, stdout: run.stdout }
}

/** Waits until other processes use less than 15 % of a core, at most for the given number of seconds. */
export async function untilQuiet(seconds) {
  for (let second = 0; second < seconds; second++) {
    const before = busySeconds()
    if (before === null) return
    await wait(1000)
    if (busySeconds() - before < 0.15) return
  }
}

/** The busy time of all processors since the start of the machine; null if the system does not report it. */
function busySeconds() {
  try {
    const [user, nice, system, , , irq, softIrq, steal] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]
      .split(/\s+/)
      .slice(1)
      .map(Number)
    return (user + nice + system + irq + softIrq + steal) / 100
  } catch {
    return null
  }
}
