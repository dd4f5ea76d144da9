/**
 * Tells the simple HTML of a CRM from Markdown that contains HTML. As HTML, the marks of Markdown would be shown as they
 * are written; as Markdown, an asterisk or an indent in the HTML of a CRM would be a mark.
 */

/** Elements that end a paragraph. Others, such as `<br>` and `<b>`, occur in any text. */
const BLOCKS = /<(?:p|div|ul|ol|li|h[1-6]|table)\b[^<>]*>/i

const TAGS =
  /<(\/?)(p|div|ul|ol|li|h[1-6]|table|blockquote|section|article|aside|figure|details|center|pre)\b[^<>]*>/gi

/** Only Markdown has these marks: headings, quotes, lists, fences, tables, strong words, links and pictures. */
const MARKDOWN =
  /^ {0,3}(?:#{1,6} |>|[-*+] |\d{1,3}[.)] |```|~~~|\|?[ \t]*:?-{3,}:?[ \t]*\|)|\*\*[^\s*]|__[^\s_]|\]\(/m

/** Two paragraphs, which HTML would join. */
const PARAGRAPHS = /\S[ \t]*\n[ \t]*\n\s*\S/

/** Whether a text is HTML, with line ends as LF. Markdown shows outside of the elements. */
export function isHtml(text: string): boolean {
  return (
    BLOCKS.test(text) && outsideOfBlocks(text).every((part) => !MARKDOWN.test(part) && !PARAGRAPHS.test(part))
  )
}

/** The parts of a text that are in no block element. */
function outsideOfBlocks(text: string): readonly string[] {
  const parts: string[] = []
  const open: string[] = []
  let from = 0
  for (const { 0: tag, 1: end, 2: written = '', index } of text.matchAll(TAGS)) {
    if (open.length === 0) parts.push(text.slice(from, index))
    const name = written.toLowerCase()
    // CRMs leave paragraphs and items open: the next block of their kind ends them.
    const last = open.at(-1)
    if (end === '' && (last === 'p' || (last === 'li' && name === 'li'))) open.pop()
    if (end === '') open.push(name)
    else if (open.includes(name)) open.length = open.lastIndexOf(name)
    from = index + tag.length
  }
  if (open.length === 0) parts.push(text.slice(from))
  return parts
}
