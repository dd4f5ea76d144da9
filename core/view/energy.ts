import { labelOf, positionOn, scaleOf, toneOf } from '../domain/energy.ts'
import type { EnergyClass } from '../domain/energy.ts'
import { formatNumber } from '../domain/format.ts'
import { isHome } from '../domain/home-type.ts'
import { renovationYears } from '../domain/renovation.ts'
import type { Property } from '../schema/property.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { chipOf } from './card.ts'
import { energyPerformance } from './energy-facts.ts'
import { factsOf } from './fact-rows.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { say, textOf } from './text.ts'
import type { Dwelling, EnergyScale, Fact } from './types.ts'

/** The label on the scale of its region; undefined if labels are not computed or no value is known. */
export function energyScaleOf(
  context: ViewContext,
  { property, energy, region }: LinkedProperty,
): EnergyScale | undefined {
  const classes = scaleOf(region, context.site.config.rules.brusselsScale)
  if (energy === null || classes === null || region === 'luxembourg' || region === 'unknown') return undefined
  const value = property.EnergyPerformance
  const position = value === undefined ? null : positionOn(classes, value)
  return compact<EnergyScale>({
    region: `energy.region.${region}`,
    label: energy.label,
    tone: toneOf(energy.label),
    value: value === undefined ? undefined : formatNumber(value, context.locale),
    classes: markedClasses(classes, energy.key),
    // The needle points at the label. If the label of the data contradicts the value, there is no needle.
    position: energy.disagreement === undefined ? (position ?? undefined) : undefined,
  })
}

/** A scale with one class marked. */
function markedClasses(classes: readonly EnergyClass[], current: string): EnergyScale['classes'] {
  return classes.map(({ label, tone, upper, key }) =>
    compact<EnergyScale['classes'][number]>({
      label,
      tone,
      upper,
      current: key === current ? true : undefined,
    }),
  )
}

/** The classes of a certificate in Luxembourg. */
export function certificateClasses({ property, region }: LinkedProperty): readonly Fact[] {
  if (region !== 'luxembourg') return []
  return factsOf([
    ['fact.energyClass', property.EnergyClass],
    ['fact.insulationClass', property.InsulationClass],
    ['fact.co2Class', property.CO2Class],
  ])
}

/** The years within which a buyer must renovate the home; null without that duty (docs/domain.md#renovation). */
export function yearsToRenovate(
  { site }: ViewContext,
  { property, region, energy, types }: LinkedProperty,
): number | null {
  const fields = { Goal: property.Goal, region, label: energy?.label, home: isHome(types) }
  return renovationYears(fields, site.config.rules.renovation)
}

/** The notice for homes with label E or F in Flanders. */
export function renovationNotice(context: ViewContext, linked: LinkedProperty): string | undefined {
  const years = yearsToRenovate(context, linked)
  return years === null ? undefined : say(context, 'renovation.notice', { years })
}

/** The code of the certificate in Flanders, which stands for an address that is hidden: "UC: 245". */
export function uniqueCodeOf(
  context: ViewContext,
  { UniqueCode: code }: Pick<Property, 'UniqueCode'>,
): string | undefined {
  return code === undefined ? undefined : say(context, 'value.uniqueCode', { code })
}

/** The homes of a building that is sold as a whole, each with its own certificate. */
export function dwellingsOf(context: ViewContext, { property, region }: LinkedProperty): readonly Dwelling[] {
  const { brusselsScale } = context.site.config.rules
  return (property.Dwellings ?? []).flatMap((dwelling) => {
    const name = textOf(context, dwelling.Name)
    if (name === undefined) return []
    const label = labelOf(dwelling, region, brusselsScale)?.label
    return [
      compact<Dwelling>({
        name,
        energy: chipOf(context, label),
        value: energyPerformance(context, dwelling),
        certificate: uniqueCodeOf(context, dwelling) ?? dwelling.EPCCertificateNumber,
      }),
    ]
  })
}
