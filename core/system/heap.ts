/** How far the heap may grow before garbage is looked for in all of it. */
import { setFlagsFromString } from 'node:v8'

/** In percent of what is in use; 0 is node's own rule, which lets it grow to gigabytes on a large machine. */
const GROWTH = { free: 0, careful: 50, sparing: 10 } as const

/** In all threads of the process. Looking often takes time, so small sites do without. */
export function growHeap(how: keyof typeof GROWTH): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH[how]}`)
}
