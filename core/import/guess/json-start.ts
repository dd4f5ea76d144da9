/** The start of a JSON document, which may be cut off anywhere. */
import type { RawValue } from '../raw-record.ts'
import { isTooDeep } from '../readers/json-depth.ts'
import { tokensOf } from '../readers/json-scanner.ts'

/** The complete part of the document, with brackets that close the rest; undefined for a text that is no JSON. */
export function parsedStart(text: string): RawValue | undefined {
  const start = text.replace(/^\uFEFF/, '')
  if (isTooDeep(start)) return undefined
  return parsed(start) ?? parsed(closed(start))
}

function parsed(text: string): RawValue | undefined {
  try {
    return JSON.parse(text) as RawValue
  } catch {
    return undefined
  }
}

/** The text up to the last comma, or bracket that closes, outside of texts. */
function closed(text: string): string {
  const open: string[] = []
  let end = 0
  /** The brackets that are open there. None of them is closed later, because that would be another end. */
  let depth = 0
  for (const { token, index } of tokensOf(text)) {
    if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']')
    else if (token === '}' || token === ']') open.pop()
    else if (token !== ',') continue
    if (token !== '{' && token !== '[') {
      end = token === ',' ? index : index + 1
      depth = open.length
    }
  }
  return text.slice(0, end) + open.slice(0, depth).toReversed().join('')
}
