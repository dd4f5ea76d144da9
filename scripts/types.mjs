// Checks the types of all projects at the same time, each in one thread, and keeps the results for the next check.
import { spawn } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const PROJECTS = [
  'tsconfig.json',
  'tests/tsconfig.dom.json',
  'templates/client/tsconfig.json',
  'core/dev/client/tsconfig.json',
]

const modifiedAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
const texts = readdirSync(path.join(root, 'core/languages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => modifiedAt(path.join('core/languages', file)))
const latestText = Math.max(...texts)

const check = (project) => {
  const memory = path.join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  // An incremental check of TypeScript 7 does not check the importers of a changed JSON file again.
  if (modifiedAt(memory) <= latestText) rmSync(path.join(root, memory), { force: true })
  const options = ['-p', project, '--incremental', '--tsBuildInfoFile', memory, '--singleThreaded']
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  const child = spawn(process.execPath, [tsc, ...options], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
process.exitCode = Math.max(...(await Promise.all(PROJECTS.map(check))))
