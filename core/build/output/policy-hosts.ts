/**
 * The other hosts of a site: those of its pictures, videos, tours, maps and tags, and those that its forms are sent to. They
 * depend on the content, so a build writes them beside the manifest, and `preview` sends the policy that the site needs.
 */
import { captchaOrigins, targetOrigins } from '../../domain/form-targets.ts'
import { tagHosts } from '../../domain/tag-hosts.ts'
import { tileOrigins } from '../../domain/tiles.ts'
import { isRecord, parsedJson } from '../../domain/untrusted.ts'
import type { LinkedSite } from '../../site/linked.ts'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { tileSources } from '../../view/map.ts'
import { manifestFile } from './output.ts'
import type { Places } from './output.ts'

const NO_TAGS = { scripts: [], images: [], connects: [], frames: [] }

const KINDS = ['scripts', 'images', 'connects', 'frames', 'forms', 'challenges', 'tiles', 'media'] as const

/** Sources of a content security policy. */
type Sources = Readonly<Record<(typeof KINDS)[number], readonly string[]>>

export type PolicyHosts = Sources & {
  /** The folder of the editor, and the hosts of its repository; undefined for a site without one. */
  readonly editor?: Editor | undefined
}

interface Editor {
  readonly folder: string
  readonly connects: readonly string[]
}

const REPOSITORY_HOSTS = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitlab: ['https://gitlab.com'],
  gitea: [],
} as const

function editorOf({ editor }: LinkedSite['config']['site']): Editor | undefined {
  if (editor === undefined) return undefined
  const { path, backend = 'github', address } = editor
  return { folder: path, connects: address === undefined ? REPOSITORY_HOSTS[backend] : [address] }
}

/** Tags load after consent only, so a site that does not ask for consent has no tags. */
export function policyHostsOf({ config, pages }: Pick<LinkedSite, 'config' | 'pages'>): PolicyHosts {
  const { pictures, rules, site, consent, map, forms = {} } = config
  const tags = consent ? tagHosts(site) : NO_TAGS
  const linked = pictures?.remote?.mode === 'link' ? pictures.remote.hosts : []
  // Tours are known by their host with its subdomains (`detectVideo`).
  const frames = (rules.tourHosts ?? []).flatMap((host) => [`https://${host}`, `https://*.${host}`])
  return {
    ...tags,
    images: [...linked.map(originOf), ...tags.images],
    frames: [...frames, ...tags.frames],
    forms: targetOrigins(forms),
    challenges: captchaOrigins(forms),
    media: videoOrigins([config.banner?.video, ...pages.map(({ page }) => page.params?.video)]),
    // Empty if the map has its default tiles.
    editor: editorOf(site),
    tiles: map === undefined ? [] : [...new Set(Object.values(tileSources(config)).flatMap(tileOrigins))],
  }
}

/** The origins of videos that banners play from other hosts. */
function videoOrigins(videos: readonly ({ readonly url: string } | undefined)[]): readonly string[] {
  const urls = videos.flatMap((video) => (video && URL.canParse(video.url) ? [new URL(video.url)] : []))
  return [...new Set(urls.map(({ origin }) => origin))]
}

/** Plain http is accepted for a server on this machine only (`allowedAddress`). */
function originOf(host: string): string {
  return /^(?:localhost|127\.\d+\.\d+\.\d+)(?::|$)/.test(host) ? `http://${host}` : `https://${host}`
}

function hostsFile(places: Places): string {
  return manifestFile(places).replace(/\.json$/, '.hosts.json')
}

/** The file is written if it changes. A site without other hosts has none. */
export async function keepPolicyHosts(files: Files, places: Places, hosts: PolicyHosts): Promise<void> {
  const file = hostsFile(places)
  const text =
    KINDS.every((kind) => hosts[kind].length === 0) && hosts.editor === undefined
      ? null
      : JSON.stringify(hosts)
  if (text === (await readIfThere(files, file))) return
  if (text === null) await files.remove(file)
  else await files.writeAtomic(file, text)
}

/**
 * Entries that are not lists of sources, because somebody edited the file, are omitted: they would become a header.
 */
export async function readPolicyHosts(files: Files, places: Places): Promise<PolicyHosts> {
  const noted = parsedJson(await readIfThere(files, hostsFile(places)))
  const sourcesOf = (kind: (typeof KINDS)[number]) => {
    const given = isRecord(noted) ? noted[kind] : undefined
    return Array.isArray(given) ? given.filter(isSource) : []
  }
  const entries = KINDS.map((kind): [string, readonly string[]] => [kind, sourcesOf(kind)])
  return { ...(Object.fromEntries(entries) as Sources), editor: editorIn(noted) }
}

function editorIn(noted: unknown): Editor | undefined {
  const editor = isRecord(noted) ? noted['editor'] : undefined
  if (!isRecord(editor)) return undefined
  const { folder, connects } = editor
  if (typeof folder !== 'string' || !/^[a-z0-9-]+$/.test(folder) || !Array.isArray(connects)) return undefined
  return { folder, connects: connects.filter(isSource) }
}

function isSource(source: unknown): source is string {
  return typeof source === 'string' && /^https?:\/\/[\w.*:-]+$/.test(source)
}
