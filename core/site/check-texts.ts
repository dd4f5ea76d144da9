/** The checks of texts in themselves, whose result is the same whatever the homes are. */
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { Page } from '../schema/page.ts'
import { checkQuantities } from './check-quantities.ts'
import { checkWording } from './check-wording.ts'
import type { LinkContext } from './context.ts'
import { madeOf } from '../domain/mapped.ts'
import type { MadeOf } from '../domain/mapped.ts'
import type { Records, Sourced } from './records.ts'

interface Checked extends Pick<Records, 'config' | 'strings'> {
  readonly pages: readonly Sourced<Page>[]
  readonly articles: readonly Sourced<object>[]
}

/** The problems of texts, which are looked at only if they or the configuration are other objects than before. */
export type TextChecks = MadeOf<readonly Problem[]>

/** Reports mistakes in texts. */
export function checkTexts(context: LinkContext, checked: Checked, before?: TextChecks): TextChecks {
  const { config, strings, pages, articles } = checked
  const inputs = [...Object.entries(config).flat(), ...Object.values(strings), ...pages, ...articles]
  const checks = madeOf(inputs, () => problemsOf(context, checked), before)
  checks.value.forEach(context.report)
  return checks
}

function problemsOf(context: LinkContext, { strings, pages, articles }: Checked): readonly Problem[] {
  const problems: Problem[] = []
  const reporting = { ...context, report: (found: Problem) => void problems.push(found) }
  checkQuantities(reporting, { pages, strings })
  checkWording(reporting, { sources: [...pages, ...articles], strings })
  return problems
}
