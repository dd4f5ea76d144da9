import type { EnergyChip as EnergyChipProps } from '../../../core/view/types.ts'

export function EnergyChip({ energy }: { readonly energy: EnergyChipProps }) {
  return (
    <span className={`epc tone-${energy.tone}`}>
      <span className="hidden-text">{`${energy.name} `}</span>
      {energy.label}
    </span>
  )
}
