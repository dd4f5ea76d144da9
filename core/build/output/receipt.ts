/**
 * A receipt lets a new process detect quickly that nothing has changed: if no file of the site and of the package was
 * touched since the last build, the output is current and no file is read. In doubt (a recently touched file, a link,
 * a copied folder) the build runs, which compares content.
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

/** The result of a build, for a later build with nothing to do. */
export interface Receipt {
  /** The hash of the stamps of all files that the build may have read, taken before it began. */
  readonly stamps: Hash
  /** The id of the output. */
  readonly build: Hash
  /** The stamp of the ledger after the build. */
  readonly ledger: string
  /** The first instant at which a build of the same files would make another output; null if there is none. */
  readonly until: string | null
  /** The instant of the build, in milliseconds since 1970. A receipt of a later instant proves nothing. */
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

/** The stamps of the files of the package that every build may read. */
export function packageStamps(): readonly string[] {
  return stampsBelow(PACKAGE_ROOT, PACKAGE_FOLDERS).lines
}

/** Null if stamps are not reliable. */
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

/** If the disk refuses the receipt, the site is published all the same, and the next build examines everything. */
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
  // The content is complete and unchanged.
  return seal === hashOf(content) ? (JSON.parse(content) as Receipt) : null
}
