/**
 * Pictures in the text of a page or an article, each on a line of its own, as Markdown or HTML writes them. A picture within
 * a sentence is none: it would need a size that nobody gave.
 */
import { climbs, hasOtherScheme, isWebRef } from './file-ref.ts'

interface TextPicture {
  /** A file below content/, such as `images/office.jpg`, or a web address. */
  readonly url: string
  /** The address as the text has it, by which messages find its place. */
  readonly written: string
  readonly alt: string
  readonly caption: string | undefined
  /** The page to which the picture leads, as the text has it. */
  readonly link?: string | undefined
}

export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly TextPicture[] }

/** The texts and pictures of a source, in their order. Pictures on lines that follow each other are one piece. */
export function textPieces(source: string): readonly TextPiece[] {
  if (!/!\[|<img\b/i.test(source)) return source.trim() === '' ? [] : [{ kind: 'text', text: source }]
  const pieces: TextPiece[] = []
  let lines: string[] = []
  let isCode = false
  let pictures: TextPicture[] = []
  const endPictures = () => {
    if (pictures.length > 0) pieces.push({ kind: 'pictures', pictures })
    pictures = []
  }
  const endText = () => {
    const text = lines.join('\n')
    if (text.trim() !== '') pieces.push({ kind: 'text', text })
    lines = []
  }
  for (const line of source.split(/\r\n?|\n/)) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    const found = isCode ? undefined : picturesOfLine(line.trim())
    if (found === undefined) {
      if (line.trim() !== '') endPictures()
      lines.push(line)
      continue
    }
    endText()
    pictures.push(...found)
  }
  endPictures()
  endText()
  return pieces
}

/** The text without the pictures that stand on lines of their own. */
export function withoutPictures(pieces: readonly TextPiece[]): string {
  return pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])).join('\n\n')
}

/** The pages to which the pictures of a text lead. */
export function linksOfPictures(pieces: readonly TextPiece[]): readonly string[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'pictures' ? piece.pictures.flatMap(({ link }) => link ?? []) : [],
  )
}

/** `![alt](url "caption")`, also as a link: `[![alt](url)](address)`. */
const MARKDOWN =
  /\[?!\[([^\]\n]{0,1000})\]\(\s*(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}))(?:\s+(?:"([^"\n]{0,1000})"|'([^'\n]{0,1000})'))?\s*\)(?:\]\(\s*([^()\s]{0,1000})(?:\s[^()\n]{0,1000})?\))?\s*/y

/** `<img src="…" alt="…">`, alone or in a paragraph, a link or a figure with a caption. */
const ELEMENT =
  /(?:<(?:p|a|div|figure)\b[^<>\n]{0,1000}>\s*){0,3}<img\b([^<>\n]{1,2000})>(?:\s*<\/a>)?(?:\s*<figcaption>([^<>\n]{0,1000})<\/figcaption>)?(?:\s*<\/(?:p|a|div|figure)>){0,3}\s*/iy

/** The address of the link around an element. */
const LEAD = /<a\s(?:[^<>]{0,900}\s)?href=(?:"([^"<>]{0,1000})"|'([^'<>]{0,1000})')/i

/** Undefined for a line that contains anything else. */
function picturesOfLine(line: string): readonly TextPicture[] | undefined {
  if (!/^[![<]/.test(line)) return undefined
  const found: TextPicture[] = []
  for (let at = 0; at < line.length;) {
    const [end, picture] = pictureAt(line, at) ?? []
    if (end === undefined || picture === undefined) return undefined
    found.push(picture)
    at = end
  }
  return found.length === 0 ? undefined : found
}

function pictureAt(line: string, at: number): readonly [end: number, picture: TextPicture] | undefined {
  MARKDOWN.lastIndex = at
  const markdown = MARKDOWN.exec(line)
  if (markdown !== null) {
    const [, alt = '', inBrackets, plain = '', double, single, link] = markdown
    return ended(MARKDOWN.lastIndex, { written: inBrackets ?? plain, alt, caption: double ?? single, link })
  }
  ELEMENT.lastIndex = at
  const [element, attributes, caption] = ELEMENT.exec(line) ?? []
  if (attributes === undefined) return undefined
  const valueOf = (name: string) => {
    const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
    return double ?? single
  }
  const [written = '', alt = ''] = [valueOf('src'), valueOf('alt')]
  const [, double, single] = LEAD.exec(element ?? '') ?? []
  return ended(ELEMENT.lastIndex, {
    written,
    alt,
    caption: caption ?? valueOf('title'),
    link: double ?? single,
  })
}

function ended(
  end: number,
  { written, alt, caption, link }: Omit<TextPicture, 'url'>,
): readonly [end: number, picture: TextPicture] | undefined {
  const url = fileOf(written.trim())
  const said = caption?.trim()
  if (url === undefined) return undefined
  const leads = link !== undefined && link !== '' && !PICTURE.test(link)
  return [
    end,
    { url, written, alt: alt.trim(), caption: said === '' ? undefined : said, ...(leads && { link }) },
  ]
}

/** A link to a larger picture, as many programs write it: the picture opens in full screen anyway. */
const PICTURE = /\.(?:jpe?g|jfif|png|webp|gif|avif|heic|tiff?|bmp|svg)(?:[?#].*)?$/i

/**
 * The file that a text names. Editors and other generators need the way from the text to the picture, such as
 * `../../images/office.jpg`; the folder of pictures is the same for all texts.
 */
function fileOf(written: string): string | undefined {
  if (isWebRef(written)) return written
  if (hasOtherScheme(written) || written.startsWith('//')) return undefined
  const named = decoded(written).replace(/[?#].*$/, '')
  const file = named.replace(/^(?:\.{0,2}\/)+/, '').replace(/^content\//, '')
  return file === '' || climbs(file) ? undefined : file
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
