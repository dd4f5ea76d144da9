/** Data of a source file, cleaned before its schema sees it, with a problem for each change that is worth a word. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import { dotted } from '../diagnostics/words.ts'
import { dropEmpty } from '../schema/drop-empty.ts'
import { removeWrongPlace } from '../source/coordinates.ts'
import { sanitise } from '../source/sanitise.ts'
import type { SanitisedText } from '../source/sanitise.ts'

interface CleanedData<T> {
  readonly data: T
  readonly problems: readonly Problem[]
}

/** Changes the data itself, which was just parsed. */
export function cleanedData<T>(data: T, file: string): CleanedData<T> {
  const texts = sanitise(data).map((found) => textProblem(found, file))
  const places = placesIn(data).flatMap(({ item, path }) => {
    dropUnknownValues(item)
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

const MEASURE = /^(?:Surface[A-Z]\w*|ConstructionYear|RenovationYear)$/

/** The first and last days of .NET, SQL Server and Excel, which exports write for an unknown date. */
const NO_DATE = /^(?:0001-01-01|1753-01-01|1899-12-30|1900-01-01|9999-12-31)(?:T|$)/

/** Exports write 0 for an unknown surface or year, and an extreme day for an unknown date. */
function dropUnknownValues(item: unknown): void {
  if (typeof item !== 'object' || item === null) return
  const fields = item as Record<string, unknown>
  for (const [key, value] of Object.entries(fields)) {
    const isUnknown = typeof value === 'string' ? NO_DATE.test(value) : value === 0 && MEASURE.test(key)
    if (isUnknown) delete fields[key]
  }
}

/** The records of a file, and the offices of a site. */
function placesIn(data: unknown): readonly { readonly item: unknown; readonly path: DataPath }[] {
  if (Array.isArray(data)) return data.map((item: unknown, index) => ({ item, path: [index] }))
  const { offices } = (data ?? {}) as { readonly offices?: unknown }
  const all = Array.isArray(offices) ? (offices as unknown[]) : []
  return [{ item: data, path: [] }, ...all.map((item, index) => ({ item, path: ['offices', index] }))]
}
