import type { PropertyPage } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { ArrowLink } from '../anchor/anchor.tsx'
import { FloodScores } from '../flood-score/flood-score.tsx'
import { Section } from '../section/section.tsx'
import { PlanningCodes } from './planning-codes.tsx'

type Props = Pick<PropertyPage, 'flood' | 'planning' | 'planningInformation' | 'planningLink'>

export function hasPlanning({ flood, planning, planningInformation, planningLink }: Props): boolean {
  return flood.length > 0 || planning.length > 0 || !!planningInformation || planningLink !== undefined
}

/** The planning information that an advert must contain in its region (docs/domain.md#planning-information). */
export function PlanningSection(props: Props) {
  const { flood, planning, planningInformation, planningLink } = props
  const t = useT()
  if (!hasPlanning(props)) return null
  return (
    <Section id="planning" title={t(flood.length > 0 ? 'estate.floodAndPlanning' : 'estate.planning')}>
      <FloodScores scores={flood} />
      <PlanningCodes codes={planning} />
      {planningInformation && (
        <dl className="planning__text">
          <dt>{t('fact.planningInformation')}</dt>
          <dd>{planningInformation}</dd>
        </dl>
      )}
      {planningLink && (
        <p>
          <ArrowLink link={planningLink} />
        </p>
      )}
    </Section>
  )
}
