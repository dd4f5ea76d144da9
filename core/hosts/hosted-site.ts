/** The data of a site from which the files of a host are made, so that the host answers as `preview` does. */
import type { AddressAnswer, AddressPattern, FolderRedirect } from '../domain/addresses.ts'
import type { Localised } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'

/** Addresses begin at the root of the site and are not encoded, unless a field says otherwise. */
export interface HostedAddresses {
  /** The path of the site on its host (`/immo`); empty for a site with a host of its own. */
  readonly base: string
  readonly defaultLocale: Locale
  /** The languages whose unknown addresses have a page of their own, `/nl/404.html`. */
  readonly locales: readonly Locale[]
  /** Addresses that lead to another one for good: those of the configuration, and former ones of pages. */
  readonly redirects: readonly HostedRedirect[]
  /** Folders whose addresses without a page lead to another one, the deepest first. */
  readonly folders: readonly FolderRedirect[]
  /** Addresses with an id or a postal code, in the order in which they are tried. */
  readonly patterns: readonly AddressPattern[]
  /** The page for homes that were never published, encoded. */
  readonly missing: Localised<string>
  /** Answers for addresses with an id or a postal code, by the keys of core/domain/addresses.ts. */
  readonly answers: () => Iterable<readonly [key: string, answer: AddressAnswer]>
}

export interface HostedRedirect {
  readonly from: string
  /** Encoded; from the root of the site, or an address of another host. */
  readonly to: string
}

type Headers = Readonly<Record<string, string>>

interface FolderHeaders {
  readonly folder: string
  readonly headers: Headers
}

export interface HostedSite extends HostedAddresses {
  /** Protocol, host and path, as in `site.json`. */
  readonly url: string
  /** The headers of every answer, and those of folders with others: of the map in its frame, and of the editor. */
  readonly headers: { readonly pages: Headers; readonly folders: readonly FolderHeaders[] }
  /** The origin of the service behind `/api/`; undefined for a site without a service elsewhere. */
  readonly service: string | undefined
  /** The site holds compressed copies of its texts, `index.html.br` and `index.html.gz`. */
  readonly isCompressed: boolean
}

/** A file that a host reads. */
export interface HostFile {
  /** Below the output folder. */
  readonly name: string
  readonly parts: () => Iterable<string>
}

/** Files for the administrator of the host. They are not served, because the name of their folder begins with a dot. */
const HOSTING_FOLDER = '.hosting'

/**
 * A file at the root of a host. A site in a folder of its host cannot place it there, so the publisher of the folder
 * has to move the file.
 */
export function atRoot({ base }: Pick<HostedAddresses, 'base'>, name: string): string {
  return base === '' ? name : besideSite(name)
}

export function besideSite(name: string): string {
  return `${HOSTING_FOLDER}/${name}`
}

/** An address from the root of the host; other hosts stay as they are. */
export function onRoot({ base }: Pick<HostedAddresses, 'base'>, address: string): string {
  return address.startsWith('/') ? `${base}${address}` : address
}
