/**
 * Lists for the office what the publications of a site changed, from the ledger and the current titles of the site.
 */
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { textIn } from '../../domain/locale.ts'
import { changesIn } from '../../ledger/changes.ts'
import type { LedgerChange } from '../../ledger/changes.ts'
import { areEntries, readEntries } from '../../ledger/ledger-files.ts'
import { ledgerFolder } from '../../ledger/ledger-folder.ts'
import type { LinkedSite } from '../../site/linked.ts'
import { readOnly } from '../../system/files.ts'
import { NOTHING_KNOWN } from '../memory.ts'
import { placesOf } from '../output/output.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import { prepare } from '../prepare.ts'
import { problemsBehind } from '../session.ts'

export interface SiteChange extends LedgerChange {
  /** "Herenhuis met stadstuin, 9000 Gent"; null if the site no longer has the home. */
  readonly title: string | null
}

export interface Changes {
  readonly problems: readonly Problem[]
  /** Null if they could not be read. */
  readonly changes: readonly SiteChange[] | null
  readonly agency: { readonly name: string; readonly email: string | null } | null
}

/** Reads the ledger and the content only, so that no file changes. */
export async function siteChanges(ports: Ports, options: BuildOptions, since: string): Promise<Changes> {
  const files = readOnly(ports.files)
  const failed = (problems: readonly Problem[]): Changes => ({ problems, changes: null, agency: null })
  try {
    const entries = await readEntries(files, ledgerFolder(options.root))
    if (!areEntries(entries)) return failed([entries])
    const reading = { ...options, storedImports: true }
    const { prepared, problems } = await prepare({ ...ports, files }, reading, NOTHING_KNOWN)
    if (prepared === null || hasErrors(problems)) return failed(problems)
    const { site } = prepared
    const titles = titlesIn(site)
    const changes = changesIn(entries, since).map((each) => ({ ...each, title: titles.get(each.id) ?? null }))
    const { name, offices } = site.config.site
    return { problems: [], changes, agency: { name, email: offices[0]?.email ?? null } }
  } catch (error) {
    const places = placesOf(options.root, options.output, options.cache)
    return failed(await problemsBehind(error, ports, { places, staged: 0 }))
  }
}

function titlesIn({ properties, defaultLocale }: LinkedSite): ReadonlyMap<number, string> {
  return new Map(
    properties.map(({ property: { ID, Zip }, titles, town }) => {
      const title = titles[defaultLocale] ?? Object.values(titles)[0] ?? ''
      return [ID, `${title}, ${Zip} ${textIn(town.names, defaultLocale) ?? ''}`.trim()]
    }),
  )
}
