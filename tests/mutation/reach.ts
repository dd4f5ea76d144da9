/** Marks the blocks in which mutants stand, so that a run of a test says which mutants it reaches. */
import { groupBy } from '../../core/domain/group-by.ts'
import type { Mutant } from './mutant.ts'
import { isNode, walk } from './syntax.ts'
import type { Node } from './syntax.ts'

/**
 * The source with a call at the beginning of each block that holds a mutant. The call appends the test file and the ids
 * of these mutants to the file `report`, in every process and thread in which the code runs. A mutant outside all
 * functions is reported when the module is loaded.
 */
export function marked(file: string, source: string, mutants: readonly Mutant[], report: string): string {
  const inside = byBlock(file, source, mutants)
  // A line for the system that starts a program stays the first.
  const start = /^#!.*\n/.exec(source)?.[0].length ?? 0
  const inserts = [...inside].flatMap(([block, some]) => insertsOf(block, some, start))
  const text = withInserts(source, inserts)
  return text.slice(0, start) + preamble(report) + text.slice(start)
}

/** The mutants outside all functions: every test that imports the module reaches them. */
export function outsideFunctions(
  file: string,
  source: string,
  mutants: readonly Mutant[],
): readonly Mutant[] {
  return byBlock(file, source, mutants).get(null) ?? []
}

function byBlock(file: string, source: string, mutants: readonly Mutant[]) {
  const blocks: Node[] = []
  walk(file, source, ({ node }) => blocks.push(...blockOf(node)))
  const innermost = ({ edit }: Mutant) =>
    blocks
      .filter(({ start, end }) => start <= edit.start && edit.end <= end)
      .reduce<Node | null>((inner, one) => (inner === null || one.start >= inner.start ? one : inner), null)
  return groupBy(mutants, (mutant) => [innermost(mutant)])
}

/** Blocks, and the expressions of arrow functions. */
function blockOf(node: Node): readonly Node[] {
  if (node.type === 'BlockStatement' || node.type === 'FunctionBody') return [node]
  const { body } = node
  return node.type === 'ArrowFunctionExpression' && node['expression'] === true && isNode(body) ? [body] : []
}

interface Insert {
  readonly at: number
  readonly text: string
}

function insertsOf(block: Node | null, mutants: readonly Mutant[], start: number): readonly Insert[] {
  const call = `__reached(${JSON.stringify(mutants.map(({ id }) => id).join(' '))})`
  if (block === null) return [{ at: start, text: `${call};` }]
  if (block.type === 'BlockStatement' || block.type === 'FunctionBody')
    return [{ at: block.start + 1, text: `${call};` }]
  return [
    { at: block.start, text: `(${call},(` },
    { at: block.end, text: '))' },
  ]
}

function withInserts(source: string, inserts: readonly Insert[]): string {
  const sorted = inserts.toSorted((a, b) => b.at - a.at)
  return sorted.reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source)
}

/**
 * A report of one line: the test file and the ids. Child processes and threads do not know the test file. Each test file
 * reports a block once. Browsers have no `process`: what runs there is not reported.
 */
function preamble(report: string): string {
  return `const __reached=(ids)=>{
    const said=(globalThis.__reachedIds??=new Set()),test=globalThis.__vitest_worker__?.filepath??'',key=test+ids
    if(said.has(key))return
    said.add(key)
    globalThis.process?.getBuiltinModule?.('node:fs').appendFileSync(${JSON.stringify(report)},test+'\\t'+ids+'\\n')
  };`.replace(/\n\s*/g, ';')
}
