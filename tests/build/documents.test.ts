/** The examples of the documents are built, so that they cannot become outdated. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { tagHosts } from '../../core/domain/tag-hosts.ts'
import { TAG_IDS } from '../../core/domain/tags.ts'
import { mapSecurityPolicy, securityHeaders } from '../../core/serve/headers.ts'
import { createSite, REPOSITORY } from '../support/site.ts'

const text = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')

describe('docs/own-site.md', () => {
  const guide = text('docs/own-site.md')

  test('holds a whole site', async () => {
    const blocks = [...guide.matchAll(/^```json (\S+)\n(.*?)^```$/gms)]
    const files = Object.fromEntries(blocks.map(([, file, content]) => [file, content ?? '']))
    expect(Object.keys(files)).toHaveLength(8)
    const site = createSite(files, {})
    const { ok, problems } = await site.build({ strict: true })
    expect({ ok, problems }).toEqual({ ok: true, problems: [] })
    expect(site.list()).toContain('nl/te-koop/gent/bouwgrond-aan-de-veldweg/4201/index.html')
  })

  test('names the headers that preview sends', () => {
    const [, block = ''] = /^```http\n(.*?)\n```$/ms.exec(guide) ?? []
    const said = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
    expect(said).toEqual(securityHeaders())
  })

  test('names the policy of the map', () => {
    const [, policy] = /^```http \/_map\/\nContent-Security-Policy: (.*)\n```$/m.exec(guide) ?? []
    expect(policy).toBe(mapSecurityPolicy())
  })

  test.each(TAG_IDS)('names the hosts of the tag %s', (id) => {
    const { scripts, images, connects, frames } = tagHosts({ [id]: 'x' })
    const named = { 'script-src': scripts, 'img-src': images, 'connect-src': connects, 'frame-src': frames }
    const parts = Object.entries(named).filter(([, hosts]) => hosts.length > 0)
    const line = parts.map(([name, hosts]) => `\`${[name, ...hosts].join(' ')}\``).join(', ')
    expect(guide.split('\n')).toContain(`- \`${id}\`: ${line}`)
  })
})

describe('links of the documents', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'docs/own-site.md',
    'docs/replacing-templates.md',
    'docs/architecture.md',
    'docs/ci.md',
    'docs/domain.md',
    'docs/style.md',
    'docs/service.md',
    'docs/portal.md',
    'docs/http-api.md',
  ]

  test.each(documents)('%s links to files that exist', (file) => {
    const targets = [...text(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = '']) => target)
    const missing = targets.filter((target) => !exists(path.join(path.dirname(file), target)))
    expect(missing).toEqual([])
  })
})

function exists(file: string): boolean {
  const { dir, base } = path.parse(path.join(REPOSITORY, file))
  return readdirSync(dir).includes(base)
}
