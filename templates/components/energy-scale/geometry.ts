/** The geometry of an energy scale. */
import type { EnergyScale } from '../../../core/view/types.ts'

export const SCALE = { width: 420, height: 196, floor: 160, lowest: 34, highest: 88 } as const

/** Scales with sub-classes (Brussels has nineteen classes) show a letter once, over all of its bars. */
const MOST_NAMED_BARS = 10

type EnergyClass = EnergyScale['classes'][number]

export interface Bar {
  readonly label: string
  readonly tone: EnergyClass['tone']
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly letter?: { readonly x: number; readonly text: string }
}

export function barsOf(classes: readonly EnergyClass[]): readonly Bar[] {
  return classes.map((item, index) => barAt(classes, { item, index }))
}

/** The bar of the marked class. */
export function currentBar(classes: readonly EnergyClass[]): Bar | undefined {
  const index = classes.findIndex(({ current }) => current)
  const item = classes[index]
  return item && barAt(classes, { item, index })
}

function barAt(
  classes: readonly EnergyClass[],
  { item, index }: { readonly item: EnergyClass; readonly index: number },
): Bar {
  const pitch = SCALE.width / classes.length
  const gap = isGrouped(classes) ? 0.8 : 2
  const height = SCALE.lowest + ((SCALE.highest - SCALE.lowest) * index) / Math.max(classes.length - 1, 1)
  const letter = letterAt(classes, index)
  return {
    label: item.label,
    tone: item.tone,
    x: round(index * pitch),
    y: round(SCALE.floor - height),
    width: round(pitch - gap),
    height: round(height),
    ...(letter && { letter }),
  }
}

/** Bounds between classes, or between letters if sub-classes leave no room. */
export function ticksOf(
  classes: readonly EnergyClass[],
): readonly { readonly x: number; readonly label: string }[] {
  const pitch = SCALE.width / classes.length
  return classes.flatMap((item, index) => {
    const next = classes[index + 1]
    if (item.upper === undefined || !next) return []
    if (isGrouped(classes) && initial(next) === initial(item)) return []
    return [{ x: round((index + 1) * pitch - 1), label: String(item.upper) }]
  })
}

function letterAt(classes: readonly EnergyClass[], index: number): Bar['letter'] {
  const pitch = SCALE.width / classes.length
  const item = classes[index]
  if (!item) return undefined
  if (!isGrouped(classes)) return { x: round((index + 0.5) * pitch - 1), text: item.label }
  const members = classes.flatMap((other, place) => (initial(other) === initial(item) ? [place] : []))
  const [first = index, last = index] = [members[0], members.at(-1)]
  if (index !== first) return undefined
  return { x: round(((first + last + 1) / 2) * pitch), text: initial(item) }
}

function isGrouped(classes: readonly EnergyClass[]): boolean {
  return classes.length > MOST_NAMED_BARS
}

function initial(item: EnergyClass): string {
  return item.label.charAt(0)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
