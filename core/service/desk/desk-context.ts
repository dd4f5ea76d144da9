/** What a request of the desk knows after it was let in. */
import type { DeskMemberRow, DeskSessionRow } from './desk-tables.ts'

export interface DeskVisitor {
  readonly member: DeskMemberRow
  readonly session: DeskSessionRow
}

export interface DeskEnv {
  readonly Variables: { readonly visitor: DeskVisitor }
}

/** Whether data of this office is shown to the member. A member without an office sees all offices. */
export function seesOffice({ office }: Pick<DeskMemberRow, 'office'>, wanted: string): boolean {
  return office === null || office === wanted
}
