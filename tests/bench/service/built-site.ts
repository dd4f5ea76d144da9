/** A built site whose pages a benchmark requests. */
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { REPOSITORY } from '../../support/repository.ts'

const PAGES = 200

export function buildDemo(work: string): string {
  const root = path.join(work, 'demo')
  for (const folder of ['content', 'site-config'])
    cpSync(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true })
  const main = path.join(REPOSITORY, 'dist/cli/main.js')
  const { status } = spawnSync(process.execPath, [main, 'build', '--root', root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('the demo does not build')
  return root
}

/** Pages of all parts of the site. */
export function samplePaths(output: string): readonly string[] {
  const pages = glob.sync('**/index.html', { cwd: output }).toSorted()
  const step = Math.max(1, Math.floor(pages.length / PAGES))
  return pages
    .filter((_, index) => index % step === 0)
    .slice(0, PAGES)
    .map((file) => encodeURI(`/${file.slice(0, -'index.html'.length)}`))
}
