/**
 * The quick answer to "has anything changed since the last build?", for new processes: if no file of the site and of the
 * package was touched since, the output is what a build would make, and nothing needs to be read. Whatever is in doubt
 * (a file touched a moment ago, a link, a copied folder) is left to the build, which goes by content alone.
 */
import path from 'node:path'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { ledgerFolder, ledgerStamp } from '../../ledger/ledger-folder.ts'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { hashOf, hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { SAFE_AGE_MS, stampsBelow } from '../../system/stamps.ts'
import { PACKAGE_ROOT, toolVersions } from '../../system/package-root.ts'
import { isSystemError } from '../environment.ts'
import { importPlaces } from '../imports/import-places.ts'
import { manifestFile } from './output.ts'
import type { Places } from './output.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import type { BuildReport } from '../reports/report.ts'

/** What a build says when it ends, to be said again. */
export interface Receipt {
  /** Stands for every file that the build may have read, as it was before it began. */
  readonly stamps: Hash
  /** Of the output that it made. */
  readonly build: Hash
  /** Of the ledger, as the build left it. */
  readonly ledger: string
  /** The first instant at which another build would make another output of the same files; null if there is none. */
  readonly until: string | null
  /** The instant of the build, in milliseconds since 1970. What was made for a later time proves nothing. */
  readonly from: number
  readonly problems: readonly Problem[]
  readonly report: BuildReport
}

type StampOptions = Pick<BuildOptions, 'root' | 'renderer' | 'target' | 'compress' | 'draft' | 'strict'>
type StampPorts = Pick<Ports, 'now' | 'packageStamps'>

/** Raised when a receipt of an earlier version must not be trusted. */
const RECEIPT_VERSION = 9

const SITE_FOLDERS = ['content', 'site-config', 'templates']
const PACKAGE_FOLDERS = ['core', 'defaults', 'templates', 'dist', 'package.json']

/** Stamps of the package's own files, which every build may read. */
export function packageStamps(): readonly string[] {
  return stampsBelow(PACKAGE_ROOT, PACKAGE_FOLDERS).lines
}

/** Null where stamps cannot tell. */
export function stampsOf(
  { root, renderer, target, compress, draft, strict }: StampOptions,
  { now, packageStamps: ofPackage = packageStamps }: StampPorts,
): Hash | null {
  const places = importPlaces(root)
  if (places === null) return null
  const site = stampsBelow(root, [...SITE_FOLDERS, ...places])
  if (site.hasLinks || Math.abs(now() - site.latest) < SAFE_AGE_MS) return null
  const versions = [process.version, process.platform, ...toolVersions()]
  return hashParts([
    String(RECEIPT_VERSION),
    ...versions,
    root,
    renderer ?? '',
    draft ? 'draft' : '',
    strict ? 'strict' : '',
    target ?? '',
    compress ? 'compress' : '',
    ...site.lines,
    ...ofPackage(),
  ])
}

function receiptFile(places: Places): string {
  return path.join(places.work, 'receipts', path.basename(manifestFile(places)))
}

/** A disk that refuses it takes nothing away: the site is published, and the next build looks at everything. */
export async function keepReceipt(
  files: Files,
  places: Places,
  report: Omit<Receipt, 'ledger'>,
): Promise<void> {
  const ledger = await ledgerStamp(files, ledgerFolder(places.root))
  const text = JSON.stringify({ ...report, ledger } satisfies Receipt)
  try {
    await files.writeAtomic(receiptFile(places), `${hashOf(text)}\n${text}`)
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}

export async function readReceipt(files: Files, places: Places): Promise<Receipt | null> {
  const text = (await readIfThere(files, receiptFile(places))) ?? ''
  const [seal, content = ''] = text.split('\n', 2)
  // Whole and untouched, so it is what was written.
  return seal === hashOf(content) ? (JSON.parse(content) as Receipt) : null
}
