/** The elements of a part of a workbook, in bounded memory. */
import sax from 'sax'
import { broken } from '../archive.ts'
import type { UnpackedFile } from '../archive.ts'

export interface Events {
  /** Names are without the prefix of their namespace. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

/** The items that the events of a part find, as they are found. Throws `StreamFault` for a part that is no XML. */
export async function* itemsIn<Item>(
  part: UnpackedFile,
  eventsFor: (found: (item: Item) => void) => Events,
): AsyncIterable<Item> {
  const items: Item[] = []
  const parser = parserOf(
    eventsFor((item) => void items.push(item)),
    (what) => broken(part.shown, what),
  )
  const decoder = new TextDecoder()
  for await (const bytes of part.open()) {
    parser.write(decoder.decode(bytes, { stream: true }))
    yield* items.splice(0)
  }
  parser.write(decoder.decode()).close()
  yield* items.splice(0)
}

/** Reads a part whose events find no items one by one. */
export async function readPart(part: UnpackedFile, events: Partial<Events>): Promise<void> {
  for await (const item of itemsIn<never>(part, () => ({ ...NONE, ...events }))) void item
}

const NONE: Events = { open: () => undefined, close: () => undefined, text: () => undefined }

function parserOf(events: Events, fault: (what: string) => Error): sax.SAXParser {
  const parser = sax.parser(true, { position: false })
  parser.onopentag = ({ name, attributes }) =>
    events.open(withoutPrefix(name), attributes as Record<string, string>)
  parser.onclosetag = (name) => events.close(withoutPrefix(name))
  parser.ontext = events.text
  parser.oncdata = events.text
  // Entities of a document type could expand without a limit.
  parser.ondoctype = () => {
    throw fault('it has a document type')
  }
  parser.onerror = (error) => {
    throw fault(error.message.replace(/\n[^]*/, ''))
  }
  return parser
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
