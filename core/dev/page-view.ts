/** The messages to an open page: its version and the problems to show. */
import { locateIn, placeIn } from '../build/sources/locate-in.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { toJson } from '../diagnostics/to-json.ts'
import type { RenderJob } from '../plan/jobs.ts'
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { PageMessage, PanelPage } from './client/messages.ts'
import type { Change } from './change-set.ts'
import { inputsAt, sharedFiles } from './explain-site.ts'
import { jobAt, keyOf, renderJob } from './pages.ts'
import { reasonsOf } from './reasons.ts'
import type { DevState } from './state.ts'

/** A page as last rendered. It is rendered again only under another key. */
export interface SeenPage {
  readonly key: Hash | null
  readonly version: Hash | null
  /** The problems of this page alone. */
  readonly failures: readonly Problem[]
  /** The changes since the previous version, or null for a page that was requested. */
  readonly changes: readonly Change[] | null
}

export async function seePage(
  { site, changes }: DevState,
  pathname: string,
  known: SeenPage | null,
): Promise<SeenPage> {
  const job = site && jobAt(site, pathname)
  if (site === null || job === null) return { key: null, version: null, failures: [], changes }
  const attempt = await keyedPage(site, job, known)
  if (attempt === known) return known
  const isOther = known !== null && attempt.version !== known.version
  return { ...attempt, changes: isOther ? changes : (known?.changes ?? null) }
}

type Keyed = Omit<SeenPage, 'changes'>

async function keyedPage(
  site: NonNullable<DevState['site']>,
  job: RenderJob,
  known: SeenPage | null,
): Promise<Keyed> {
  const key = keyOf(site, job)
  if (known !== null && known.key === key && known.failures.length === 0) return known
  const rendered = await renderJob(site, job)
  if ('problem' in rendered) return { key, version: null, failures: [rendered.problem] }
  return { key, version: hashOf(rendered.html), failures: [] }
}

/** The number of problems that a browser shows. The terminal shows all of them. */
const ERRORS_SHOWN = 100

interface OpenPage {
  readonly pathname: string
  readonly page: SeenPage
}

export function messageOf(root: string, state: DevState, { pathname, page }: OpenPage): PageMessage {
  const stopping = state.isBroken ? state.problems.filter(({ severity }) => severity === 'error') : []
  const errors = [...stopping, ...page.failures]
  const shown = errors.slice(0, ERRORS_SHOWN)
  const job = state.site && jobAt(state.site, pathname)
  return {
    version: page.version,
    errors: locateIn(root, shown).map(toJson),
    more: errors.length - shown.length,
    notes: job === null ? 0 : problemsOf(state, job, page).length,
  }
}

/** The problems of the page itself, and those whose location is in a file that the page depends on. */
function problemsOf({ site, problems }: DevState, job: RenderJob, page: SeenPage): readonly Problem[] {
  const inputs = site === null ? [] : inputsAt(site, job)
  const files = new Set(inputs.filter(({ role }) => role !== 'linked').map(({ file }) => file))
  return [...problems.filter(({ at }) => at.some(({ file }) => files.has(file))), ...page.failures]
}

export function panelOf(root: string, state: DevState, { pathname, page }: OpenPage): PanelPage | null {
  const { site } = state
  const job = site && jobAt(site, pathname)
  if (site === null || job === null) return null
  const { url, file, name, slot, locale, at } = job
  const inputs = inputsAt(site, job)
  const shared = sharedFiles(site, locale)
  const versions = site.plan.pages.filter((other) => other.name === name && other.slot === slot)
  const present = new Set(versions.map((version) => version.locale))
  const source = placeIn(root, at)
  return {
    url,
    file,
    name,
    slot,
    locale,
    shared,
    reasons: reasonsOf(page.changes, inputs, shared),
    source: source === undefined ? null : { file: source.file, line: source.line },
    inputs: inputs.map((input) => ({ file: input.file, role: input.role, of: input.of })),
    missing: site.prepared.site.locales.filter((code) => !present.has(code)),
    problems: locateIn(root, problemsOf(state, job, page)).map(toJson),
  }
}
