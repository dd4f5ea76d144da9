import type { Mutant } from './mutant.ts'
import type { Verdict } from './run.ts'

export function survivorText({ id, file, line, operator, within, before, after }: Mutant): string {
  return `${file}:${line} ${operator} (${within}) ${id}\n    ${cut(before)}  ->  ${cut(after)}`
}

function cut(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 100)} … ${text.slice(-56)}`
}

/** How many mutants each operator offers, and how many of them are drawn. */
export function tableOf(candidates: readonly Mutant[], drawn: readonly Mutant[]): string {
  const names = [...new Set(candidates.map(({ operator }) => operator))].sort()
  const count = (mutants: readonly Mutant[], name: string) =>
    String(mutants.filter(({ operator }) => operator === name).length)
  return names
    .map(
      (name) => `  ${name.padEnd(20)}${count(candidates, name).padStart(6)}${count(drawn, name).padStart(5)}`,
    )
    .join('\n')
}

export function summary(
  folder: string,
  seed: number,
  verdicts: readonly Verdict[],
  aside: ReadonlySet<string>,
): string {
  const judged = verdicts.filter(({ mutant }) => !aside.has(mutant.id))
  const killed = judged.filter(({ killedBy }) => killedBy !== null).length
  const percent = judged.length === 0 ? 100 : (100 * killed) / judged.length
  const equivalent = verdicts.length - judged.length
  const apart = equivalent === 0 ? '' : `, ${equivalent} set aside as equivalent`
  return `${folder}, seed ${seed}: ${killed} of ${judged.length} killed (${percent.toFixed(1)} %)${apart}`
}
