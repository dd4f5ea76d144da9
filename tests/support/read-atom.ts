/** Reads a feed by the rules of RFC 4287 and XML 1.0: what breaks one of them is returned as a sentence. */
import sax from 'sax'

export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlNode[]
  text: string
}

const ATOM = 'http://www.w3.org/2005/Atom'
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/
const TYPE = /^[a-z]+\/[a-z0-9.+-]+$/
/** Everything but Char (XML 1.0, 2.2). */
// oxlint-disable-next-line no-control-regex
const NO_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u

/** Elements of a feed and of an entry (4.1.1, 4.1.2): how many there may be. */
const ONE = { least: 1, most: 1 } as const
const ANY = { least: 0, most: Infinity } as const
const PERHAPS = { least: 0, most: 1 } as const
const COMMON = {
  author: ANY,
  category: ANY,
  contributor: ANY,
  id: ONE,
  link: ANY,
  rights: PERHAPS,
  title: ONE,
  updated: ONE,
}
const FEED = { ...COMMON, generator: PERHAPS, icon: PERHAPS, logo: PERHAPS, subtitle: PERHAPS, entry: ANY }
const ENTRY = { ...COMMON, content: PERHAPS, published: PERHAPS, source: PERHAPS, summary: PERHAPS }
const TEXTS = ['title', 'subtitle', 'summary', 'rights']

export interface ReadFeed {
  readonly feed: XmlNode
  readonly entries: readonly XmlNode[]
  readonly problems: readonly string[]
}

export function readAtom(text: string): ReadFeed {
  if (NO_CHARACTER.test(text)) return broken('a character that XML does not allow')
  const parsed = parsedXml(text)
  if (typeof parsed === 'string') return broken(parsed)
  const entries = childrenOf(parsed, 'entry')
  const isOfFeed = parsed.name === 'feed' && parsed.attributes['xmlns'] === ATOM
  return {
    feed: parsed,
    entries,
    problems: [
      ...(isOfFeed ? [] : ['the root is no feed of Atom']),
      ...problemsOf(parsed, FEED),
      ...entries.flatMap((entry) => problemsOf(entry, ENTRY)),
      ...entries.flatMap((entry) => {
        const hasAuthor = [parsed, entry].some((node) => childrenOf(node, 'author').length > 0)
        return hasAuthor ? [] : ['an entry without an author (4.1.2)']
      }),
      ...repeated(entries.map((entry) => textOf(entry, 'id'))).map((id) => `${id} is there twice`),
    ],
  }
}

export function textOf(node: XmlNode, name: string): string {
  return childrenOf(node, name)[0]?.text ?? ''
}

export function linkOf(node: XmlNode, rel: string): string | undefined {
  return childrenOf(node, 'link').find(({ attributes }) => attributes['rel'] === rel)?.attributes['href']
}

function broken(problem: string): ReadFeed {
  return { feed: { name: '', attributes: {}, children: [], text: '' }, entries: [], problems: [problem] }
}

function parsedXml(text: string): XmlNode | string {
  const parser = sax.parser(true)
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  parser.onopentag = ({ name, attributes }) => {
    const node: XmlNode = { name, attributes: attributes as XmlNode['attributes'], children: [], text: '' }
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  parser.onclosetag = () => void open.pop()
  parser.ontext = (part) => void ((open.at(-1) as XmlNode).text += part)
  try {
    // Without a handler of errors, the first one is thrown.
    parser.write(text).close()
  } catch (error) {
    return (error as Error).message
  }
  return open.length === 1 ? (root.children[0] ?? 'no element') : 'an element that is not closed'
}

function childrenOf({ children }: XmlNode, name: string): readonly XmlNode[] {
  return children.filter((child) => child.name === name)
}

type Counts = Readonly<Record<string, { readonly least: number; readonly most: number }>>

function problemsOf(node: XmlNode, counts: Counts): readonly string[] {
  const alternates = childrenOf(node, 'link').filter(
    ({ attributes: { rel = 'alternate' } }) => rel === 'alternate',
  )
  return [
    ...Object.entries(counts).flatMap(([name, { least, most }]) => {
      const found = childrenOf(node, name).length
      return found < least || found > most ? [`${found} ${name} in ${node.name}`] : []
    }),
    ...node.children.filter(({ name }) => counts[name] === undefined).map(({ name }) => `unknown ${name}`),
    ...(node.name === 'entry' && alternates.length === 0 ? ['an entry leads nowhere (4.1.2)'] : []),
    ...repeated(alternates.map(({ attributes: { type, hreflang } }) => `${type} ${hreflang}`)).map(
      (kind) => `two alternates of ${kind} (4.1.1)`,
    ),
    ...node.children.flatMap(valueProblems),
  ]
}

function valueProblems(node: XmlNode): readonly string[] {
  const { name, text, attributes, children } = node
  if (TEXTS.includes(name)) {
    const { type = 'text' } = attributes
    const isPlain = type === 'text' || type === 'html'
    return isPlain && children.length > 0 ? [`${name} has elements (3.1.1)`] : []
  }
  if (name === 'updated' || name === 'published')
    return TIME.test(text) && !Number.isNaN(Date.parse(text)) ? [] : [`${name} is no time: ${text} (3.3)`]
  if (name === 'id') return isAddress(text) ? [] : [`the id ${text} is no address (4.2.6)`]
  if (name === 'link') {
    const { href = '', type } = attributes
    const isType = type === undefined || TYPE.test(type)
    return [...(isAddress(href) ? [] : [`a link to ${href}`]), ...(isType ? [] : [`a link of type ${type}`])]
  }
  return name === 'author' ? personProblems(node) : []
}

function personProblems(person: XmlNode): readonly string[] {
  const names = childrenOf(person, 'name')
  const uris = childrenOf(person, 'uri')
  const attributes = person.children.flatMap((child) => Object.keys(child.attributes))
  return [
    ...(names.length === 1 && names[0]?.text !== '' ? [] : ['a person without a name (3.2.1)']),
    ...(uris.every(({ text }) => isAddress(text)) ? [] : ['a person without a good address (3.2.2)']),
    ...attributes.map((attribute) => `a part of a person has ${attribute}`),
  ]
}

/** Absolute, and with the characters of a URI alone. */
export function isAddress(text: string): boolean {
  return /^https:\/\/[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]+$/.test(text) && URL.canParse(text)
}

export function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
