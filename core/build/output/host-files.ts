/** The files of the host that a build is for, and whether the site is within its limits. */
import { STRICT_TRANSPORT } from '../../domain/strict-transport.ts'
import type { HostName } from '../../domain/host-names.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { grouped } from '../../diagnostics/words.ts'
import { folderRules, redirectRules } from '../../hosts/address-rules.ts'
import { foldersWithPolicy, securityHeaders } from '../../hosts/headers.ts'
import type { HostedAddresses, HostedSite } from '../../hosts/hosted-site.ts'
import { HOSTS } from '../../hosts/hosts.ts'
import type { Limits } from '../../hosts/hosts.ts'
import { contentInMemory } from '../../plan/jobs.ts'
import type { FileJob } from '../../plan/jobs.ts'
import type { LinkedSite } from '../../site/linked.ts'
import type { OutputPath } from '../../system/paths.ts'
import type { SiteState } from '../advance.ts'
import { StageFailure } from '../environment.ts'
import type { Manifest } from './manifest.ts'
import { policyHostsOf } from './policy-hosts.ts'
import type { BuildOptions } from '../ports.ts'

interface Hosted extends Pick<BuildOptions, 'target' | 'compress'> {
  readonly addresses: HostedAddresses
}

export function hostFiles(site: LinkedSite, { addresses, target, compress }: Hosted): readonly FileJob[] {
  const name = hostOf(site, target)
  return HOSTS[name]
    .files({ ...hostedSite(site, addresses), isCompressed: compress === true })
    .map(({ name: file, parts }) => ({
      file: file as OutputPath,
      name: `the rules for ${name}`,
      at: [],
      content: { parts },
    }))
}

/** The problem of a site with blanks that is built for a host, where visitors would read them. */
export function draftForHost(
  site: LinkedSite,
  { target, draft: isAsked }: Pick<BuildOptions, 'target' | 'draft'>,
): readonly Problem[] {
  const host = hostOf(site, target)
  const { draft: blanks = 0 } = site
  return host === 'plain' || isAsked || blanks === 0 ? [] : [problem('AS3409', { host, blanks })]
}

export function hostOf({ config }: LinkedSite, target: HostName | undefined): HostName {
  return target ?? config.site.hosting?.target ?? 'plain'
}

function hostedSite(
  { config, pages }: LinkedSite,
  addresses: HostedAddresses,
): Omit<HostedSite, 'isCompressed'> {
  const hosts = policyHostsOf({ config, pages })
  const transport = config.site.url.startsWith('https:') ? STRICT_TRANSPORT : {}
  return {
    ...addresses,
    url: config.site.url,
    headers: {
      pages: { ...securityHeaders(hosts), ...transport },
      folders: foldersWithPolicy(hosts).map((folder) => ({
        folder,
        headers: { ...securityHeaders(hosts, `/${folder}/`), ...transport },
      })),
    },
    service: config.site.hosting?.service,
  }
}

interface Made {
  readonly manifest: Manifest
  readonly target: HostName | undefined
}

/** Throws if the host would refuse the site, or leave out rules. */
export function checkHostLimits(site: SiteState, made: Made): void {
  const host = hostOf(site.prepared.site, made.target)
  const problems = hostUse(site, made).flatMap((one) => limitProblem(host, one))
  if (problems.length > 0) throw new StageFailure(problems)
}

/** Counts what the site uses of each limit of its host. */
export function hostUse({ prepared: { site }, plan }: SiteState, made: Made): readonly Counted[] {
  const { limits } = HOSTS[hostOf(site, made.target)]
  const folders = folderRules(plan.addresses).length
  const counted: readonly (Omit<Counted, 'most'> & { readonly most: number | undefined })[] = [
    { what: 'files', most: limits.files, found: made.manifest.files.size },
    { what: 'redirects', most: limits.redirects, found: redirectRules(plan.addresses).length + folders },
    { what: 'redirects of folders', most: limits.folders, found: folders },
    ...sizesOf(made.manifest, limits),
    ...plan.hostFiles.flatMap(({ file, content }) => {
      const text = 'copyOf' in content ? '' : String(contentInMemory(content))
      const longest = Math.max(0, ...text.split('\n').map((line) => line.length))
      return [
        { what: 'characters in a line', most: limits.line, found: longest, where: file },
        { what: 'bytes of rules', most: limits.rules, found: Buffer.byteLength(text), where: file },
      ]
    }),
  ]
  return counted.flatMap(({ most, ...one }) => (most === undefined ? [] : [{ ...one, most }]))
}

/** A limit of a host, and the number that was counted. */
export interface Counted {
  readonly what: string
  readonly most: number
  readonly found: number
  readonly where?: string
}

function sizesOf({ files: { bytes, largest } }: Manifest, limits: Limits) {
  const where = largest === null ? {} : { where: largest.file }
  return [
    { what: 'bytes', most: limits.bytes, found: bytes },
    { what: 'bytes in a file', most: limits.fileBytes, found: largest?.bytes ?? 0, ...where },
  ]
}

function limitProblem(host: HostName, { what, most, found, where }: Counted): readonly Problem[] {
  if (found <= most) return []
  const place = where === undefined ? {} : { where }
  return [problem('AS7013', { host, what, most: grouped(most), found: grouped(found), ...place })]
}
