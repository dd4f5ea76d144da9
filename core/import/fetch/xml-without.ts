/** The text of an XML file without the elements and attributes of some names, which is otherwise unchanged. */
import sax from 'sax'
import { problem } from '../../diagnostics/diagnostic.ts'
import { localName } from '../readers/xml-tree.ts'
import { StreamFault } from '../stream-fault.ts'

interface Cut {
  readonly file: string
  /** `parent` is the name of the element around an element or attribute; absent for the root. */
  readonly isPrivate: (name: string, parent?: string) => boolean
}

export async function* xmlWithout(chunks: AsyncIterable<Uint8Array>, cut: Cut): AsyncIterable<string> {
  const filter = createFilter(cut)
  const decoder = new TextDecoder()
  for await (const chunk of chunks) yield filter.write(decoder.decode(chunk, { stream: true }))
  yield filter.write(decoder.decode())
  yield filter.end()
}

/** Positions are those of the parser, in characters from the start of the file. */
function createFilter({ file, isPrivate }: Cut) {
  const parser = sax.parser(true, { position: true })
  let text = ''
  let start = 0
  const open: string[] = []
  let dropped: number | undefined
  /** The end of the name or attribute before the next attribute. */
  let attribute = 0
  const kept: string[] = []
  const skipTo = (position: number) => {
    text = text.slice(position - start)
    start = position
  }
  const keepTo = (position: number) => {
    kept.push(text.slice(0, position - start))
    skipTo(position)
  }
  parser.onopentagstart = (tag) => {
    const parent = open.at(-1)
    const name = localName(tag.name)
    open.push(name)
    attribute = parser.position - 1
    if (dropped !== undefined || !isPrivate(name, parent)) return
    dropped = open.length
    keepTo(parser.startTagPosition - 1)
  }
  parser.onattribute = ({ name }) => {
    if (dropped === undefined && isPrivate(localName(name), open.at(-1))) {
      keepTo(attribute)
      skipTo(parser.position)
    }
    attribute = parser.position
  }
  parser.onclosetag = () => {
    if (dropped === open.length) {
      skipTo(parser.position)
      dropped = undefined
    }
    open.pop()
  }
  let fault: string | undefined
  parser.onerror = (error) => {
    // Mistakes in texts are for the reader, which continues after them.
    if (/^(?:Unclosed root tag|Unexpected end|Unexpected close tag|Unmatched closing)/.test(error.message))
      fault ??= 'it ends before its last element does'
    Object.assign(parser, { error: null })
  }
  const taken = () => {
    if (fault !== undefined)
      throw new StreamFault(problem('AS9101', { what: fault }, { at: { file, path: [] } }))
    return kept.splice(0).join('')
  }
  return {
    write(part: string) {
      text += part
      parser.write(part)
      // A tag that has begun may be that of a private element.
      if (dropped === undefined) keepTo(start + Math.max(text.lastIndexOf('<'), 0))
      return withUtf8(taken())
    },
    end() {
      parser.close()
      if (dropped === undefined) keepTo(start + text.length)
      return withUtf8(taken())
    },
  }
}

/** The declaration names the encoding of the stored text. */
function withUtf8(text: string): string {
  if (!text.startsWith('<?xml') && !text.startsWith('\uFEFF<?xml')) return text
  return text.replace(/^(\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["'])[^"']*/, '$1UTF-8')
}
