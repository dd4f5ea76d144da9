/** The rules of the costs of deeds on a day, from the table of figures. */
import type { DeedRules } from './deed-costs.ts'
import { DEED_FIGURES, SCALES } from './deed-figures.ts'
import { versionOn } from './figure.ts'
import type { Scale, ScaleName } from './notary-fee.ts'

const AMOUNTS = {
  administration: 'deed.administration',
  linkedAdministration: 'deed.administration.linked',
  thirdParties: 'deed.thirdParties',
  linkedThirdParties: 'deed.thirdParties.linked',
  document: 'deed.document',
  creditDocument: 'deed.document.credit',
  annexes: 'deed.annexes',
  transcription: 'deed.transcription',
  vat: 'deed.vat',
  duty: 'mortgage.duty',
  mortgageDuty: 'mortgage.mortgageDuty',
  registryLimit: 'mortgage.registry.limit',
  registry: 'mortgage.registry',
  registryAbove: 'mortgage.registry.above',
} as const satisfies Readonly<Record<Exclude<keyof DeedRules, 'scales'>, keyof typeof DEED_FIGURES>>

/** Undefined for a day on which one of the figures is not known. */
export function deedRules(day: string): DeedRules | undefined {
  const amounts = Object.entries(AMOUNTS).map(([part, name]) => [part, on(name, day)] as const)
  const scales = (['J', 'Jbis', 'G', 'Gbis'] as const).map((name) => [name, scaleOn(name, day)] as const)
  if ([...amounts, ...scales].some(([, value]) => value === undefined)) return undefined
  return { ...Object.fromEntries(amounts), scales: Object.fromEntries(scales) } as DeedRules
}

/** The scale of a day with the lower fee of small purchases. */
export function scaleOn(name: ScaleName, day: string): Scale | undefined {
  const scale = versionOn<Scale>(SCALES[name], day)?.value
  if (scale === undefined || (name !== 'J' && name !== 'Jbis')) return scale
  const [upTo, off] = [on('deed.low.limit', day), on(`deed.low.${name}`, day)]
  return upTo === undefined || off === undefined ? scale : { ...scale, low: { upTo, off } }
}

function on(name: keyof typeof DEED_FIGURES, day: string): number | undefined {
  return versionOn<number>(DEED_FIGURES[name], day)?.value
}
