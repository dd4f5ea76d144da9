/** Elements of XML and their text. */

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, XmlValue>>
  readonly content: readonly XmlElement[] | string
}

type XmlValue = string | number | boolean | undefined

/** An element with attributes; those without a value are left out. */
export function empty(name: string, attributes: Readonly<Record<string, XmlValue>>): XmlElement {
  return { name, attributes, content: '' }
}

/** An element with a text; undefined without one, because an empty element means a value in some programs. */
export function leaf(
  name: string,
  value: XmlValue,
  attributes: Readonly<Record<string, XmlValue>> = {},
): XmlElement | undefined {
  return value === undefined || value === '' ? undefined : { name, attributes, content: String(value) }
}

/** An element with children; undefined without any. */
export function group(name: string, children: readonly (XmlElement | undefined)[]): XmlElement | undefined {
  const content = children.filter((child) => child !== undefined)
  return content.length === 0 ? undefined : { name, attributes: {}, content }
}

export function xmlText({ name, attributes, content }: XmlElement, indent = ''): string {
  const start = `${indent}<${startTag(name, attributes)}`
  if (content.length === 0) return `${start}/>\n`
  if (typeof content === 'string') return `${start}>${escaped(content)}</${name}>\n`
  return `${start}>\n${content.map((child) => xmlText(child, `${indent}  `)).join('')}${indent}</${name}>\n`
}

export function startTag(name: string, attributes: XmlElement['attributes']): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return [name, ...given.map(([key, value]) => `${key}="${escapedXml(String(value))}"`)].join(' ')
}

/** A text for an element or an attribute, with all five entities, as the protocol of sitemaps asks. */
export function escapedXml(text: string): string {
  return escaped(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}

/** Characters that XML 1.0 (section 2.2) does not allow, even as a reference. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
