import type { PropertyPage } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

const SCORES = ['A', 'B', 'C', 'D'] as const

/** P-score of the plot and G-score of the building. A D has the mandatory symbol (docs/domain.md#flood-scores). */
export function FloodScores({ scores }: { readonly scores: PropertyPage['flood'] }) {
  if (scores.length === 0) return null
  return (
    <div className="flood">
      {scores.map((score) => (
        <FloodScore key={score.term} {...score} />
      ))}
    </div>
  )
}

function FloodScore({ term, score, meaning }: PropertyPage['flood'][number]) {
  const t = useT()
  return (
    <div>
      <h3>{t(term)}</h3>
      <ol className="flood__scale">
        {SCORES.map((step) => (
          <li key={step} aria-current={step === score ? 'true' : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <p className={score === 'D' ? 'flood__meaning notice' : 'flood__meaning'}>
        {score === 'D' && <Icon name="warning" small />}
        {t(meaning)}
      </p>
    </div>
  )
}
