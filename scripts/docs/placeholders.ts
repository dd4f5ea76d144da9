/** The table of docs/placeholders.md, from the placeholders themselves. */
import { PLACEHOLDERS } from '../../core/domain/placeholders.ts'
import { markdownTable } from './markdown-table.ts'

export function placeholdersTable(): string {
  const rows = Object.entries(PLACEHOLDERS).map(([name, { arguments: given, from }]) => {
    const written =
      typeof given === 'function' ? [`{${name}:<name>}`] : given.map((each) => writtenAs(name, each))
    return [written.map((each) => `\`${each}\``).join(', '), from]
  })
  return markdownTable(['placeholder', 'source of its value'], rows)
}

function writtenAs(name: string, argument: string): string {
  return argument === '' ? `{${name}}` : `{${name}:${argument}}`
}
