/** docs/reference/headers.md: the headers of a site, as `preview` sends them. */
import { tagHosts } from '../../../core/domain/tag-hosts.ts'
import { TAG_IDS } from '../../../core/domain/tags.ts'
import { cacheControl, mapSecurityPolicy, securityHeaders } from '../../../core/hosts/headers.ts'
import { filled } from '../http-api.ts'
import { markdownTable } from '../markdown-table.ts'

export function headersPage(template: string): string {
  const headers = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}`)
  return filled(template, {
    headers: headers.join('\n'),
    map: `Content-Security-Policy: ${mapSecurityPolicy()}`,
    tags: tagsTable(),
    hashed: cacheControl('/_a/x'),
    pages: cacheControl('/'),
  })
}

function tagsTable(): string {
  const rows = TAG_IDS.map((id) => {
    const { scripts, images, connects, frames } = tagHosts({ [id]: 'x' })
    return [
      `\`${id}\``,
      ...[scripts, images, connects, frames].map((hosts) => hosts.map((host) => `\`${host}\``).join(' ')),
    ]
  })
  return markdownTable(['tag', '`script-src`', '`img-src`', '`connect-src`', '`frame-src`'], rows)
}
