import { MOST_LEVELS } from './parsed-record.ts'

/** Whether brackets nest deeper than records do. Brackets in texts count as well, as long as they are not closed. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x5b || code === 0x7b) depth++
    else if (code === 0x5d || code === 0x7d) depth--
    if (depth > MOST_LEVELS) return true
  }
  return false
}
