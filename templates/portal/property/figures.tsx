import type { PortalStatistics } from '../../../core/http/portal.ts'
import { useWords } from '../context.ts'

const SPANS = ['today', 'week', 'month', 'total'] as const

/** Views of the page: today, this week, this month and in total. */
export function Figures({ counts }: { readonly counts: PortalStatistics['visits'] }) {
  const { say, number } = useWords()
  return (
    <div className="figures">
      <p className="figures__of">{say('portal.visits.of')}</p>
      <dl>
        {SPANS.map((span) => (
          <div key={span}>
            <dt>{say(`portal.visits.${span}`)}</dt>
            <dd>{number(counts[span])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
