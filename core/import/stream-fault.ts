/**
 * A stream of bytes that ends before its content does. It throws, because a reader that sees an ordinary end would take
 * the part for the whole stock.
 */
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { ReadItem } from './raw-record.ts'

export class StreamFault extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.name = 'StreamFault'
    this.problem = problem
  }
}

/** The items of a reader; a fault of the stream that it reads becomes the last item. */
export async function* withFaults(items: AsyncIterable<ReadItem>): AsyncIterable<ReadItem> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof StreamFault)) throw error
    yield { fault: error.problem }
  }
}
