/** Statements about many rows or values, which are one JSON parameter: the text is the same for any number, and prepared once. */
import { PostgresAdapter, sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { storableValue } from './storable.ts'
import type { Tables } from './tables.ts'

/** `end` is the rest of the statement, such as `on conflict do nothing`. The rows are inserted, and locked, in their order. */
export async function insertAll<Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  { rows, end = sql`` }: { readonly rows: readonly Tables[Name][]; readonly end?: RawBuilder<unknown> },
): Promise<readonly Partial<Tables[Name]>[]> {
  const [first] = rows
  if (first === undefined) return []
  const columns = Object.keys(first)
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const json = sql.val(JSON.stringify(rows, storableValue))
  const source = isPostgres(db)
    ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
    : // Without a condition, SQLite takes `on conflict` for the condition of a join.
      sql`select ${sql.join(columns.map(extracted))} from json_each(${json}) where true`
  const result = await sql<Partial<Tables[Name]>>`
    insert into ${sql.table(table)} (${names}) ${source} ${end}`.execute(db)
  return result.rows
}

function extracted(column: string): RawBuilder<unknown> {
  return sql`value ->> ${sql.lit(column)}`
}

/** Returns the list of texts for a condition with `in`. */
export function valuesIn(db: Kysely<Tables>, values: Iterable<string>): RawBuilder<string> {
  const json = sql.val(JSON.stringify([...values], storableValue))
  return isPostgres(db)
    ? sql<string>`(select json_array_elements_text(${json}::json))`
    : sql<string>`(select value from json_each(${json}))`
}

function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
