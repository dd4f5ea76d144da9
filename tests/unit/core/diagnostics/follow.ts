/** Follows a hint: the proposed value is written into the file, and pages are made from it. */
import { expect } from 'vitest'
import { siteStylesheet } from '../../../../core/build/bundle/styles.ts'
import type { Code } from '../../../../core/diagnostics/codes.ts'
import { linkFiles, planOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

export interface Followed {
  readonly code: Code
  /** The files with the proposed value, or with the mistake before the value is known. */
  readonly files: (value: string | undefined) => SiteFiles
  /** Captures the proposed value. */
  readonly hint: RegExp
  /** Text that a page or the style sheet shows after the correction only. */
  readonly shown: string
  /** The page shows the text without the value as well, because the hint only confirms it. */
  readonly wasShown?: true
}

/** Captures the name after "did you mean". */
export const NEARBY = /^did you mean "(.+)"\?$/

async function read(files: SiteFiles) {
  const { site, problems } = await linkFiles(files)
  const { plan, problems: planProblems } = planOf(site)
  const pages = plan.pages.map((job) => [job.url, plan.propsOf(job)])
  // The strings of the interface contain every word.
  const shells = Object.values(plan.shells).map((shell) => ({ ...shell, strings: {}, requests: {} }))
  const text = JSON.stringify([pages, shells]) + siteStylesheet('', site)
  return { problems: [...problems, ...planProblems], text }
}

export async function follow({ code, files, hint, shown, wasShown }: Followed): Promise<void> {
  const before = await read(files(undefined))
  const found = before.problems.find((each) => each.code === code && hint.test(each.hint ?? ''))
  const value = hint.exec(found?.hint ?? '')?.[1]
  const others = before.problems.map((each) => `${each.code} ${each.hint ?? ''}`)
  expect([others, value]).toEqual([others, expect.any(String)])
  expect(before.text.includes(shown)).toBe(wasShown ?? false)
  const after = await read(files(value))
  expect(after.problems.map((each) => each.code)).not.toContain(code)
  expect(after.text).toContain(shown)
}
