/** What a build is for: the output of the site, or one shard of it, which `merge` puts together with the others. */
import type { FileJob } from '../plan/jobs.ts'
import { tombstonesOf } from '../site/tombstones.ts'
import type { Files } from '../system/files.ts'
import { hashOf } from '../system/hash.ts'
import type { SiteState } from './advance.ts'
import { contentOf, hashOfLines, inputsOf } from './inputs.ts'
import { manifestOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { Memory } from './memory.ts'
import { outputState } from './output.ts'
import type { OutputState } from './output.ts'
import { publicationOf, recordPublication } from './past.ts'
import { runPool } from './pictures/pool.ts'
import { keepPolicyHosts, policyHostsOf } from './policy-hosts.ts'
import type { BuildOptions, Ports } from './ports.ts'
import { publish } from './publish.ts'
import { keepServiceSite } from './service-site.ts'
import type { Session } from './session.ts'
import { knownShard, writeShard } from './shard-store.ts'
import { shareOf } from './shard.ts'
import type { Shard } from './shard.ts'
import type { Staged } from './stage.ts'
import type { Before } from './why.ts'

export interface Target {
  /** What stands there as it was written, so that it need not be made again. */
  readonly known: Manifest | null
  /** What it was made with. */
  readonly before: Before
  /** What of the site is to be made. */
  share(site: SiteState): SiteState
  /** Puts in place what was made. From here on it is finished whatever happens. */
  finish(site: SiteState, stages: readonly Staged[]): Promise<Manifest>
}

/** Throws where nothing may be put: before anything is made, or downloaded for it. */
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
  { force, replaceOutput }: BuildOptions,
  { session: { places, bind }, previous }: Run,
): Promise<Target> {
  const { files, progress } = ports
  const state = await outputState(files, places, {
    replace: replaceOutput,
    published: previous?.published?.output === places.output ? previous.published.manifest : null,
    isWhole: previous?.touched !== undefined,
  })
  return {
    known: state.kind === 'known' && !force ? state.intact : null,
    before: force ? null : inputsBefore(state),
    share: (site) => site,
    async finish(site, stages) {
      await keepPolicyHosts(files, places, policyHostsOf(site.prepared.site))
      await keepServiceSite(files, places, site.plan.serviceSite())
      const manifest = manifestMade(site, stages, state.kind === 'known' ? state.manifest : null)
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

async function shardTarget(
  { files, progress }: Ports,
  { force, shard }: { readonly force: boolean; readonly shard: Shard },
  session: Session,
): Promise<Target> {
  const { places } = session
  const known = await knownShard(files, places.output, shard)
  return {
    known: force ? null : known,
    before: force || known === null ? null : known.inputs,
    share: (site) => shareOf(site, shard),
    async finish(site, stages) {
      const manifest = manifestMade(site, stages, known)
      const copies = await hashOfCopies(files, site.plan.files)
      const part = {
        shard,
        content: {
          ...contentOf(site),
          'the documents and static files': copies,
          'the ledger': site.past.seal,
          'the homes and projects that are gone': hashOf(
            JSON.stringify(tombstonesOf(site.prepared.site, site.past)),
          ),
        },
        hosts: policyHostsOf(site.prepared.site),
        names: hashOfLines(namesOf(site)),
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

function manifestMade(site: SiteState, stages: readonly Staged[], before: Manifest | null): Manifest {
  return manifestOf(entriesIn(stages), inputsOf(site), before)
}

function* entriesIn(stages: readonly Staged[]) {
  for (const { entries } of stages) yield* entries
}

function filesOf(stages: readonly Staged[]) {
  return stages.flatMap(({ staged }) => staged)
}

function namesOf({ plan, prepared }: SiteState): readonly string[] {
  const pictures = [...prepared.pictureJobs.values()].flatMap(({ variants }) => variants)
  const made = [...plan.pages, ...plan.fragments(), ...plan.files, ...plan.searchFiles()]
  return [...made, ...pictures].map(({ file }) => file)
}

const READ_AT_ONCE = 8

/** Of files that nobody looks into: by now only the shards that copy them know their hashes. */
async function hashOfCopies(files: Files, jobs: readonly FileJob[]): Promise<string> {
  const lines: string[] = []
  await runPool(jobs, { count: READ_AT_ONCE }, async ({ file, content }) => {
    if ('copyOf' in content) lines.push(`${file} ${await files.hash(content.copyOf)}`)
  })
  return hashOfLines(lines)
}
