/** docs/desk.md: the desk of the office, with the table of its requests. */
import { DESK_API } from '../../core/domain/desk.ts'
import { DESK_REFUSALS } from '../../core/http/desk/endpoint.ts'
import type { DeskAccess, DeskEndpoint } from '../../core/http/desk/endpoint.ts'
import { DESK_ENDPOINTS } from '../../core/http/desk/endpoints.ts'
import { filled } from './http-api.ts'
import { markdownTable } from './markdown-table.ts'

export function deskMarkdown(text: string): string {
  return filled(text, { desk: endpointsTable(), refusals: refusalsTable() })
}

const WHO: Readonly<Partial<Record<DeskAccess, string>>> = {
  anyone: 'anyone',
  half: 'a member whose password was right',
  member: 'any member',
}

function endpointsTable(): string {
  const rows = Object.values<DeskEndpoint>(DESK_ENDPOINTS).map(({ method, path, purpose, access, audit }) => [
    `\`${method} ${DESK_API}${path}\``,
    purpose,
    WHO[access] ?? `\`${access}\``,
    audit === undefined ? '' : `\`${audit}\``,
  ])
  return markdownTable(['endpoint', 'what it does', 'who, or the right', 'in the log'], rows)
}

function refusalsTable(): string {
  const rows = Object.entries(DESK_REFUSALS).map(([code, { status, means }]) => [
    String(status),
    `\`${code}\``,
    means,
  ])
  return markdownTable(['status', 'code', 'meaning'], rows)
}
