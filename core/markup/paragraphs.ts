/** Paragraphs of cleaned HTML. */

const EMPTY = /<p>\s*<\/p>\s*/g
const BLOCK = /<(\/?)(p|ul|ol|table|blockquote|h[2-4]|hr)\b[^<>]*>/g

/**
 * Ends a paragraph where a block begins, as browsers do: CRMs nest `<div>`, which becomes `<p>`, and leave `<p>` open. The
 * HTML was cleaned, so that every tag is one of the allowed ones.
 */
export function withoutNestedParagraphs(html: string): string {
  let isOpen = false
  const flat = html.replace(BLOCK, (tag, end: string, name: string) => {
    const isParagraph = name === 'p'
    if (end !== '') {
      if (!isParagraph) return tag
      const wasOpen = isOpen
      isOpen = false
      return wasOpen ? tag : ''
    }
    const before = isOpen ? '</p>' : ''
    isOpen = isParagraph
    return `${before}${tag}`
  })
  // An end without a beginning is an empty paragraph to the parser.
  return flat.replace(EMPTY, '')
}
