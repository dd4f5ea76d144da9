/**
 * Other hosts that pages of a site may show pictures and tours of. They depend on the configuration, so a build notes them
 * beside the manifest, and `preview` sends the policy that the site needs.
 */
import type { SiteConfig } from '../schema/site-config.ts'
import { readIfThere } from '../system/files.ts'
import type { Files } from '../system/files.ts'
import { manifestFile } from './output.ts'
import type { Places } from './output.ts'

/** Sources of a content security policy. */
export interface PolicyHosts {
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

export function policyHostsOf({ pictures, rules }: SiteConfig): PolicyHosts {
  const linked = pictures?.remote?.mode === 'link' ? pictures.remote.hosts : []
  // Tours are known by their host with its subdomains (`detectVideo`).
  const frames = (rules.tourHosts ?? []).flatMap((host) => [`https://${host}`, `https://*.${host}`])
  return { images: linked.map(originOf), frames }
}

/** Plain http is accepted for a server on this machine only (`allowedAddress`). */
function originOf(host: string): string {
  return /^(?:localhost|127\.\d+\.\d+\.\d+)(?::|$)/.test(host) ? `http://${host}` : `https://${host}`
}

function hostsFile(places: Places): string {
  return manifestFile(places).replace(/\.json$/, '.hosts.json')
}

/** Written when it changes only, and not at all for a site that needs no others. */
export async function keepPolicyHosts(files: Files, places: Places, hosts: PolicyHosts): Promise<void> {
  const file = hostsFile(places)
  const text = hosts.images.length + hosts.frames.length === 0 ? null : JSON.stringify(hosts)
  if (text === (await readIfThere(files, file))) return
  if (text === null) await files.remove(file)
  else await files.writeAtomic(file, text)
}

/** What is no list of sources, because somebody changed it, is left out: it goes into a header. */
export async function readPolicyHosts(files: Files, places: Places): Promise<PolicyHosts> {
  try {
    const { images, frames } = JSON.parse((await readIfThere(files, hostsFile(places))) ?? '') as PolicyHosts
    return { images: images.filter(isSource), frames: frames.filter(isSource) }
  } catch {
    return { images: [], frames: [] }
  }
}

function isSource(source: unknown): boolean {
  return typeof source === 'string' && /^https?:\/\/[\w.*:-]+$/.test(source)
}
