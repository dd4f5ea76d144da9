/** The numbers behind the chart: its scale, and where each bar stands. */

interface Scale {
  readonly top: number
  /** Where a line is drawn, from zero up. */
  readonly ticks: readonly number[]
}

const MOST_TICKS = 5
const STEPS = [1, 2, 5]

/** The smallest scale of round steps on which the highest day fits; of whole visits, as there are no others. */
export function scaleFor(highest: number): Scale {
  const wanted = Math.max(highest, 1)
  for (let power = 1; ; power *= 10) {
    for (const round of STEPS) {
      const step = round * power
      const count = Math.ceil(wanted / step)
      if (count < MOST_TICKS)
        return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
    }
  }
}

interface Segment {
  readonly source: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Plot {
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Bars of a day on top of each other, the first source at the bottom. */
export function segmentsOf(
  counts: readonly number[],
  { index, days, top, plot }: { index: number; days: number; top: number; plot: Plot },
): readonly Segment[] {
  const slot = plot.width / days
  const gap = Math.min(slot * 0.3, 6)
  let below = 0
  return counts.flatMap((count, source) => {
    const height = (count / top) * plot.height
    const y = plot.height - below - height
    below += height
    const x = plot.left + index * slot + gap / 2
    return count > 0 ? [{ source, x, y, width: slot - gap, height }] : []
  })
}

/** The day under a place, in pixels from the left of the drawing. */
export function dayAt(x: number, days: number, { left, width }: Plot): number {
  const index = Math.floor(((x - left) / width) * days)
  return Math.min(Math.max(index, 0), days - 1)
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
