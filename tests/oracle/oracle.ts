/** `npm run oracle -- --seeds 1-50 --edits 40 --site demo`: random edits, each build compared with a clean one. */
import { parseArgs } from 'node:util'
import { emptyTally, run, shrunk, stepsOf } from './run.ts'
import type { Step } from './run.ts'
import type { SiteFiles } from '../support/site.ts'
import { demoFiles, oracleFiles } from './site.ts'

const SITES: Readonly<Record<string, () => SiteFiles | Promise<SiteFiles>>> = {
  full: oracleFiles,
  demo: demoFiles,
}

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '1-5' },
      edits: { type: 'string', default: '30' },
      site: { type: 'string', default: 'full' },
    },
  })
  const filesOf = SITES[values.site]
  if (filesOf === undefined) throw new Error(`--site is one of ${Object.keys(SITES).join(', ')}`)
  const files = await filesOf()
  const [first = 1, last = first] = values.seeds.split('-').map(Number)
  const tally = emptyTally()
  let failures = 0
  for (let seed = first; seed <= last; seed++) {
    const failure = await run(files, await stepsOf(files, seed, Number(values.edits)), tally)
    if (failure === null) continue
    failures++
    const { steps: fewest, difference } = await shrunk(failure)
    console.log(`seed ${seed} fails at edit ${failure.steps.length}; ${fewest.length} edits are enough:`)
    for (const step of fewest) console.log(`  ${describe(step)}`)
    console.log(difference)
  }
  const { edits, refused, made, needed, wasteful } = tally
  for (const { step, rendered, needed: few } of wasteful)
    console.log(`${rendered} pages made for ${few} that differ: ${describe(step)}`)
  console.log(
    `${edits} edits (${refused} refused), ${made} pages made for ${needed} that differ, ${failures} seeds fail`,
  )
  return failures === 0 ? 0 : 1
}

function describe({ name, threads, killedBefore, isNewProcess, isTold, isAhead, days }: Step): string {
  const how = [
    killedBefore !== null && `killed before operation ${killedBefore}`,
    isNewProcess && 'new process',
    isTold && 'told',
    isAhead && 'clock ahead',
    `day ${days}`,
  ].filter(Boolean)
  return `${name.slice(0, 160)} (${[...how, `${threads} threads`].join(', ')})`
}
