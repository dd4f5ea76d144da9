/** What happens to a writer who follows a hint: the value of the hint is put in, and pages are made of it. */
import { expect } from 'vitest'
import { siteStylesheet } from '../../../../core/build/styles.ts'
import type { Code } from '../../../../core/diagnostics/codes.ts'
import { linkFiles, planOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

export interface Followed {
  readonly code: Code
  /** The files with the value of the hint, or with that of the mistake if there is none yet. */
  readonly files: (value: string | undefined) => SiteFiles
  /** Captures the proposed value. */
  readonly hint: RegExp
  /** Text that a page or the style sheet shows then, and did not before. */
  readonly shown: string
  /** The page is there without the value as well: the hint only says that nothing is wrong. */
  readonly wasShown?: true
}

/** Captures the name after "did you mean". */
export const NEARBY = /^did you mean "(.+)"\?$/

async function read(files: SiteFiles) {
  const { site, problems } = await linkFiles(files)
  const { plan, problems: planProblems } = planOf(site)
  const pages = plan.pages.map(({ url, props }) => [url, props()])
  // The strings of the interface contain every word of it.
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
