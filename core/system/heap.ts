/** Limits the growth of the heap between two full garbage collections. */
import { setFlagsFromString } from 'node:v8'

/**
 * In percent of the used heap. 0 is the default of Node.js, by which the heap grows to gigabytes on a large
 * machine.
 */
const GROWTH = { free: 0, careful: 50, sparing: 10 } as const

/** Applies to all threads of the process. Frequent collections take time, so small sites keep the default. */
export function growHeap(how: keyof typeof GROWTH): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH[how]}`)
}
