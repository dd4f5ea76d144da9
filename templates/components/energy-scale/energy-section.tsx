import type { PropertyPage } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { FactList } from '../fact-tables/fact-tables.tsx'
import { Section } from '../section/section.tsx'
import { Dwellings } from './dwellings.tsx'
import { EnergyScale } from './energy-scale.tsx'

type Props = Pick<
  PropertyPage,
  'energyScale' | 'energyFacts' | 'certificateClasses' | 'dwellings' | 'renovationNotice'
>

export function EnergySection({ energyScale, energyFacts, dwellings, ...props }: Props) {
  const { certificateClasses, renovationNotice } = props
  const t = useT()
  const facts = [...certificateClasses, ...energyFacts]
  if (!energyScale && facts.length + dwellings.length === 0 && !renovationNotice) return null
  return (
    <Section id="energy" title={t('estate.energy')}>
      <div className={energyScale ? 'energy energy--scale' : 'energy'}>
        {energyScale && <EnergyScale scale={energyScale} />}
        {facts.length > 0 && <FactList facts={facts} className="energy__facts" />}
      </div>
      <Dwellings dwellings={dwellings} />
      {renovationNotice && <p className="notice">{renovationNotice}</p>}
    </Section>
  )
}
