/** `npm run docs:build`: the documentation as a site of static files in docs-site/, with search, checked links and nothing of another host. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { mkdirSync, writeFileSync } from 'node:fs'
import { build } from 'vitepress'
import { brokenLinks, foreignParts } from './check.ts'
import { siteConfig } from './config.ts'
import { stagePages } from './stage.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** `npm run docs:build -- --base /agency-site/ --out DIR` */
export async function main(rest: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...rest],
    options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'docs-site' } },
  })
  const output = path.resolve(ROOT, values.out)
  const stage = path.join(ROOT, '.scratch/docs-site')
  const pages = stagePages(ROOT, stage)
  const { base } = values
  const config = JSON.stringify(siteConfig({ stage, output, base }))
  mkdirSync(path.join(stage, '.vitepress'), { recursive: true })
  writeFileSync(path.join(stage, '.vitepress/config.mjs'), `export default ${config}\n`)
  await build(stage)
  const faults = [
    ...brokenLinks(output, base).map((link) => `broken link in ${link}`),
    ...foreignParts(output).map((part) => `part of another host in ${part}`),
  ]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(`${pages.length} pages in ${path.relative(process.cwd(), output)}\n`)
  return faults.length === 0 ? 0 : 1
}
