/** docs/reference/strings.md: the key of every text that a site can replace, with its English text. */
import { texts } from '../../../core/languages/en/strings.ts'
import { filled } from '../http-api.ts'
import { markdownTable } from '../markdown-table.ts'

type Strings = Readonly<Record<string, string>>

export function stringsPage(template: string): string {
  const files = Object.entries(texts.site as Readonly<Record<string, Strings>>)
  const sections = files.map(([file, strings]) => `## ${file}\n\n${tableOf(strings)}`)
  return filled(template, { tables: sections.join('\n\n') })
}

function tableOf(strings: Strings): string {
  const rows = Object.entries(strings).map(([key, text]) => [`\`${key}\``, code(text)])
  return markdownTable(['key', 'English text'], rows)
}

/** Code keeps braces and angle brackets as they are. */
function code(text: string): string {
  return `\`${text.replaceAll('\n', ' ').replaceAll('`', "'")}\``
}
