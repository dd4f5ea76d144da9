import type { FormUse } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

/** The end of a question, with the space that French sets before it: a list of labels separates them by commas. */
const QUESTION = /\s*\?$/

/** The generated part of a privacy statement: each form with its data, their use and the legal basis. */
export function FormUses({ forms, level }: { readonly forms: readonly FormUse[]; readonly level: 2 | 3 }) {
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <div className="fact-tables">
      {forms.map(({ title, data, use, basis }) => (
        <section key={title}>
          <Heading>{t(title)}</Heading>
          <div className="prose">
            <p>{`${t(use)} ${t(basis)}`}</p>
            <p>{t('form.data', { labels: data.map((label) => label.replace(QUESTION, '')).join(', ') })}</p>
          </div>
        </section>
      ))}
    </div>
  )
}
