/** The hosts that a build can be made for (`build --target`), with their files, limits and what they cannot do. */
import { apacheFiles } from './apache.ts'
import { azureStaticFiles } from './azure-static.ts'
import { caddyFiles } from './caddy.ts'
import { cloudflarePagesFiles } from './cloudflare-pages.ts'
import { githubPagesFiles } from './github-pages.ts'
import type { HostFile, HostedSite } from './hosted-site.ts'
import type { HostName } from '../domain/host-names.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'
import { s3CloudfrontFiles } from './s3-cloudfront.ts'
import { vercelFiles } from './vercel.ts'

/**
 * The abilities of `preview` that a host lacks. Pages work without all of them: pages redirect, and the script of `404.html` finds
 * records that moved or are gone.
 */
export type Lack =
  | 'headers'
  | 'redirects'
  /** Former addresses of homes. */
  | 'moved'
  /** Removed homes: the page that shows their end, and the status 410. */
  | 'gone'
  | 'status410'
  /** Homes that were never published, whose addresses have a page of their own. */
  | 'unknown'
  /** Unknown addresses in the language of the address. */
  | 'languages'
  | 'service'

export interface Limits {
  /** Files of the site. */
  readonly files?: number
  /** Bytes of one file, and of all. */
  readonly fileBytes?: number
  readonly bytes?: number
  /** Redirects of the configuration, in the spellings that the host needs. */
  readonly redirects?: number
  /** Redirects of folders. */
  readonly folders?: number
  /** Characters of a line in a file that the host reads. */
  readonly line?: number
  /** Bytes of a file that the host reads. */
  readonly rules?: number
}

interface Host {
  readonly files: (site: HostedSite) => readonly HostFile[]
  readonly limits: Limits
  readonly lacks: readonly Lack[]
}

const MB = 1024 * 1024

/** Limits as the hosts document them for their smallest plan, read in November 2026. */
export const HOSTS: Readonly<Record<HostName, Host>> = {
  netlify: { files: netlifyFiles, limits: { files: 54_000 }, lacks: ['moved', 'status410', 'unknown'] },
  vercel: {
    files: vercelFiles,
    limits: { files: 15_000, fileBytes: 100 * MB, redirects: 2048 },
    lacks: ['moved'],
  },
  'cloudflare-pages': {
    files: cloudflarePagesFiles,
    limits: { files: 20_000, fileBytes: 25 * MB, redirects: 2000, folders: 100, line: 2000 },
    lacks: ['moved', 'gone', 'status410', 'unknown'],
  },
  'github-pages': {
    files: githubPagesFiles,
    limits: { fileBytes: 100 * MB, bytes: 1024 * MB },
    lacks: ['headers', 'redirects', 'moved', 'gone', 'status410', 'unknown', 'languages', 'service'],
  },
  'azure-static': {
    files: azureStaticFiles,
    limits: { files: 15_000, bytes: 250 * MB, rules: 20 * 1024 },
    lacks: ['moved', 'gone', 'status410', 'unknown', 'languages', 'service'],
  },
  's3-cloudfront': {
    files: s3CloudfrontFiles,
    limits: { rules: 10 * 1024 },
    lacks: ['moved', 'gone', 'status410', 'unknown', 'languages', 'service'],
  },
  apache: { files: apacheFiles, limits: {}, lacks: ['moved'] },
  nginx: { files: nginxFiles, limits: {}, lacks: [] },
  caddy: { files: caddyFiles, limits: {}, lacks: [] },
  plain: {
    files: () => [],
    limits: {},
    lacks: ['headers', 'redirects', 'moved', 'gone', 'status410', 'unknown', 'languages', 'service'],
  },
}
