/** The checks of texts in themselves, whose result is the same whatever the homes are. */
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { Page } from '../schema/page.ts'
import { checkQuantities } from './check-quantities.ts'
import { checkWording } from './check-wording.ts'
import type { LinkContext } from './context.ts'
import type { TextChecks } from './linked.ts'
import type { Records, Sourced } from './records.ts'

interface Checked extends Pick<Records, 'config' | 'strings'> {
  readonly pages: readonly Sourced<Page>[]
  readonly articles: readonly Sourced<object>[]
}

/** Reports what is wrong. The texts are looked at only if they or the configuration are other objects than `before`. */
export function checkTexts(
  context: LinkContext,
  checked: Checked,
  before: TextChecks | undefined,
): TextChecks {
  const { config, strings, pages, articles } = checked
  const inputs = [...Object.entries(config).flat(), ...Object.values(strings), ...pages, ...articles]
  const isSame =
    before?.inputs.length === inputs.length && inputs.every((input, index) => input === before.inputs[index])
  const problems = before !== undefined && isSame ? before.problems : problemsOf(context, checked)
  problems.forEach(context.report)
  return { inputs, problems }
}

function problemsOf(context: LinkContext, { strings, pages, articles }: Checked): readonly Problem[] {
  const problems: Problem[] = []
  const reporting = { ...context, report: (found: Problem) => void problems.push(found) }
  checkQuantities(reporting, { pages, strings })
  checkWording(reporting, { sources: [...pages, ...articles], strings })
  return problems
}
