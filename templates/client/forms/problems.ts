/**
 * The problems of a form, by the same rules as in the service: beside each field, and in a list above them.
 */
import { messageKeys, messageValues } from '../../../core/domain/form-codes.ts'
import type { CodedProblem } from '../../../core/domain/form-codes.ts'
import { formProblems } from '../../../core/domain/form-rules.ts'
import { showProblem } from './field-problems.ts'
import { controlsOf, valuesOf } from './live-form.ts'
import type { LiveForm } from './live-form.ts'
import { showList } from './problem-list.ts'
import type { ShownProblem, ProblemList } from './problem-list.ts'

export interface Problems {
  /** Shows all problems; true if there are none. */
  readonly check: () => boolean
  /** Shows the problems that the service reports. */
  readonly report: (problems: readonly CodedProblem[]) => void
  /** Checks a field that the visitor leaves. */
  readonly leave: (name: string) => void
  /** Removes solved problems while the visitor types: of this field, and of fields that depend on it. */
  readonly mend: (name: string) => void
  readonly clear: () => void
}

export function watchProblems(live: LiveForm): Problems {
  /**
   * Fields with a message, and whether the service reported it. Such a message stays until its field changes.
   */
  const shown = new Map<string, boolean>()
  let list: ProblemList | undefined

  const set = (name: string, message: string | null) => {
    showProblem(controlsOf(live.form, name), message)
    list?.set(name, message)
    if (message === null) shown.delete(name)
  }
  const clear = () => {
    for (const name of shown.keys()) set(name, null)
    list?.remove()
    list = undefined
  }
  const showAll = (found: readonly ShownProblem[], isForeign: boolean) => {
    clear()
    for (const { field, message } of found) {
      set(field, message)
      shown.set(field, isForeign)
    }
    list = lead(live, found)
  }
  return {
    check: () => {
      const found = currentProblems(live)
      showAll(found, false)
      return found.length === 0
    },
    report: (problems) =>
      showAll(
        problems.map((problem) => foundOf(live, problem)),
        true,
      ),
    leave: (name) => {
      const problem = currentProblems(live).find(({ field }) => field === name)
      if (!problem || shown.has(name)) return
      set(name, problem.message)
      shown.set(name, false)
    },
    mend: (name) => {
      if (shown.size === 0) return
      const found = currentProblems(live)
      for (const [field, isForeign] of shown) {
        const message = found.find((problem) => problem.field === field)?.message ?? null
        if (message !== null || !isForeign || field === name) set(field, message)
      }
    },
    clear,
  }
}

/** Moves the focus to the list; in a form of one field, to that field. */
function lead(live: LiveForm, found: readonly ShownProblem[]): ProblemList | undefined {
  const [first] = found
  if (first === undefined) return undefined
  if (live.form.querySelectorAll('.field').length > 1) return showList(live, found)
  controlsOf(live.form, first.field)[0]?.focus()
  return undefined
}

function currentProblems(live: LiveForm): readonly ShownProblem[] {
  return formProblems(live.definition, valuesOf(live)).map(({ field, key, values }) => ({
    field,
    message: live.say(key, values),
  }))
}

function foundOf({ definition, texts, say }: LiveForm, problem: CodedProblem): ShownProblem {
  const keys = messageKeys(definition, problem)
  const key = keys.find((known) => Object.hasOwn(texts.sentences, known)) ?? 'form.error.text.invalid'
  return { field: problem.field, message: say(key, messageValues(definition, problem.field)) }
}
