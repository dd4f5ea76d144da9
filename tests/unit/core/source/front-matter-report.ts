/** Problems of a Markdown file, as short text. */
import { locate } from '../../../../core/diagnostics/locate.ts'
import { parseFrontMatter } from '../../../../core/source/parse-front-matter.ts'

/** "AS1104 2:4+1 message" for each problem. */
export function report(text: string): string[] {
  return locate(parseFrontMatter(text, 'a.md').problems, () => text).map(({ code, message, at }) => {
    return `${code} ${at?.line}:${at?.column}+${at?.length} ${message}`
  })
}

export const page = (yaml: string): string => `---\n${yaml}\n---\nBody\n`
