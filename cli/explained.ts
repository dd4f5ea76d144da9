/** The output of `explain`, for people and for programs. */
import { placeIn } from '../core/build/sources/locate-in.ts'
import { CATALOGUE } from '../core/diagnostics/codes.ts'
import type { Code } from '../core/diagnostics/codes.ts'
import { docsOf } from '../core/diagnostics/to-json.ts'
import { countOf } from '../core/diagnostics/words.ts'
import { groupBy } from '../core/domain/group-by.ts'
import type { ExplainedInput, FileExplanation, PageExplanation } from '../core/dev/explain-site.ts'

export interface Answer {
  readonly result: object
  readonly rows: readonly string[]
}

/** The numbers of addresses, changes and kinds of reads that are printed; `--json` contains all of them. */
const NAMED = 3
const CHANGES_NAMED = 8
const KINDS_NAMED = 5

export function explainedPage(root: string, found: PageExplanation): Answer {
  const { job, inputs, shared, sharing, next, reads } = found
  const { url, file, slot, locale, name } = job
  const lines = inputs.map((input) => ({ input, line: lineOf(root, input) }))
  const width = longest(lines.map(({ input, line }) => placeText(input.file, line)))
  return {
    result: {
      page: { url, file, slot, locale, name },
      inputs: lines.map(({ input, line }) => ({
        file: input.file,
        line,
        role: input.role,
        of: input.of,
        others: input.others.map((other) => other.job.url),
      })),
      shared: { files: shared, pages: sharing },
      reads,
      next,
    },
    rows: [
      `${url}  ${name}`,
      `template "${slot}" in ${locale}, file ${file}`,
      '',
      'The files that it shows or leads to, and other pages that show or lead to the same:',
      ...lines.map(({ input, line }) => {
        const place = placeText(input.file, line).padEnd(width)
        return `  ${place}  ${roleText(input)}; ${othersText(input)}`
      }),
      '',
      `The files that all ${sharing} pages in ${locale} share; a change renders those again that read what changed:`,
      ...shared.map((shown) => `  ${shown}`),
      '',
      ...readRows(reads),
      `The next build ${next.renders ? 'renders this page' : 'keeps this page'}: ${next.why}.`,
      ...next.changes.slice(0, CHANGES_NAMED).map((chain) => `  ${chain.join(' <- ')}`),
      ...moreRows(next.changes.length - CHANGES_NAMED),
    ],
  }
}

/** The results that a page read, counted by the most frequent kinds; `--json` names each of them. */
function readRows(reads: PageExplanation['reads']): readonly string[] {
  if (reads === null) return []
  const kinds = [...groupBy(reads, ({ query }) => [query])].toSorted(
    ([, left], [, right]) => right.length - left.length,
  )
  const shown = kinds.slice(0, KINDS_NAMED).map(([query, all]) => `${all.length} ${query}`)
  const others = kinds.slice(KINDS_NAMED).reduce((sum, [, all]) => sum + all.length, 0)
  const counts = [...shown, ...(others > 0 ? [`${others} others`] : [])].join(', ')
  return [`It read ${reads.length} results when it was made: ${counts}.`]
}

function moreRows(count: number): readonly string[] {
  return count > 0 ? [`  and ${count} more; --json names all of them`] : []
}

function lineOf(root: string, { at }: ExplainedInput): number | null {
  return at === undefined ? null : (placeIn(root, [at])?.line ?? null)
}

function placeText(file: string, line: number | null): string {
  return line === null ? file : `${file}:${line}`
}

function roleText({ role, of }: ExplainedInput): string {
  if (role === 'subject') return `${of}, the subject of the page`
  if (role === 'picture') return 'picture'
  if (role === 'file') return 'linked file'
  return role === 'shown' ? `shows ${of}` : `links to ${of} by its address and title`
}

function othersText({ others }: ExplainedInput): string {
  if (others.length === 0) return 'no other page'
  const named = others.slice(0, NAMED).map(({ job }) => job.url)
  const more = others.length - named.length
  return `${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`
}

export function explainedFile({ file, isShared, pages }: FileExplanation): Answer {
  const rows = pages.map(({ job, role }) => ({ url: job.url, name: job.name, locale: job.locale, role }))
  const width = longest(rows.map(({ url }) => url))
  const count = countOf(pages.length, 'page')
  const title = isShared ? `${file} is shared by ${count}:` : `${file} is used by ${count}:`
  const none = `${file} is used by no page`
  return {
    result: { file, shared: isShared, pages: rows },
    rows:
      pages.length === 0
        ? [none]
        : [title, ...rows.map(({ url, role, name }) => `  ${url.padEnd(width)}  ${role.padEnd(7)}  ${name}`)],
  }
}

/** The entry of docs/errors.md for a code, without network access. */
export function explainedCode(word: string): Answer | null {
  const code = word.toUpperCase() as Code
  if (!Object.hasOwn(CATALOGUE, code)) return null
  const { title, about, severity } = CATALOGUE[code]
  const docs = docsOf(code)
  return {
    result: { code, severity, title, about, docs },
    rows: [`${severity} ${code}: ${title}`, '', about, '', ...levelRows(code), docs],
  }
}

/** Rules of adverts have levels. */
function levelRows(code: Code): readonly string[] {
  if (!code.startsWith('AS4')) return []
  return [
    `"diagnostics": { "${code}": "off" } in site-config/site.json turns it off; the other levels are "warning" and "error".`,
    '',
  ]
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0)
}
