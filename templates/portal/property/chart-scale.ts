/** The numbers of the chart: its scale, and the positions of its bars. */

interface Scale {
  readonly top: number
  /** The values of the lines, from zero up. */
  readonly ticks: readonly number[]
}

const MOST_TICKS = 5
const STEPS = [1, 2, 5]

/** The smallest scale of round, whole steps that contains the highest day. */
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

/** The bars of a day on top of each other, the first source at the bottom. */
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

/** The day at a position, in pixels from the left of the drawing. */
export function dayAt(x: number, days: number, { left, width }: Plot): number {
  const index = Math.floor(((x - left) / width) * days)
  return Math.min(Math.max(index, 0), days - 1)
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
