/** Limits of the memory that the engine of JavaScript takes, for all threads of the process. */
import { setFlagsFromString } from 'node:v8'

/**
 * Growth of the heap between two full garbage collections, in percent of the used heap. 0 is the default of Node.js, by
 * which the heap grows to gigabytes on a large machine.
 */
const GROWTH = { free: 0, careful: 50, sparing: 10 } as const

/** Frequent collections take time, so small sites keep the default. */
export function growHeap(how: keyof typeof GROWTH): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH[how]}`)
}

/** In bytes of bytecode; the default is 60 KB. */
const LARGEST_OPTIMISED = 20_000

/**
 * For commands that read any number of records and render nothing. They do not optimise the largest functions: the
 * parsers that zod generates for a record with its hundreds of fields. The compiler takes 100 MB for these, which the C
 * library keeps, and they become a twelfth faster.
 */
export function limitMemory(): void {
  growHeap('careful')
  setFlagsFromString(`--max-optimized-bytecode-size=${LARGEST_OPTIMISED}`)
}
