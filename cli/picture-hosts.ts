/** The hosts of the pictures of an export, and their permission in site-config/pictures.json. */
import { isRecord } from '../core/domain/untrusted.ts'
import type { PublishedRecord } from '../core/import/preview.ts'
import { readSiteJson, writeSiteJson } from './site-json.ts'

const PICTURES_FILE = 'site-config/pictures.json'
const FIELDS = ['XLargePictureItems', 'PlanItems'] as const

/** A public name. An address or the name of a private network is allowed by hand only, because an export chooses it. */
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!local$|localhost$|internal$|lan$)[a-z]{2,}$/

/** A host and the number of its pictures. */
export interface PictureHost {
  readonly host: string
  readonly pictures: number
}

interface PictureHosts {
  add(record: PublishedRecord): void
  /** The hosts that the site does not allow yet, the one with the most pictures first. */
  missing(root: string): Promise<readonly PictureHost[]>
}

export function createPictureHosts(): PictureHosts {
  const counts = new Map<string, number>()
  return {
    add({ data }) {
      for (const host of FIELDS.flatMap((field) => hostsIn(data[field])))
        counts.set(host, (counts.get(host) ?? 0) + 1)
    },
    async missing(root) {
      const allowed = hostsOf(await readSiteJson(root, PICTURES_FILE))
      return [...counts]
        .map(([host, pictures]) => ({ host, pictures }))
        .filter(({ host }) => !allowed.includes(host))
        .toSorted((one, other) => other.pictures - one.pictures)
    },
  }
}

/** Adds the hosts to the file. Returns the changes as sentences; empty if a change of the file would lose data. */
export async function allowPictureHosts(
  root: string,
  hosts: readonly PictureHost[],
): Promise<readonly string[]> {
  const known = await readSiteJson(root, PICTURES_FILE)
  if (hosts.length === 0 || known === null) return []
  const names = hosts.map(({ host }) => host)
  const remote = {
    mode: 'fetch',
    ...(isRecord(known['remote']) ? known['remote'] : {}),
    hosts: [...hostsOf(known), ...names],
  }
  await writeSiteJson(root, PICTURES_FILE, { ...known, remote })
  return [`${PICTURES_FILE} allows pictures from ${names.join(', ')}.`]
}

function hostsIn(items: unknown): readonly string[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item) => (isRecord(item) ? hostOf(item['Url']) : []))
}

function hostOf(address: unknown): readonly string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && PUBLIC_NAME.test(host) ? [host] : []
}

function hostsOf(pictures: Readonly<Record<string, unknown>> | null): readonly string[] {
  const remote = pictures?.['remote']
  const hosts = isRecord(remote) ? remote['hosts'] : []
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : []
}
