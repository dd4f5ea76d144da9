/** The examples of the documents are built, so that they cannot become outdated. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSite, REPOSITORY } from '../support/site.ts'

const text = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')

describe('docs/own-site.md', () => {
  const guide = text('docs/own-site.md')

  test('holds a whole site', async () => {
    const blocks = [...guide.matchAll(/^```json (\S+)\n(.*?)^```$/gms)]
    const files = Object.fromEntries(blocks.map(([, file, content]) => [file, content ?? '']))
    expect(Object.keys(files)).toHaveLength(5)
    const site = createSite(files, {})
    const { ok, problems } = await site.build({ strict: true })
    expect({ ok, problems }).toEqual({ ok: true, problems: [] })
    expect(site.list()).toContain('nl/te-koop/gent/bouwgrond-aan-de-veldweg/4201/index.html')
  })
})
