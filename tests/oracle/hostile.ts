/**
 * `npm run hostile -- --part 1/2`: gives each field of a site the values that break careless code, one at a time. A build
 * may refuse a value, but may not throw.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeAll } from '../support/busy-site.ts'
import { siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { AROUND, SETTINGS } from '../unit/core/schema/full-settings.ts'
import { HOSTILE_NUMBERS, HOSTILE_TEXTS, nodesOf, withValue } from './json-edits.ts'
import { oracleFiles, picturesOf } from './site.ts'

interface Case {
  readonly file: string
  readonly content: object
  readonly name: string
}

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { part: { type: 'string', default: '1/1' } } })
  const [part = 1, parts = 1] = values.part.split('/').map(Number)
  const root = mkdtempSync(path.join(tmpdir(), 'agency-site-hostile-'))
  try {
    const files = await wholeSite(siteAt(root))
    const cases = casesOf(files).filter((_, index) => index % parts === part - 1)
    const { refused, thrown } = await tryAll(root, files, cases)
    console.log(`${cases.length} values: ${refused} are refused, ${thrown} make the build throw`)
    return thrown === 0 ? 0 : 1
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Writes the site of the oracle, with each setting of the full settings that can stand in it. */
async function wholeSite(site: TestSite): Promise<SiteFiles> {
  const base = await oracleFiles()
  const [picture] = picturesOf(base)
  const bytes = base[`content/${picture}`] ?? null
  const named = picturesOf({ ...AROUND, ...SETTINGS }).map((name) => [`content/${name}`, bytes] as const)
  let files: SiteFiles = { ...Object.fromEntries(named), ...base }
  writeAll(site, files)
  await mustBuild(site)
  for (const [name, settings] of Object.entries(SETTINGS))
    for (const [key, value] of Object.entries(settings)) {
      const file = `site-config/${name}.json`
      const content = { ...(files[file] as object | undefined), [key]: value as unknown }
      site.write(file, content)
      if ((await site.build({ threads: 1 })).ok) files = { ...files, [file]: content }
      else site.write(file, files[file] ?? null)
    }
  await mustBuild(site)
  return files
}

async function mustBuild(site: TestSite): Promise<void> {
  const { ok, problems } = await site.build({ threads: 1 })
  if (!ok) throw new Error(`the site has errors: ${problems.map(({ message }) => message).join(', ')}`)
}

/** Places of one kind, such as the price of a home, are tried once. */
function casesOf(files: SiteFiles): readonly Case[] {
  const seen = new Set<string>()
  return Object.entries(files).flatMap(([file, data]) => {
    if (data === null || typeof data !== 'object' || data instanceof Uint8Array) return []
    const group = file.replace(/\/\d+\.json$/, '/N.json')
    return nodesOf(data).flatMap(({ path: place, kind, value }) => {
      const name = `${group} ${kind}`
      if (seen.has(name)) return []
      seen.add(name)
      return hostileTo(value).map((next) => ({
        file,
        content: withValue(data, place, next) as object,
        name: `${name} = ${JSON.stringify(next).slice(0, 60)}`,
      }))
    })
  })
}

function hostileTo(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [...HOSTILE_TEXTS, null, 7, []]
  if (typeof value === 'number') return [...HOSTILE_NUMBERS, '\ud800', null]
  if (typeof value !== 'object' || value === null) return [null, 'x', 7]
  const named = (key: string) => (Array.isArray(value) ? [] : [{ ...value, [key]: 'x' }])
  return [null, [], 'x', 7, ...named('\ud800'), ...named('')]
}

async function tryAll(root: string, files: SiteFiles, cases: readonly Case[]) {
  let site = siteAt(root)
  let [refused, thrown] = [0, 0]
  for (const { file, content, name } of cases) {
    site.write(file, content)
    try {
      if (!(await site.build({ threads: 1 })).ok) refused += 1
    } catch (error) {
      thrown += 1
      console.log(`${name}: ${(error as Error).stack}`)
      site = siteAt(root)
    }
    site.write(file, files[file] ?? null)
  }
  return { refused, thrown }
}
