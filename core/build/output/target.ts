/** The target of a build: the output of the site, or a shard that `merge` combines with the others. */
import path from 'node:path'
import { areAlike } from '../../domain/same-list.ts'
import type { FileJob } from '../../plan/jobs.ts'
import type { BuildPlan } from '../../plan/plan.ts'
import { tombstonesOf } from '../../site/tombstones.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import { homesIn, isSameText, partsOfText } from '../../plan/service-text.ts'
import type { OutputPath } from '../../system/paths.ts'
import type { SiteState } from '../advance.ts'
import { checkHostLimits } from './host-files.ts'
import { contentOf, hashOfLines, inputsOf } from '../inputs.ts'
import { manifestOf, namedIn } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { Memory, Published } from '../memory.ts'
import { outputState } from './output.ts'
import type { OutputState, Places } from './output.ts'
import { publicationOf, recordPublication } from '../past.ts'
import { runPool } from '../pictures/pool.ts'
import { keepPolicyHosts, policyHostsOf } from './policy-hosts.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import type { ManifestEntry } from './manifest-files.ts'
import { copiesOf } from './precompressed.ts'
import { publish } from './publish.ts'
import { hasServiceSite, keepServiceSite, writtenServiceSite } from './service-site.ts'
import type { Session } from '../session.ts'
import { contentFile, knownShard, writeShard } from './shard-store.ts'
import { shareOf } from './shard.ts'
import type { Shard } from './shard.ts'
import type { Staged } from './stage.ts'
import type { Before } from '../reports/why.ts'

export interface Target {
  /** The files of the target that are as they were written and need not be made again. */
  readonly known: Manifest | null
  /** The last publication of this process, if the target contains exactly that. */
  readonly standing: Published | null
  /** The inputs of the files of the target. */
  readonly before: Before
  /** The part of the site that this build makes. */
  share(site: SiteState): SiteState
  /** The path of a known file. */
  heldAt(file: OutputPath, entry: ManifestEntry): string
  /** Publishes the staged files. From its start on, the publication is completed in any case. */
  finish(site: SiteState, stages: readonly Staged[]): Promise<Manifest>
}

/** Throws if the target may not be written, before anything is made or downloaded. */
export function targetOf(ports: Ports, options: BuildOptions, run: Run): Promise<Target> {
  return options.shard === undefined
    ? outputTarget(ports, options, run)
    : shardTarget(ports, { ...options, shard: options.shard }, run.session)
}

export interface Run {
  readonly session: Session
  readonly previous: Memory | null
}

async function outputTarget(
  ports: Ports,
  options: BuildOptions,
  { session: { places, bind }, previous }: Run,
): Promise<Target> {
  const { force, replaceOutput, target } = options
  const { files, progress } = ports
  const published = previous?.published?.output === places.output ? previous.published : null
  const state = await outputState(files, places, {
    replace: replaceOutput,
    published: published?.manifest ?? null,
    isWhole: previous?.touched !== undefined,
  })
  const known = state.kind === 'known' && !force ? state.intact : null
  const standing = known !== null && known === published?.manifest ? published : null
  return {
    known,
    standing,
    before: force ? null : inputsBefore(state),
    share: (site) => site,
    heldAt: (file) => path.join(places.output, file),
    async finish(site, stages) {
      await keepPolicyHosts(files, places, policyHostsOf(site.prepared.site))
      await keepService(files, places, { plan: site.plan, before: standing?.site.plan })
      const manifest = manifestMade(site, { stages, known, standing, compress: options.compress })
      checkHostLimits(site, { manifest, target })
      await recordPublication(ports, places, {
        past: site.past,
        entry: ({ ledger }) => publicationOf(site.prepared.site, { ledger, today: site.past.today }),
        async publish() {
          await bind()
          progress({ phase: 'publish' })
          return publish({ files, places, state, manifest, staged: filesOf(stages) })
        },
      })
      return manifest
    },
  }
}

interface Plans {
  readonly plan: BuildPlan
  /** The plan of the last publication of this process; undefined if the target contains something else. */
  readonly before: BuildPlan | undefined
}

/** The file is read only if another process wrote it. */
async function keepService(files: Files, places: Places, { plan, before }: Plans): Promise<void> {
  const written = before === undefined ? await writtenServiceSite(files, places) : null
  const text = plan.serviceText(written === null ? undefined : homesIn(written))
  const isSame = text !== null && before !== undefined && isSameText(text, before.serviceText())
  if (isSame && (await hasServiceSite(files, places))) return
  await keepServiceSite(files, places, { parts: text && partsOfText(text), written })
}

async function shardTarget(
  { files, progress }: Ports,
  { force, shard, compress }: BuildOptions & { readonly shard: Shard },
  session: Session,
): Promise<Target> {
  const { places } = session
  const known = await knownShard(files, places.output, shard)
  return {
    known: force ? null : known,
    standing: null,
    before: force || known === null ? null : known.inputs,
    share: (site) => shareOf(site, shard),
    heldAt: (_, { hash }) => contentFile(places.output, hash),
    async finish(site, stages) {
      const manifest = manifestMade(site, { stages, known, standing: null })
      const copies = await hashOfCopies(files, site.plan.files)
      const part = {
        shard,
        content: {
          ...contentOf(site),
          'the documents and static files': copies,
          'the option --compress': compress ? 'set' : 'not set',
          'the ledger': site.past.seal,
          'the dates that have passed': String(site.prepared.site.nextChange?.at),
          'the homes and projects that are gone': hashOf(
            JSON.stringify(tombstonesOf(site.prepared.site, site.past)),
          ),
        },
        hosts: policyHostsOf(site.prepared.site),
        names: hashOfLines(compress ? withCopies(namesOf(site)) : namesOf(site)),
        service: shard.index === 1 ? site.plan.serviceSite() : null,
        publication: shard.index === 1 ? publicationOf(site.prepared.site, site.past) : null,
        manifest,
      }
      await session.bind()
      progress({ phase: 'publish' })
      await writeShard({ files, places, staged: filesOf(stages) }, part)
      return manifest
    },
  }
}

function inputsBefore(state: OutputState): Before {
  if (state.kind === 'known') return state.manifest.inputs
  return state.kind === 'empty' ? null : 'unknown'
}

interface Made extends Pick<BuildOptions, 'compress'> {
  readonly stages: readonly Staged[]
  readonly known: Manifest | null
  readonly standing: Published | null
}

/** The pages and pictures that the target keeps are not among the stages. */
function manifestMade(site: SiteState, { stages, known, standing, compress }: Made): Manifest {
  const lost = standing === null ? [] : lostFiles(standing.site, site)
  const gone = compress ? withCopies(lost) : lost
  const before = { files: standing?.manifest.files ?? null, named: known?.named ?? {} }
  return manifestOf({ entries: entriesIn(stages), gone, named: namedIn(stages) }, inputsOf(site), before)
}

/** The files of the previous site that the new site may lack. Those that it has are in its stages. */
function lostFiles(before: SiteState, now: SiteState): readonly OutputPath[] {
  const { pages } = now.plan
  const isSame = areAlike(before.plan.pages, pages, (one, other) => one.file === other.file)
  const kept = new Set([...(isSame ? [] : pages), ...now.plan.fragments()].map(({ file }) => file))
  const isLost = ({ file }: { readonly file: OutputPath }) => !kept.has(file)
  const lost = [
    ...(isSame ? [] : before.plan.pages.filter(isLost)),
    ...before.plan.fragments().filter(isLost),
    ...filesBeside(before),
    ...(before.prepared.pictureJobs === now.prepared.pictureJobs ? [] : pictureFiles(before)),
  ]
  return lost.map(({ file }) => file)
}

/** The files of a site that are in its stages in any case. */
function filesBeside({ plan }: SiteState): readonly { readonly file: OutputPath }[] {
  return [...plan.files, ...plan.searchFiles()]
}

function pictureFiles({ prepared }: SiteState): readonly { readonly file: OutputPath }[] {
  return [...prepared.pictureJobs.values()].flatMap(({ variants }) => variants)
}

function* entriesIn(stages: readonly Staged[]) {
  for (const { entries } of stages) yield* entries
}

function filesOf(stages: readonly Staged[]) {
  return stages.flatMap(({ staged }) => staged)
}

function withCopies(names: readonly OutputPath[]): readonly OutputPath[] {
  return [...new Set(names.flatMap((file) => [file, ...copiesOf(file)]))]
}

function namesOf(site: SiteState): readonly OutputPath[] {
  const { pages, fragments } = site.plan
  return [...pages, ...fragments(), ...filesBeside(site), ...pictureFiles(site)].map(({ file }) => file)
}

const READ_AT_ONCE = 8

/** The hash of files that are copied unread. Only the shards that copy them have it so far. */
async function hashOfCopies(files: Files, jobs: readonly FileJob[]): Promise<string> {
  const lines: string[] = []
  await runPool(jobs, { count: READ_AT_ONCE }, async ({ file, content }) => {
    if ('copyOf' in content) lines.push(`${file} ${await files.hash(content.copyOf)}`)
  })
  return hashOfLines(lines)
}
