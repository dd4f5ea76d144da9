/**
 * Rich text of the content -> safe HTML. Sources are untrusted: plain text, Markdown and the simple HTML of a
 * CRM pass one allow-list at the end, and every link goes through the route table.
 */
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { Html } from './html.ts'
import { isHtml } from './notation.ts'
import { withoutNestedParagraphs } from './paragraphs.ts'

export interface ResolvedLink {
  readonly href: string
  readonly external: boolean
}

/** Resolves a written link. null removes the link and keeps its text. */
type LinkResolver = (written: string) => ResolvedLink | null

/** Characters with a meaning in Markdown or HTML. Quotes alone have none, and French has many. */
const MARKUP =
  /[<>&*_`[\]\\#|~!@]|:\/\/|www\.|^(?: {4}| {0,3}\t)|^[ \t]*(?:[-+]|\d+[.)])(?:[ \t]|$)|^[ \t]*(?:=+|:?-+:?)[ \t]*$/m

const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'a',
  'blockquote',
].concat(['table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'sup', 'sub', 'code', 'span'])

/** Elements of other pages that begin and end a paragraph. */
const PARAGRAPHS = Object.fromEntries(
  (
    'div section article aside header footer main nav address center figure figcaption details summary dl dt dd ' +
    'form fieldset legend pre'
  )
    .split(' ')
    .map((tag) => [tag, 'p']),
)

const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: { image: ({ text }) => sanitizeHtml(text, { allowedTags: [] }) },
})

/**
 * Safe HTML for a text that is plain, Markdown, or the simple HTML of a CRM. It throws no error for texts
 * that pass `isTooComplex`.
 */
export function richText(source: string, resolve: LinkResolver): Html {
  const text = normalised(source)
  if (!MARKUP.test(text)) return plainText(text)
  const html = isHtml(text) ? text : (markdown.parse(withoutDoubleBreaks(text), { async: false }) as string)
  return clean(html, resolve)
}

/**
 * Line ends as LF, without control characters, and without runs of blanks, for which a parser takes quadratic
 * time.
 */
function normalised(source: string): string {
  return (
    source
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/\s{100,}/g, (blank) => (blank.includes('\n') ? '\n\n' : ' '))
      .trim()
  )
}

/** Text without markup needs no parser. Most descriptions of a feed have none, and there are many. */
function plainText(text: string): Html {
  if (text === '') return '' as Html
  const paragraphs = text.split(/\n[ \t]*(?:\n[ \t]*)+/)
  return paragraphs.map((paragraph) => `<p>${trimmedLines(paragraph).join('<br />')}</p>`).join('\n') as Html
}

function trimmedLines(paragraph: string): readonly string[] {
  return paragraph.split('\n').map((line) => line.replace(/^[ \t]+|[ \t]+$/g, ''))
}

/** CRMs write `<br>` and a line end, which would be two breaks in Markdown. */
function withoutDoubleBreaks(text: string): string {
  return text.replace(/(<br\s*\/?>)[ \t]*\n(?!\s*\n)/gi, '$1')
}

function clean(html: string, resolve: LinkResolver): Html {
  const safe = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      ...PARAGRAPHS,
      a: (_tag, { href }) => linkTag(href, resolve),
    },
  })
  return withoutNestedParagraphs(safe).trim() as Html
}

function linkTag(written: string | undefined, resolve: LinkResolver): sanitizeHtml.Tag {
  const link = written === undefined ? null : resolve(written)
  // A refused link is removed, and its text stays.
  if (link === null) return { tagName: 'span', attribs: {} }
  const attribs: Record<string, string> = { href: link.href }
  if (link.external) Object.assign(attribs, { rel: 'noopener', target: '_blank' })
  return { tagName: 'a', attribs }
}

export interface WrittenLink {
  readonly href: string
  /** A click loads a link. The page would load a picture or a frame, and shows neither in a text. */
  readonly kind: 'link' | 'picture' | 'frame'
}

/**
 * A character sequence that every notation of a link contains: brackets, a tag, an address, or an e-mail
 * address.
 */
const LINK = /[[<@]|:\/\/|www\./i

/** Links of a text as they are written, for checking, with pictures marked as such. */
export function linksOf(source: string): readonly WrittenLink[] {
  const text = normalised(source)
  if (!LINK.test(text)) return []
  if (isHtml(text)) return linksOfHtml(text)
  const links: WrittenLink[] = []
  markdown.walkTokens(markdown.lexer(text), (token) => {
    if (token.type === 'html') links.push(...linksOfHtml(token.raw))
    if (token.type !== 'link' && token.type !== 'image') return
    const href = String(token.href).replaceAll('"', '&quot;')
    links.push(...linksOfHtml(token.type === 'link' ? `<a href="${href}">` : `<img src="${href}">`))
  })
  return links
}

/** Elements that show a file of another program in the page. */
const FRAMES = ['iframe', 'embed', 'video', 'audio', 'source']

/**
 * Read by the parser that sanitises, so that the checked links are those on the page, however attributes are
 * written.
 */
function linksOfHtml(html: string): readonly WrittenLink[] {
  const links: WrittenLink[] = []
  const note = (href: string | undefined, kind: WrittenLink['kind']) => {
    if (href !== undefined) links.push({ href, kind })
    return { tagName: 'span', attribs: {} }
  }
  const frame: sanitizeHtml.Transformer = (_tag, { src }) => note(src, 'frame')
  sanitizeHtml(html, {
    allowedTags: ['span'],
    transformTags: {
      a: (_tag, { href }) => note(href, 'link'),
      img: (_tag, { src }) => note(src, 'picture'),
      ...Object.fromEntries(FRAMES.map((tag) => [tag, frame])),
    },
  })
  return links
}

const MAX_LENGTH = 200_000
const MAX_MARKS = 10_000
const MAX_MARKS_IN_BLOCK = 500

/** Nested lists or quotes in one line. A line of dashes or stars alone is a rule. */
const NESTED = /^(?![ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$)[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){10}/m
/** A long word, for which the search for e-mail addresses takes quadratic time. */
const ENDLESS_WORD = /[\w.+-]{500}/
const WIDE_TABLE = /^(?:[^|\n]*\|){100}/m

/**
 * Markdown parsers take quadratic time or overflow the stack on some texts that no person writes: thousands of
 * emphasis marks in one paragraph, or lists or quotes that are nested hundreds of levels deep.
 */
export function isTooComplex(source: string): boolean {
  if (source.length > MAX_LENGTH) return true
  const text = normalised(source)
  if (!MARKUP.test(text)) return false
  if (countOf(text, /[*_`[\]<>~!\\|]|(?:[-+]|\d[.)])[ \t]/g) > MAX_MARKS) return true
  if (isHtml(text)) return false
  if ([NESTED, ENDLESS_WORD, WIDE_TABLE].some((pattern) => pattern.test(text))) return true
  return text.split(/\n\s*\n/).some((block) => countOf(block, /[*_`[\]<>~!\\]/g) > MAX_MARKS_IN_BLOCK)
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  while (pattern.test(text)) count++
  return count
}

/** Any blank but a single space, which is most of a text's. */
const BLANK = /\s{2,}|[^\S ]/g

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * The words of a rich text without markup, for descriptions in the head. In safe HTML every `<` begins a tag
 * and every `>` ends one, because those of texts and of attributes are entities.
 */
export function plainOf(html: Html): string {
  return html
    .replace(/<\/?(?:p|ul|ol|li|h[2-4]|td|th|blockquote)>|<br \/>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] as string)
    .replace(BLANK, ' ')
    .trim()
}
