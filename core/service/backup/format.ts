/**
 * A backup: gzip of lines of JSON. The first line describes it, then follow the rows of each table, and the
 * last line is the hash of all lines before it, so that a truncated or changed file is detected before
 * anything is restored. The format is that of no engine: data of a file can be restored into PostgreSQL, and
 * the reverse.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'

const BACKUP_SCHEMA = 1

const head = z.object({
  kind: z.literal('agency-site backup'),
  schema: z.literal(BACKUP_SCHEMA),
  /** Milliseconds since 1970. */
  madeAt: z.int(),
  /** Names of the migrations of the tables. */
  migrations: z.array(z.string()),
})
const row = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
const end = z.object({ rows: z.int(), sha256: z.string() })

export type BackupHead = z.output<typeof head>
export type BackupRow = z.output<typeof row>
export type BackupLine =
  { readonly kind: 'head'; readonly head: BackupHead } | { readonly kind: 'row'; readonly row: BackupRow }

/** The message describes the damage, for people. */
export class DamagedBackup extends Error {}

export function headLine(value: Omit<BackupHead, 'kind' | 'schema'>): string {
  return JSON.stringify({ kind: 'agency-site backup', schema: BACKUP_SCHEMA, ...value })
}

/** A row as a line. Bytes are written as base64 under a name of their own. */
export function rowLine(table: string, values: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ table, row: values }, (_, value: unknown) => asBytes(value) ?? value)
}

function asBytes(value: unknown): { readonly base64: string } | undefined {
  // Buffers become this object before a replacer receives them.
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
  if (isBuffer && 'data' in value) return { base64: Buffer.from(value.data as number[]).toString('base64') }
  // The embedded engine returns bytes as an ArrayBuffer.
  if (value instanceof ArrayBuffer) return { base64: Buffer.from(value).toString('base64') }
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : undefined
}

export function endLine(rows: number, sha256: string): string {
  return JSON.stringify({ rows, sha256 })
}

/** The hash of all lines, each with its line end. */
export function createSum(): { add(line: string): void; value(): string } {
  const hash = createHash('sha256')
  return { add: (line) => void hash.update(line).update('\n'), value: () => hash.digest('hex') }
}

/** Throws `DamagedBackup` if any line differs from what was written. */
export async function* readLines(lines: AsyncIterable<string>): AsyncGenerator<BackupLine> {
  const sum = createSum()
  let rows = -1
  let last: string | undefined
  for await (const line of lines) {
    if (last !== undefined) {
      sum.add(last)
      yield lineOf(last, rows++)
    }
    last = line
  }
  const found = end.safeParse(parsed(last))
  if (!found.success) throw new DamagedBackup('it was cut short')
  if (found.data.rows !== rows || found.data.sha256 !== sum.value())
    throw new DamagedBackup('it is not as it was written')
}

function lineOf(line: string, index: number): BackupLine {
  if (index >= 0) {
    const found = row.safeParse(parsed(line))
    if (!found.success) throw new DamagedBackup(`line ${index + 2} is no row`)
    return { kind: 'row', row: { ...found.data, row: withBytes(found.data.row) } }
  }
  const found = head.safeParse(parsed(line))
  if (!found.success) throw new DamagedBackup('it is no backup of agency-site')
  return { kind: 'head', head: found.data }
}

function withBytes(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const bytes = z.strictObject({ base64: z.string() })
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const found = bytes.safeParse(value)
      return [name, found.success ? Buffer.from(found.data.base64, 'base64') : value]
    }),
  )
}

function parsed(line: string | undefined): unknown {
  try {
    return line === undefined ? undefined : JSON.parse(line)
  } catch {
    return undefined
  }
}
