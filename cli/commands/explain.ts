import path from 'node:path'
import { advance } from '../../core/build/advance.ts'
import type { Advanced, SiteState } from '../../core/build/advance.ts'
import { readManifest } from '../../core/build/output/manifest.ts'
import { manifestFile, placesOf } from '../../core/build/output/output.ts'
import type { Places } from '../../core/build/output/output.ts'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { problemsBehind } from '../../core/build/session.ts'
import { suggest } from '../../core/diagnostics/suggest.ts'
import { explainFile, explainPage, pageNamed } from '../../core/dev/explain-site.ts'
import { explainedCode, explainedFile, explainedPage } from '../explained.ts'
import type { Answer } from '../explained.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { refused } from '../refused.ts'
import { report } from '../report.ts'

export interface ExplainOptions extends SiteOptions {
  /** The subject of the explanation: an address, a file or a code. */
  readonly word: string
}

/** Prints the dependencies of a page, the pages of a file, or the meaning of a code. Only the cache is written. */
export async function explain(io: Io, options: GlobalOptions & ExplainOptions): Promise<number> {
  const { word } = options
  const site = siteOptions(io, options)
  const { root } = site
  const say = ({ result, rows }: Answer) =>
    report(io, options, { command: 'explain', ok: true, problems: [], root, result, summary: rows })
  const code = explainedCode(word)
  if (code !== null) return say(code)
  if (/^AS\d{4}$/i.test(word))
    return refused(io, `there is no code ${word.toUpperCase()}`, 'docs/errors.md lists the codes')

  const line = createProgress(io, options)
  const ports = machinePorts(io, line.show)
  const places = placesOf(root, site.output, site.cache)
  const { site: state, problems } = await loaded(ports, site, places)
  line.clear()
  if (state === null)
    return report(io, options, { command: 'explain', ok: false, problems, root, result: {}, summary: [] })
  const answer = await answerFor(state, { ports, places, word, cwd: io.cwd })
  if (answer !== null) return say(answer)
  const near = suggest(word, [...state.plan.pages.map(({ url }) => url), ...state.prepared.sources.keys()])
  const advice = near === undefined ? 'agency-site routes lists the pages' : `did you mean ${near}?`
  return refused(io, `"${word}" is neither a page nor a file of the site`, advice)
}

async function loaded(
  ports: Ports,
  options: BuildOptions,
  places: Places,
): Promise<Pick<Advanced, 'site' | 'problems'>> {
  try {
    return await advance(ports, { options, places, recalls: true, ended: () => undefined }, null)
  } catch (error) {
    return { site: null, problems: await problemsBehind(error, ports, { places, staged: 0 }) }
  }
}

interface Question {
  readonly ports: Ports
  readonly places: Places
  readonly word: string
  readonly cwd: string
}

/** An address, a file of the output or a file of the site, relative to the site or to the current folder. */
async function answerFor(site: SiteState, { ports, places, word, cwd }: Question): Promise<Answer | null> {
  const { root, output } = places
  const absolute = path.resolve(cwd, word)
  const below = (folder: string) => path.relative(folder, absolute).split(path.sep).join('/')
  const job = pageNamed(site, word) ?? pageNamed(site, below(output))
  if (job !== null) {
    const built = await readManifest(ports.files, manifestFile(places))
    return explainedPage(root, explainPage(site, built, job))
  }
  const file = explainFile(site, word) ?? explainFile(site, below(root))
  return file === null ? null : explainedFile(file)
}
