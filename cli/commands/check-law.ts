/** `agency-site check --law`: the duties of the law for each home on offer. */
import path from 'node:path'
import { placesOf } from '../../core/build/output/output.ts'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { problemsBehind } from '../../core/build/session.ts'
import { todayOf } from '../../core/build/build-time.ts'
import { lawReport, unknownHomes } from '../../core/build/reports/law-report.ts'
import type { LawReport } from '../../core/build/reports/law-report.ts'
import { planSite } from '../../core/build/reports/plan-site.ts'
import { placeProblems } from '../../core/build/reports/report-place.ts'
import { isFatal } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { REPORTED_DUTIES } from '../../core/domain/duties/table.ts'
import { limitMemory } from '../../core/system/heap.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { lawHtml } from '../law-html.ts'
import { lawText } from '../law-text.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { refused } from '../refused.ts'
import { report } from '../report.ts'

export interface LawOptions {
  readonly law?: boolean
  /** Numbers or file numbers of homes. */
  readonly home?: readonly string[]
  /** The page to print. */
  readonly html?: string
}

type Options = GlobalOptions & SiteOptions & LawOptions

export async function checkLaw(io: Io, options: Options): Promise<number> {
  const site = { ...siteOptions(io, options), whole: true }
  limitMemory()
  const line = createProgress(io, options)
  const ports = machinePorts(io, line.show)
  const planned = await planSite(ports, site)
  line.clear()
  // A site whose files cannot be read has no homes to show.
  if (planned.site === null) return notShown(io, options, { problems: planned.problems, root: site.root })
  const unknown = unknownHomes(planned.site, options.home)
  if (unknown.length > 0)
    return refused(
      io,
      `no home on offer has the number or the file number ${unknown.join(', ')}`,
      'agency-site check --law lists the homes on offer',
    )
  const law = lawReport(planned.site, { day: todayOf(site, ports.now), only: options.home })
  const { html } = options
  const unwritten =
    html === undefined ? [] : await writePage(ports, site, { file: path.resolve(io.cwd, html), law })
  if (unwritten.length > 0) return notShown(io, options, { problems: unwritten, root: site.root })
  const problems = lawProblems(planned.problems, law)
  const ok = !isFatal(problems, site)
  if (options.json) {
    const found = { command: 'check', ok, problems, root: site.root, result: { law }, summary: [] }
    return report(io, options, found)
  }
  if (!options.quiet)
    io.out.write(lawText(law, { all: (options.all ?? false) || options.home !== undefined }))
  if (html !== undefined && !options.quiet) io.err.write(`wrote ${html}\n`)
  return ok ? 0 : 1
}

/** The breaches of duties by the homes of the report. Other problems are those of `check` without `--law`. */
function lawProblems(problems: readonly Problem[], { homes }: LawReport): readonly Problem[] {
  const codes = new Set(REPORTED_DUTIES.map(({ code }) => code))
  const ids = new Set(homes.map(({ id }) => String(id)))
  return problems.filter(
    ({ code, message }) => codes.has(code) && ids.has(/^property (\d+) /.exec(message)?.[1] ?? ''),
  )
}

/** Returns the problem of a folder or a disk that does not take the page. */
async function writePage(
  ports: Ports,
  { root, output, cache }: BuildOptions,
  { file, law }: { file: string; law: LawReport },
): Promise<readonly Problem[]> {
  const misplaced = placeProblems(file, root)
  if (misplaced.length > 0) return misplaced
  try {
    await ports.files.writeAtomic(file, lawHtml(law))
    return []
  } catch (error) {
    return problemsBehind(error, ports, { places: placesOf(root, output, cache), staged: 0 })
  }
}

interface NotShown {
  readonly problems: readonly Problem[]
  readonly root: string
}

function notShown(io: Io, options: Options, { problems, root }: NotShown): Promise<number> {
  return report(io, options, {
    command: 'check',
    ok: false,
    problems,
    root,
    result: { law: null },
    summary: [],
  })
}
