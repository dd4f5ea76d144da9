/** Marks the blocks in which mutants stand, so that a run of a test says which mutants it reaches. */
import { groupBy } from '../../core/domain/group-by.ts'
import type { Mutant } from './mutant.ts'
import { isNode, walk } from './syntax.ts'
import type { Node } from './syntax.ts'

/**
 * The source with a call at the beginning of each block that holds a mutant; the call appends the ids of these mutants to
 * the file `report`, in whatever process or thread the code runs. A mutant outside all functions is reached by whoever
 * loads the module.
 */
export function marked(file: string, source: string, mutants: readonly Mutant[], report: string): string {
  const blocks: Node[] = []
  walk(file, source, ({ node }) => blocks.push(...blockOf(node)))
  const innermost = ({ edit }: Mutant) =>
    blocks
      .filter(({ start, end }) => start <= edit.start && edit.end <= end)
      .reduce<Node | null>((inner, one) => (inner === null || one.start >= inner.start ? one : inner), null)
  const inside = groupBy(mutants, (mutant) => [innermost(mutant)])
  const inserts = [...inside].flatMap(([block, some]) => insertsOf(block, some))
  return preamble(report) + withInserts(source, inserts)
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

function insertsOf(block: Node | null, mutants: readonly Mutant[]): readonly Insert[] {
  const call = `__reached(${JSON.stringify(mutants.map(({ id }) => id).join(' '))})`
  if (block === null) return [{ at: 0, text: `${call};` }]
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

/** Browsers have no `process`: what runs there is not reported. Each test file reports a block once. */
function preamble(report: string): string {
  return `const __reached=(ids)=>{
    const said=(globalThis.__reachedIds??=new Set()),key=globalThis.__vitest_worker__?.filepath+ids
    if(said.has(key))return
    said.add(key)
    globalThis.process?.getBuiltinModule?.('node:fs').appendFileSync(${JSON.stringify(report)},ids+'\\n')
  };`.replace(/\n\s*/g, ';')
}
