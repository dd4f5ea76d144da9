/**
 * Finds the records in the text of a JSON document, in chunks, without building the document: only brackets, texts and
 * the keys around the records are read. The text of each record is parsed by itself.
 */
import { createCapture } from './json-capture.ts'
import type { Capture } from './json-capture.ts'
import { LONGEST_RECORD, MOST_LEVELS } from './parsed-record.ts'

/** The first character of a token: anything but blanks. A line end is a token, as lines are counted. */
const START = /\n|\S/g
const SINGLE = '{}[],:\n'
const AFTER_WORD = /[\s{}[\],:"]/g

interface Token {
  readonly token: string
  readonly index: number
}

/**
 * Brackets, commas, colons, line ends, texts and words. A quotation mark by itself begins a text that ends in a later
 * chunk, and is the last token. No expression repeats anything: values of several megabytes would exceed its stack, and
 * they have to be refused with a message (`LONGEST_RECORD`).
 */
export function* tokensOf(text: string): Iterable<Token> {
  const starts = new RegExp(START)
  const ends = new RegExp(AFTER_WORD)
  for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
    const { index } = found
    const end = endOf(text, index, ends)
    yield { token: text.slice(index, end ?? index + 1), index }
    if (end === undefined) return
    starts.lastIndex = end
  }
}

/** The index after the token that begins at an index. */
function endOf(text: string, index: number, ends: RegExp): number | undefined {
  const start = text.charAt(index)
  if (start === '"') return endOfText(text, index)
  if (SINGLE.includes(start)) return index + 1
  ends.lastIndex = index + 1
  return ends.exec(text)?.index ?? text.length
}

/** An even number of backslashes before a quotation mark escapes none. */
function endOfText(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text[at - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return at + 1
  }
  return undefined
}

/** An object or list around the records. */
interface Container {
  readonly isList: boolean
  /** The keys that lead to it, with points between them. Lists add nothing. */
  readonly path: string
  key: string
}

export interface ScannerEvents {
  /** Whether the elements of a list are records, when one begins. */
  readonly isRecords: (path: string, isObject: boolean) => boolean
  /** Whether an object is a record that is in no list. */
  readonly isRecord: (path: string) => boolean
  /** Whether an object that is the document, or an element of its list, may be a record or have records in it. */
  readonly mayBeRecord: (isInList: boolean) => boolean
  readonly found: (capture: Capture) => void
  /** Whether it is one of records, which may be empty. */
  readonly listEnded: (path: string) => boolean
  readonly broken: (what: string, line: number) => void
}

export interface Scanner {
  readonly push: (text: string) => void
  /** Whether something was opened, and all of it is closed. */
  readonly isComplete: () => boolean
  readonly line: () => number
}

export function createScanner(events: ScannerEvents): Scanner {
  let capture: Capture | undefined
  /** An object that is a record unless records are found in it. Its text is kept until then. */
  let candidate: Capture | undefined
  const dropCandidate = () => (candidate = undefined)
  const around = createSurroundings({
    ...events,
    listEnded: (path) => {
      const isWanted = events.listEnded(path)
      if (isWanted && path !== '') dropCandidate()
      return isWanted
    },
  })
  let rest = ''
  let line = 1

  const step = (token: string, index: number, text: string) => {
    if (token === '\n') line++
    if (capture !== undefined) {
      const end = capture.follow(token, index)
      if (end === undefined) return
      capture.keep(text, end)
      events.found(capture)
      capture = undefined
      if (end > index) return
    }
    if (candidate === undefined && around.mayBegin(token)) candidate = createCapture(token, index, line)
    else if (around.begins(token)) {
      capture = createCapture(token, index, line)
      dropCandidate()
      return
    } else follow(token, index, text)
    around.read(token, line)
  }
  const follow = (token: string, index: number, text: string) => {
    const end = candidate?.follow(token, index)
    if (candidate === undefined || end === undefined) return
    candidate.keep(text, end)
    events.found(candidate)
    dropCandidate()
  }
  const push = (chunk: string) => {
    const text = rest + chunk
    rest = ''
    for (const { token, index } of tokensOf(text)) {
      if (isCutOff(token, index, text)) {
        rest = text.slice(index)
        break
      }
      step(token, index, text)
    }
    for (const kept of [capture, candidate]) kept?.keep(text, text.length - rest.length)
    if (rest.length > LONGEST_RECORD)
      events.broken(`a value has more than ${LONGEST_RECORD} characters, or is never closed`, line)
  }
  return {
    push,
    isComplete: () => around.isComplete() && capture === undefined && rest === '',
    line: () => line,
  }
}

/** A text without its end, and a word at the end of a chunk, of which more may follow. */
function isCutOff(token: string, index: number, text: string): boolean {
  if (token === '"') return true
  return index + token.length === text.length && /^[^{}[\],:\n"]/.test(token)
}

interface Surroundings {
  /** Whether a record begins with the token. */
  readonly begins: (token: string) => boolean
  /** Whether an object begins with it that may be one. */
  readonly mayBegin: (token: string) => boolean
  readonly read: (token: string, line: number) => void
  readonly isComplete: () => boolean
}

/** The objects and lists around the records. */
function createSurroundings(events: ScannerEvents): Surroundings {
  const { isRecords, isRecord, mayBeRecord, listEnded, broken } = events
  const open: Container[] = []
  let hasValue = false
  let lastText = ''
  const pathHere = () => {
    const last = open.at(-1)
    if (last === undefined) return ''
    return last.isList || last.key === ''
      ? last.path
      : `${last.path}${last.path === '' ? '' : '.'}${last.key}`
  }
  const begins = (token: string) => {
    if (/^[\]},:\n]/.test(token)) return false
    const last = open.at(-1)
    const isFound =
      last?.isList === true ? isRecords(last.path, token === '{') : token === '{' && isRecord(pathHere())
    hasValue ||= isFound
    return isFound
  }
  const mayBegin = (token: string) => {
    const last = open.at(-1)
    const isOutermost = last === undefined || (last.isList && open.length === 1)
    return token === '{' && isOutermost && mayBeRecord(last !== undefined)
  }
  const close = (isList: boolean, line: number) => {
    const closed = open.pop()
    if (closed?.isList !== isList) broken(`"${isList ? ']' : '}'}" closes nothing that is open`, line)
    else if (isList) listEnded(closed.path)
  }
  const read = (token: string, line: number) => {
    const last = open.at(-1)
    if (token === '{' || token === '[') {
      hasValue = true
      open.push({ isList: token === '[', path: pathHere(), key: '' })
      if (open.length > MOST_LEVELS) broken('it has too many levels', line)
    } else if (token === '}' || token === ']') close(token === ']', line)
    else if (token === ':' && last !== undefined) last.key = keyOf(lastText)
    else if (token.startsWith('"')) lastText = token
  }
  return { begins, mayBegin, read, isComplete: () => hasValue && open.length === 0 }
}

function keyOf(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return text
  }
}
