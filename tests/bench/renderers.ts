/** `npm run bench:render`: the processor time of each renderer for a page of the demo with finished props. */
import path from 'node:path'
import { advance } from '../../core/build/advance.ts'
import type { SiteState } from '../../core/build/advance.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { RENDERERS } from '../../core/build/bundle/renderer-name.ts'
import type { RendererName } from '../../core/build/bundle/renderer-name.ts'
import { REPOSITORY, SHARED_CACHE, testOptions, testPorts } from '../support/site.ts'

const ROUNDS = 9

async function stateOf(renderer: RendererName): Promise<SiteState> {
  const options = testOptions(REPOSITORY, { renderer, cache: path.join(SHARED_CACHE, 'bench') })
  const places = placesOf(REPOSITORY, options.output, options.cache)
  const { site } = await advance(testPorts(), { options, places, ended: () => undefined }, null)
  if (site === null) throw new Error('the demo has errors')
  return site
}

/** Renders every page once. Returns milliseconds of processor time for each page. */
function round({ plan: { pages, shells }, renderer }: SiteState, props: readonly object[]): number {
  const before = process.cpuUsage()
  let length = 0
  for (const [index, { slot, locale }] of pages.entries()) {
    const shell = shells[locale]
    if (shell === undefined) throw new Error(`there is no shell in ${locale}`)
    length += Buffer.byteLength(renderer.render(slot, props[index] as never, { shell }))
  }
  if (length === 0) throw new Error('the pages are empty')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / pages.length
}

export async function main(): Promise<void> {
  const states = await Promise.all(RENDERERS.map(stateOf))
  const props = states.map(({ plan }) => plan.pages.map((job) => plan.propsOf(job)))
  const times = RENDERERS.map((): number[] => [])
  // Renderers alternate, because the speed of a machine changes.
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const [index, state] of states.entries()) times[index]?.push(round(state, props[index] ?? []))
  for (const [index, name] of RENDERERS.entries()) {
    const sorted = (times[index] ?? []).toSorted((left, right) => left - right)
    const [least = 0, median = 0] = [sorted[0], sorted[ROUNDS >> 1]]
    console.log(`${name}: ${median.toFixed(3)} ms a page (least ${least.toFixed(3)})`)
  }
}
