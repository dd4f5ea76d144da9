import type { EnergyChip as EnergyChipProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

export function EnergyChip({ energy }: { readonly energy: EnergyChipProps }) {
  const t = useT()
  return (
    <span className={`epc tone-${energy.tone}`}>
      <span className="hidden-text">{`${t('card.energy')} `}</span>
      {energy.label}
    </span>
  )
}
