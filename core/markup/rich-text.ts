/**
 * Rich text of the content -> safe HTML. Sources are hostile: Markdown loses its raw HTML, the simple HTML of a CRM is
 * reduced to an allow-list, and every link goes through the route table.
 */
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { Html } from '../view/types.ts'

export interface ResolvedLink {
  readonly href: string
  readonly external: boolean
}

/** Says where a written link leads, or null when it is to be removed (its text stays). */
export type LinkResolver = (written: string) => ResolvedLink | null

const STRUCTURE = /<(?:p|br|div|span|ul|ol|li|h[1-6]|strong|em|b|i|u|table)\b[^>]*>/i
const MARKUP = /[<>&"'*_`[\]\\#|~!@]|:\/\/|www\.|^(?: {4}|\t|\s*(?:[-+]|\d+[.)])\s|={2,}|-{2,})/m

const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote']
  .concat(['table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'sup', 'sub', 'code', 'span'])

const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => sanitizeHtml(text, { allowedTags: ['br'], allowedAttributes: {} }),
    image: ({ text }) => sanitizeHtml(text, { allowedTags: [] }),
  },
})

/**
 * Safe HTML for a text that is plain, Markdown, or the simple HTML of a CRM.
 * Throws nothing for texts that pass `isTooComplex`.
 */
export function richText(source: string, resolve: LinkResolver): Html {
  const text = source.trim()
  if (!MARKUP.test(text)) return plainText(text)
  const html = STRUCTURE.test(text) ? text : (markdown.parse(text, { async: false }) as string)
  return clean(html, resolve)
}

/** Text without any markup needs no parser: descriptions of a feed are mostly that, and there are many. */
function plainText(text: string): Html {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, '<br />')}</p>`)
  return (text === '' ? '' : paragraphs.join('\n')) as Html
}

function clean(html: string, resolve: LinkResolver): Html {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      div: 'p',
      a: (_tag, { href }) => linkTag(href, resolve),
    },
  }).trim() as Html
}

function linkTag(written: string | undefined, resolve: LinkResolver): sanitizeHtml.Tag {
  const link = written === undefined ? null : resolve(written)
  // A refused link goes, its text stays.
  if (link === null) return { tagName: 'span', attribs: {} }
  const attribs: Record<string, string> = { href: link.href }
  if (link.external) Object.assign(attribs, { rel: 'noopener', target: '_blank' })
  return { tagName: 'a', attribs }
}

/** Links as they are written in a text, for checking; pictures are told apart. */
export function linksOf(source: string): readonly { readonly href: string; readonly picture: boolean }[] {
  if (!MARKUP.test(source)) return []
  if (STRUCTURE.test(source)) {
    return [...source.matchAll(/<a\s[^>]*?href\s*=\s*["']?([^"'\s>]+)/gi)].map(([, href]) => ({ href: href ?? '', picture: false }))
  }
  const links: { href: string; picture: boolean }[] = []
  markdown.walkTokens(markdown.lexer(source), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push({ href: String(token.href), picture: token.type === 'image' })
  })
  return links
}

const MAX_LENGTH = 200_000
const MAX_MARKS_IN_BLOCK = 500

/**
 * Markdown parsers take quadratic time, or run out of stack, on some texts that no person writes: thousands of
 * emphasis marks in one paragraph, lists or quotes nested hundreds deep (engineering section 5, bad input 13).
 */
export function isTooComplex(source: string): boolean {
  if (source.length > MAX_LENGTH) return true
  if (!MARKUP.test(source)) return false
  if (/^(?:[ \t]{200}|(?:[ \t]*>){40})/m.test(source)) return true
  if (/^(?:[^|\n]*\|){100}/m.test(source)) return true
  return source.split(/\n\s*\n/).some((block) => countOf(block, /[*_`[\]<>~!\\]/g) > MAX_MARKS_IN_BLOCK)
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  while (pattern.test(text)) count++
  return count
}

/** The words of a rich text without any markup, for descriptions in the head. */
export function plainOf(html: Html): string {
  return sanitizeHtml(html.replace(/<\/(?:p|li|h[2-4]|td|th)>|<br \/>/g, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}
