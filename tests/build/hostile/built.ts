/** A site that is built once for all tests of a file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Outcome } from '../../../core/build/build.ts'
import { readStrictly } from '../../support/strict-html.ts'
import type { StrictPage } from '../../support/strict-html.ts'
import { siteAt } from '../../support/site.ts'
import type { SiteFiles, TestSite } from '../../support/site.ts'

export interface BuiltSite {
  readonly site: TestSite
  readonly outcome: () => Outcome
  /** Every page with its file. */
  readonly pages: () => readonly { readonly file: string; readonly html: string }[]
  readonly page: (file: string) => StrictPage
}

export function buildOnce(files: SiteFiles): BuiltSite {
  const site = siteAt(mkdtempSync(path.join(tmpdir(), 'agency-site-test-')))
  let outcome: Outcome | undefined
  beforeAll(async () => {
    for (const [file, content] of Object.entries(files)) site.write(file, content)
    outcome = await site.build()
  })
  afterAll(() => rmSync(site.root, { recursive: true, force: true }))
  return {
    site,
    outcome: () => outcome as Outcome,
    pages: () => pagesOf(site).map((file) => ({ file, html: site.read(file) })),
    page: (file) => readStrictly(site.read(file)),
  }
}

function pagesOf(site: TestSite): readonly string[] {
  return site.list().filter((file) => file.endsWith('.html'))
}
