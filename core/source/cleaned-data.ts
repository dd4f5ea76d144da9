/** Data of a source file, cleaned before its schema sees it, with a problem for each change that is worth a word. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import { dotted } from '../diagnostics/words.ts'
import { dropEmpty } from '../schema/drop-empty.ts'
import { dropNotFilledIn } from '../domain/not-filled-in.ts'
import { removeWrongPlace } from './coordinates.ts'
import { sanitise } from './sanitise.ts'
import type { SanitisedText } from './sanitise.ts'

interface CleanedData<T> {
  readonly data: T
  readonly problems: readonly Problem[]
}

/** Changes the data itself, which was just parsed. */
export function cleanedData<T>(data: T, file: string): CleanedData<T> {
  const texts = sanitise(data).map((found) => textProblem(found, file))
  const places = placesIn(data).flatMap(({ item, path }) => {
    dropNotFilledIn(item)
    const wrong = removeWrongPlace(item)
    return wrong === null ? [] : [problem('AS2011', wrong, { at: { file, path: [...path, wrong.key] } })]
  })
  return { data: dropEmpty(data), problems: [...texts, ...places] }
}

function textProblem({ path, changes, tooLong }: SanitisedText, file: string): Problem {
  const name = `"${dotted(typeof path[0] === 'number' ? path.slice(1) : path)}"`
  const at = { at: { file, path } }
  if (tooLong === undefined) return problem('AS2010', { name, changes: changes.join(', ') }, at)
  return problem('AS2007', { name, limit: `${tooLong.limit} characters`, actual: tooLong.length }, at)
}

/** The records of a file, and the offices of a site. */
function placesIn(data: unknown): readonly { readonly item: unknown; readonly path: DataPath }[] {
  if (Array.isArray(data)) return data.map((item: unknown, index) => ({ item, path: [index] }))
  const { offices } = (data ?? {}) as { readonly offices?: unknown }
  const all = Array.isArray(offices) ? (offices as unknown[]) : []
  return [{ item: data, path: [] }, ...all.map((item, index) => ({ item, path: ['offices', index] }))]
}
