/** The lines by which two texts differ, as far as one stretch of them shows it. */

const MOST = 40

/** Removed lines with `- ` and added ones with `+ `, between the lines that both texts begin and end with. */
export function changedLines(before: string, after: string): readonly string[] {
  const [left, right] = [before.split('\n'), after.split('\n')]
  const most = Math.min(left.length, right.length)
  let start = 0
  while (start < most && left[start] === right[start]) start++
  let end = 0
  while (end < most - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const lines = [
    ...left.slice(start, left.length - end).map((line) => `- ${line}`),
    ...right.slice(start, right.length - end).map((line) => `+ ${line}`),
  ]
  return lines.length > MOST ? [...lines.slice(0, MOST), `- and ${lines.length - MOST} more lines`] : lines
}
