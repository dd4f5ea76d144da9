/** Describes in words the changes that caused a page to be rendered. */
import type { Input } from '../plan/explain.ts'
import type { Change } from './change-set.ts'

/** The number of changes that are named; a longer list is not read. */
const NAMED = 5

export function reasonsOf(
  changes: readonly Change[] | null,
  inputs: readonly Pick<Input, 'file' | 'role' | 'of'>[],
  shared: readonly string[],
): readonly string[] {
  if (changes === null) return ['It was asked for.']
  const own = new Map(inputs.map((input) => [input.file, input]))
  const common = new Set(shared)
  const known = changes.flatMap((change) => {
    const input = own.get(change.file)
    const text = input === undefined ? sharedText(change, common) : textOf(input)
    return text === null ? [] : [`${change.file} was ${change.event}: ${text}.`]
  })
  if (known.length > 0) return shortened(known)
  // A list or a count can change without a dependency of this page.
  return shortened(changes.map(({ file, event }) => `${file} was ${event}.`))
}

function textOf({ role, of }: Pick<Input, 'role' | 'of'>): string {
  if (role === 'subject') return 'the page is about it'
  if (role === 'picture') return 'the page shows the picture'
  if (role === 'file') return 'the page leads to the file'
  return role === 'shown' ? `the page shows ${of}` : `the page leads to ${of}`
}

function sharedText({ file, kind }: Change, shared: ReadonlySet<string>): string | null {
  if (kind === 'templates' || kind === 'scripts' || kind === 'styles') return 'pages are rendered with it'
  return shared.has(file) || kind === 'strings' ? 'all pages share it' : null
}

function shortened(rows: readonly string[]): readonly string[] {
  if (rows.length <= NAMED) return rows
  return [...rows.slice(0, NAMED), `And ${rows.length - NAMED} further changes.`]
}
