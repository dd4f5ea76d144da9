/**
 * Parses a page strictly: React and the sanitiser quote every attribute and escape every sign, so any other
 * syntax came from content. It throws at the first such place.
 */

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The content of a script, style, title or textarea. */
  readonly content: string
}

export interface StrictPage {
  readonly elements: readonly Element[]
  /** Visible text, in order. */
  readonly text: string
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[A-Za-z][\w:-]*(?:="[^"<>]*")?)*)\s*\/?>/y
const ATTRIBUTE = /([A-Za-z][\w:-]*)(?:="([^"]*)")?/g
/** React sets them between two texts. */
const SEPARATOR = /<!--(?: |\/?\$)-->/y
const WITH_CONTENT = new Set(['script', 'style', 'title', 'textarea'])

export function readStrictly(html: string): StrictPage {
  const start = '<!DOCTYPE html>'
  if (!html.startsWith(start)) throw new Error('the page does not start with its document type')
  const elements: Element[] = []
  const texts: string[] = []
  for (let at = start.length; at < html.length;) {
    const next = html.indexOf('<', at)
    texts.push(decode(html.slice(at, next === -1 ? html.length : next)))
    if (next === -1) break
    const separator = match(SEPARATOR, html, next)
    const tag = separator ? null : match(TAG, html, next)
    if (separator === null && tag === null) throw new Error(`no tag: ${html.slice(next - 60, next + 80)}`)
    at = next + (separator ?? tag)![0].length
    if (tag === null || tag[1] === '/') continue
    const name = tag[2] as string
    const content = WITH_CONTENT.has(name) ? contentFrom(html, at, name) : ''
    elements.push({ name, attributes: attributesOf(tag[3] as string), content })
    at += content.length
  }
  return { elements, text: texts.join('') }
}

function match(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

function contentFrom(html: string, at: number, name: string): string {
  const content = html.slice(at, html.indexOf('<', at))
  if (!html.startsWith(`</${name}>`, at + content.length))
    throw new Error(`a tag inside <${name}>: ${content.slice(-80)}`)
  return content
}

function attributesOf(written: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) throw new Error(`the attribute ${name} stands twice in ${written}`)
    attributes[name] = decode(value)
  }
  return attributes
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] as string)
}

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset', 'xlink:href']

/** Elements that the content security policy would block, or that must never pass the sanitiser. */
export function faultsOf({ elements }: StrictPage): readonly string[] {
  return elements.flatMap(({ name, attributes }) => {
    const isScript =
      name === 'script' && attributes['src'] === undefined && attributes['type'] !== 'application/ld+json'
    const isForeign = ['style', 'iframe', 'frame', 'object', 'embed', 'base', 'applet', 'portal'].includes(
      name,
    )
    const isOpener = attributes['target'] === '_blank' && !attributes['rel']?.split(' ').includes('noopener')
    return [
      ...(isScript || isForeign ? [`<${name}>`] : []),
      ...(isOpener ? [`<${name} target="_blank"> without noopener`] : []),
      ...Object.entries(attributes).flatMap(([attribute, value]) => attributeFault(attribute, value)),
    ]
  })
}

function attributeFault(attribute: string, value: string): readonly string[] {
  if (/^on/i.test(attribute) || ['style', 'srcdoc'].includes(attribute.toLowerCase()))
    return [`${attribute}="${value}"`]
  if (!ADDRESSES.includes(attribute.toLowerCase())) return []
  // Like browsers, it ignores blanks and control characters inside a scheme.
  const address = value.replace(/[\s\p{Cc}]/gu, '')
  // `data:,` is a picture whose address a script sets.
  const isSafe = address === 'data:,' || /^(?:https:|http:|mailto:|tel:|\/(?![/\\])|\?|#)/i.test(address)
  return isSafe ? [] : [`${attribute}="${value}"`]
}

/** The data of every JSON-LD script. */
export function structuredData({ elements }: StrictPage): readonly unknown[] {
  return elements
    .filter(({ name, attributes }) => name === 'script' && attributes['type'] === 'application/ld+json')
    .map(({ content }) => JSON.parse(content) as unknown)
}
