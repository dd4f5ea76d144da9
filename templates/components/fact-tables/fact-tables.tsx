import type { Fact, FactGroup } from '../../../core/view/types.ts'
import { softHyphens } from '../../../core/languages/soft-hyphens.ts'
import { useShell, useT } from '../../render-context.ts'

export function FactTables({ groups }: { readonly groups: readonly FactGroup[] }) {
  const t = useT()
  return (
    <div className="fact-tables">
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{t(group.title)}</h3>
          <FactList facts={group.facts} className="fact-tables__list" compared />
        </section>
      ))}
    </div>
  )
}

/** Values of this length are sentences. */
const SENTENCE = 20

/**
 * The kind of a value. Numbers have the display face, words and sentences do not, and a sentence takes a row.
 */
function wordsOf(value: string): 'one' | 'many' | undefined {
  if (value.length >= SENTENCE) return 'many'
  return /^[\d€]/.test(value) ? undefined : 'one'
}

export function FactList({
  facts,
  className,
  compared,
}: {
  readonly facts: readonly Fact[]
  readonly className: string
  /** The comparison of saved homes reads these facts. */
  readonly compared?: boolean
}) {
  const t = useT()
  const { locale } = useShell()
  return (
    <dl className={className} data-compared={compared && ''}>
      {facts.map((fact) => (
        <div key={fact.term} data-words={compared ? undefined : wordsOf(fact.value)}>
          <dt>{softHyphens(t(fact.term), locale)}</dt>
          <dd lang={fact.lang}>{softHyphens(fact.value, fact.lang ?? locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
