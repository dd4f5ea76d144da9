/** The outcome of a build, as `agency-site build --json` prints it. It is kept in the database and never in the output. */
import { z } from 'zod'
import { STOCK_CHANGES } from '../../domain/stock-change.ts'

const diagnostic = z.object({
  code: z.string(),
  severity: z.string(),
  message: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  frame: z.string().optional(),
  hint: z.string().optional(),
})

const imported = z.object({
  id: z.string(),
  read: z.int(),
  published: z.int(),
  leftOut: z.int(),
  filtered: z.int(),
})

const buildOutcome = z.object({
  report: z
    .object({
      pages: z.int(),
      rendered: z.int(),
      homes: z.int(),
      imports: z.array(imported).catch([]),
      /** Change of a home -> the ids of the homes; null at a first publication. */
      changes: z.partialRecord(z.enum(STOCK_CHANGES), z.array(z.int())).nullable().catch(null),
      nextChange: z.object({ at: z.string(), what: z.string() }).optional(),
      files: z.int().optional(),
      bytes: z.int().optional(),
      picturesMade: z.int().optional(),
      /** The phases in their order. */
      phases: z.array(z.object({ phase: z.string(), milliseconds: z.number() })).catch([]),
    })
    .nullable()
    .catch(null),
  diagnostics: z.array(diagnostic).catch([]),
  /** The last lines of what the process printed beside its result. */
  printed: z.string().catch(''),
})
export type BuildOutcome = z.output<typeof buildOutcome>

/** Diagnostics that are kept; a stock with more has one cause. */
const MOST = 500
/** The lines that are kept of what a process printed. */
const LINES = 20

/** The outcome of a run. A process that printed no JSON has its last words as a diagnostic. */
export function outcomeOf({
  output,
  errors,
}: {
  readonly output: string
  readonly errors: string
}): BuildOutcome {
  const read = buildOutcome.safeParse(parsed(output))
  if (read.success && (read.data.report !== null || read.data.diagnostics.length > 0))
    return { ...read.data, diagnostics: read.data.diagnostics.slice(0, MOST), printed: lastLines(errors) }
  const message = lastLines(errors) || 'the build said nothing'
  return { report: null, diagnostics: [{ code: '', severity: 'error', message }], printed: '' }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-LINES).join('\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
