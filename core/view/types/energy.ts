/** The energy label, as a chip and on its scale. */
import type { EnergyTone } from '../../domain/energy.ts'
import type { StringKey } from '../../languages/string-keys.ts'

export type { EnergyTone }

/** An energy label as a chip: a letter and a word. The colour is never the only information. */
export interface EnergyChip {
  /** "Energielabel", for those who hear the page. */
  readonly name: string
  readonly label: string
  readonly tone: EnergyTone
}

export interface EnergyScale {
  /** Region key: "energy.region.flanders". */
  readonly region: StringKey
  readonly label: string
  readonly tone: EnergyTone
  /** kWh per square metre and year, formatted; absent when only the label is known. */
  readonly value?: string
  /** Classes from best to worst with their upper bounds; the last has none. `position` 0 to 1 along the scale. */
  readonly classes: readonly {
    readonly label: string
    readonly tone: EnergyTone
    readonly upper?: number
    readonly current?: true
  }[]
  readonly position?: number
}
