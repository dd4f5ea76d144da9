/** The parts of a workbook of Excel: its sheets, the texts that cells share, and the formats of numbers. */
import path from 'node:path/posix'
import { broken } from '../archive.ts'
import type { UnpackedFile } from '../archive.ts'
import { WORKBOOK } from './is-workbook.ts'
import { createTextReading } from './text-reading.ts'
import { itemsIn, readPart } from './xml-events.ts'
import type { Events } from './xml-events.ts'

export interface Sheet {
  readonly name: string
  readonly part: UnpackedFile
}

export interface Parts {
  /** The visible ones, in their order. */
  readonly sheets: readonly Sheet[]
  readonly texts: UnpackedFile | undefined
  readonly styles: UnpackedFile | undefined
  /** Whether dates are counted from 1904, as of the first Excel for Mac. */
  readonly isFrom1904: boolean
}

export async function partsOf(files: readonly UnpackedFile[]): Promise<Parts> {
  const named = (name: string) => files.find((file) => file.name.toLowerCase() === name.toLowerCase())
  const relations = await relationsOf(named('xl/_rels/workbook.xml.rels'))
  const { sheets, isFrom1904 } = await contentsOf(named(WORKBOOK) as UnpackedFile)
  const target = (kind: string) => [...relations.values()].find(({ type }) => type.endsWith(kind))?.target
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const part = named(relations.get(id)?.target ?? '')
      return part === undefined ? [] : [{ name, part }]
    }),
    texts: named(target('/sharedStrings') ?? ''),
    styles: named(target('/styles') ?? ''),
    isFrom1904,
  }
}

interface Relation {
  readonly type: string
  /** The name of a file of the archive. */
  readonly target: string
}

async function relationsOf(part: UnpackedFile | undefined): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>()
  if (part === undefined) return relations
  await readPart(part, {
    open: (name, { Id, Type = '', Target = '' }) => {
      // A target that begins with a slash is a path in the archive, and another one is beside the workbook.
      const target = Target.startsWith('/') ? Target.slice(1) : path.join('xl', Target)
      if (name === 'Relationship' && Id !== undefined) relations.set(Id, { type: Type, target })
    },
  })
  return relations
}

async function contentsOf(part: UnpackedFile) {
  const sheets: { readonly name: string; readonly id: string }[] = []
  let isFrom1904 = false
  await readPart(part, {
    open: (name, attributes) => {
      const { name: title = '', state = 'visible', date1904 = '' } = attributes
      // The prefix of the namespace of relations is free.
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1] ?? ''
      if (name === 'sheet' && state === 'visible') sheets.push({ name: title, id })
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(date1904)
    },
  })
  return { sheets, isFrom1904 }
}

/** In characters: the texts of all cells are in memory. */
const MOST_TEXT = 256e6

/** The texts to which cells refer by their numbers. */
export async function textsIn(part: UnpackedFile | undefined): Promise<readonly string[]> {
  if (part === undefined) return []
  const texts: string[] = []
  let length = 0
  for await (const text of itemsIn<string>(part, sharedTexts)) {
    length += text.length
    if (length > MOST_TEXT)
      throw broken(part.shown, `its texts have more than ${MOST_TEXT / 1e6} million characters`)
    texts.push(text)
  }
  return texts
}

function sharedTexts(found: (text: string) => void): Events {
  let text = ''
  const reading = createTextReading((part) => (text += part))
  return {
    open(name, attributes) {
      reading.open(name, attributes)
      if (name === 'si') text = ''
    },
    close(name) {
      reading.close(name)
      if (name === 'si') found(text)
    },
    text: reading.text,
  }
}
