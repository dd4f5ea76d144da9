import type { PlanningCode } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

/** The planning codes of a Flemish advert with their meanings (docs/domain.md#planning-information). */
export function PlanningCodes({ codes }: { readonly codes: readonly PlanningCode[] }) {
  const t = useT()
  if (codes.length === 0) return null
  return (
    <dl className="codes">
      {codes.map(({ code, term, meaning }) => (
        <div key={code}>
          <dt>
            <abbr className="plate" lang="nl" title={t(term)}>
              {code}
            </abbr>
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}
