/**
 * Whatever is edited, a later build gives what a clean build gives, byte for byte. The edits are drawn from every file of a
 * site that uses every field; `npm run oracle` draws more of them.
 */
import { expect, test } from 'vitest'
import { emptyTally, run, stepsOf } from '../oracle/run.ts'
import type { Step } from '../oracle/run.ts'
import { oracleFiles } from '../oracle/site.ts'
import { isLong } from '../support/long.ts'

const SEEDS = isLong() ? Array.from({ length: 40 }, (_, index) => index + 1) : [1, 2]
const EDITS = 12

test.each(SEEDS)('seed %i', async (seed) => {
  const tally = emptyTally()
  const files = await oracleFiles()
  const failure = await run(files, await stepsOf(files, seed, EDITS), tally)
  expect(failure && [...failure.steps.map(({ name }) => name), failure.difference]).toBeNull()
  expect(tally.edits - tally.refused).toBeGreaterThan(EDITS / 3)
  // A template of the site is a part of every page, and a new process may know less of the last few pages, or of all after a kill.
  const wasteful = tally.wasteful.filter(
    ({ step }) => !step.isNewProcess && step.killedBefore === null && !isOfTemplates(step),
  )
  expect(wasteful.map(({ step, rendered, needed }) => [step.name, rendered, needed])).toEqual([])
})

function isOfTemplates({ change }: Step): boolean {
  return Object.keys(change).some((file) => file.startsWith('templates/'))
}
