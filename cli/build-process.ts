/** Builds of the service, each in a process of its own: a build takes memory and processors, and ends without a trace. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { PACKAGE_ROOT } from '../core/system/package-root.ts'
import type { RunBuild } from '../core/service/publishing/run-builds.ts'

/** The limit for the last part of the error output of a process that is kept. */
const ERRORS = 64 * 1024
/** A report of 68,000 warnings has 40 MB. */
const OUTPUT = 256 * 1024 * 1024
/** Visitors and mails go first. */
const NICE = 10

interface Place {
  readonly root: string
  readonly output: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Runs `agency-site build` of the same installation, on the same site and output. */
export function buildProcess({ root, output, env }: Place): RunBuild {
  const program = path.join(PACKAGE_ROOT, 'dist/cli/main.js')
  return (options, signal) =>
    new Promise((resolve) => {
      const given = ['build', '--root', root, '--out', output, '--json', ...options]
      const child = spawn(process.execPath, [program, ...given], {
        cwd: root,
        env: { ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
        killSignal: 'SIGTERM',
      })
      if (child.pid !== undefined) setPriority(child.pid, NICE)
      let [said, errors] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (said.length < OUTPUT) said += text
      })
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        errors = (errors + text).slice(-ERRORS)
      })
      child.once('error', (error) => {
        errors += error.message
      })
      child.once('close', (code) => resolve({ isOk: code === 0, output: said, errors }))
    })
}
