/**
 * Reads the records of an XML file in bounded memory. An element of the given name is a record. No entity is expanded
 * but the five of XML, a document type declaration is refused, and depth, attributes and sizes have limits.
 */
import sax from 'sax'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import type { ReadItem, ReaderOptions } from '../raw-record.ts'
import { createXmlTree } from './xml-tree.ts'
import type { XmlTree } from './xml-tree.ts'

/**
 * Mistakes of careless writers that leave the structure of a document intact: the parser keeps the character as text.
 * Entities of HTML, such as `&nbsp;`, stay as they are written.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  'Invalid character entity',
  'Invalid character in entity name',
  'Unencoded <',
])

/** Without `strictEntities`, the parser replaces the entities of HTML as well. Its types lack the option. */
const PARSER_OPTIONS = { strictEntities: true, position: true }

const ENDS: ReadonlySet<string> = new Set(['Unclosed root tag', 'Unexpected end'])

/** Implements `Reader`. The encoding that the file declares has no effect any more. */
export async function* readXml(
  chunks: AsyncIterable<Uint8Array>,
  options: ReaderOptions,
): AsyncIterable<ReadItem> {
  const decoder = new TextDecoder()
  const document = openDocument(options)
  for await (const bytes of chunks) {
    document.write(decoder.decode(bytes, { stream: true }))
    yield* document.take()
    if (document.isFaulty()) return
  }
  document.write(decoder.decode())
  document.close()
  yield* document.take()
}

interface XmlDocument {
  readonly write: (text: string) => void
  readonly close: () => void
  /** The items since the last call. A fault is the last one of all. */
  readonly take: () => readonly ReadItem[]
  readonly isFaulty: () => boolean
}

function openDocument(options: ReaderOptions): XmlDocument {
  const parser = sax.parser(true, PARSER_OPTIONS)
  const items: ReadItem[] = []
  let isFaulty = false
  const fail = (what: Problem) => {
    if (!isFaulty) items.push({ fault: what })
    isFaulty = true
  }
  const tree = createXmlTree(options, {
    line: () => parser.line + 1,
    found: (item) => {
      if (!isFaulty) items.push(item)
    },
    fail: (limit) => fail(problem('AS9103', { limit }, { at: placeOf(parser, options.file) })),
  })
  listen(parser, { tree, fail, file: options.file })
  return {
    write: (text) => {
      if (!isFaulty) parser.write(text)
    },
    close: () => {
      if (isFaulty) return
      parser.close()
      if (!tree.hasRoot()) fail(problem('AS9101', { what: 'it has no element' }, { at: start(options.file) }))
    },
    take: () => items.splice(0),
    isFaulty: () => isFaulty,
  }
}

interface Listener {
  readonly tree: XmlTree
  readonly fail: (what: Problem) => void
  readonly file: string
}

function listen(parser: sax.SAXParser, { tree, fail, file }: Listener): void {
  parser.onopentagstart = ({ name }) => tree.open(name)
  parser.onattribute = ({ name, value }) => tree.attribute(name, value)
  parser.onopentag = () => tree.opened()
  parser.onclosetag = () => tree.close()
  parser.ontext = (text) => tree.text(text)
  parser.oncdata = (text) => tree.text(text)
  parser.ondoctype = () => fail(problem('AS9102', {}, { at: placeOf(parser, file) }))
  parser.onerror = (error) => {
    const [what = ''] = error.message.split('\n')
    // The parser continues after an error that is removed.
    Object.assign(parser, { error: null })
    if (HARMLESS.has(what)) return
    const reason = ENDS.has(what) ? 'it ends before its last element does' : lowered(what)
    fail(problem('AS9101', { what: reason }, { at: placeOf(parser, file) }))
  }
}

function placeOf(parser: sax.SAXParser, file: string): Pointer {
  return { file, path: [], position: { line: parser.line + 1, column: Math.max(1, parser.column) } }
}

function start(file: string): Pointer {
  return { file, path: [], position: { line: 1, column: 1 } }
}

/** The sentence of the parser, as a part of ours. */
function lowered(what: string): string {
  return what.charAt(0).toLowerCase() + what.slice(1).replace(/\.$/, '')
}
