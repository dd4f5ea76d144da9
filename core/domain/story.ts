/**
 * The marks of a description that place pictures and plans in it, each on a line of its own: `{picture:3}`, `{picture:3,4}`,
 * `{plan:1}`, and `{room:kitchen}` for the pictures of a room. Numbers are those of the order in which pictures are shown.
 */
export const ROOMS = [
  'facade',
  'hall',
  'living',
  'dining',
  'kitchen',
  'bedroom',
  'bathroom',
  'office',
  'attic',
  'cellar',
  'garage',
  'terrace',
  'garden',
  'workspace',
] as const

export type StoryMark =
  | { readonly kind: 'picture' | 'plan'; readonly numbers: readonly number[] }
  | { readonly kind: 'room'; readonly room: string }

export type StoryPiece = { readonly kind: 'text'; readonly text: string } | StoryMark

/** A feed writes paragraphs as elements. */
const MARK = /^[ \t]*(?:<p>)?\{(picture|plan|room):([^{}\n]{1,60})\}(?:<\/p>)?[ \t]*$/gm

/** The texts and marks of a description, in their order. */
export function storyPieces(source: string): readonly StoryPiece[] {
  const pieces: StoryPiece[] = []
  let from = 0
  for (const found of source.matchAll(MARK)) {
    const mark = markOf(found[1] ?? '', found[2] ?? '')
    if (mark === undefined) continue
    addText(pieces, source.slice(from, found.index))
    pieces.push(mark)
    from = found.index + found[0].length
  }
  addText(pieces, source.slice(from))
  return pieces
}

function addText(pieces: StoryPiece[], text: string): void {
  if (text.trim() !== '') pieces.push({ kind: 'text', text: text.trim() })
}

/** Undefined for a number that is none: such a line stays a text. */
function markOf(kind: string, given: string): StoryMark | undefined {
  if (kind === 'room') return { kind, room: given.trim() }
  const numbers = given.split(',').map((part) => (/^\s*\d{1,3}\s*$/.test(part) ? Number(part) : 0))
  if (kind !== 'picture' && kind !== 'plan') return undefined
  return numbers.every((number) => number > 0) ? { kind, numbers } : undefined
}

/** The description without its marks, for everything that shows no pictures in it. */
export function withoutMarks(source: string): string {
  return source.includes('{')
    ? storyPieces(source)
        .flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))
        .join('\n\n')
    : source
}
