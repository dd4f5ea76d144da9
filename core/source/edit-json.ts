/** Changes single values in the text of a JSON file. Everything else stays as it is written, also its indentation. */
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'

interface JsonEdit {
  readonly path: readonly (string | number)[]
  /** Undefined removes the key. */
  readonly value: unknown
}

export function editJson(text: string, edits: readonly JsonEdit[]): string {
  const unit = unitOf(text)
  const formattingOptions = {
    eol: eolOf(text),
    insertSpaces: !unit.startsWith('\t'),
    tabSize: unit.startsWith('\t') ? 1 : unit.length,
  }
  return edits.reduce(
    (current, { path, value }) =>
      applyEdits(current, modify(current, [...path], value, { formattingOptions })),
    text,
  )
}

/** Adds an entry behind the last one of a list. A list that is empty or absent is made. */
export function appendToList(text: string, key: string, entry: unknown): string {
  const tree = parseTree(text)
  const last = tree && findNodeAtLocation(tree, [key])?.children?.at(-1)
  if (!last) return editJson(text, [{ path: [key], value: [entry] }])
  const before = text.slice(text.lastIndexOf('\n', last.offset) + 1, last.offset)
  const isOnItsLine = before.trim() === ''
  const written = isOnItsLine
    ? `\n${before}${JSON.stringify(entry, null, unitOf(text)).replaceAll('\n', `\n${before}`)}`
    : ` ${JSON.stringify(entry)}`
  const end = last.offset + last.length
  return `${text.slice(0, end)},${written.replaceAll('\n', eolOf(text))}${text.slice(end)}`
}

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

function unitOf(text: string): string {
  return /^([ \t]+)\S/m.exec(text)?.[1] ?? '  '
}
