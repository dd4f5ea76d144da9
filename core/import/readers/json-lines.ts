/** JSON Lines: an object on each line. A line that cannot be read is refused by itself. */
import type { RawPlace, ReaderOptions, ReadItem } from '../raw-record.ts'
import { beyondLimit, LONGEST_RECORD, parsedRecord } from './parsed-record.ts'
import { isTooDeep } from './json-depth.ts'
import { textOf } from './text-chunks.ts'

export async function* readJsonLines(
  chunks: AsyncIterable<Uint8Array>,
  { file }: ReaderOptions,
): AsyncIterable<ReadItem> {
  let place: RawPlace = { file, line: 1, record: 1 }
  for await (const { text, isWhole } of linesOf(chunks)) {
    const isBlank = text.trim() === ''
    if (!isBlank) yield isWhole ? itemOf(text, place) : beyondLimit(`${LONGEST_RECORD} characters`, place)
    place = { file, line: place.line + 1, record: place.record + (isBlank ? 0 : 1) }
  }
}

function itemOf(text: string, at: RawPlace): ReadItem {
  return isTooDeep(text) ? beyondLimit('100 levels', at) : parsedRecord(text, at, 'line')
}

interface Line {
  readonly text: string
  /** Whether it is short enough to be kept. */
  readonly isWhole: boolean
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Line> {
  let parts: string[] = []
  let length = 0
  const line = (): Line => ({ text: parts.join(''), isWhole: length <= LONGEST_RECORD })
  const add = (part: string) => {
    length += part.length
    if (length <= LONGEST_RECORD) parts.push(part)
  }
  for await (const text of textOf(chunks)) {
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      add(text.slice(start, end))
      yield line()
      parts = []
      length = 0
      start = end + 1
    }
    add(text.slice(start))
  }
  yield line()
}
