import path from 'node:path'
import { planSite } from '../../core/build/reports/plan-site.ts'
import { todayOf } from '../../core/build/build-time.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import type { Addition } from '../../core/scaffold/addition.ts'
import { findTown } from '../../core/scaffold/find-town.ts'
import type { Town } from '../../core/scaffold/find-town.ts'
import { newRecord } from '../../core/scaffold/new-record.ts'
import type { KnownSite, Wanted } from '../../core/scaffold/new-record.ts'
import type { RecordKind } from '../../core/scaffold/record-kinds.ts'
import { json } from '../../core/scaffold/site-files.ts'
import { appendToList } from '../../core/source/edit-json.ts'
import { createFiles } from '../../core/system/files.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { report } from '../report.ts'
import { readStarter } from '../starter.ts'

export interface NewOptions {
  readonly kind: RecordKind
  readonly name?: string | undefined
  readonly newAddress?: string | undefined
  readonly town?: string
  readonly type?: Wanted['type']
  readonly rent?: boolean
  readonly category?: string
  readonly menu?: boolean
}

type Options = GlobalOptions & NewOptions
type Planned = NonNullable<Awaited<ReturnType<typeof planSite>>['site']>

/** Adds a record to the site. It writes new files and adds to lists, and replaces nothing. */
export async function newCommand(io: Io, options: Options): Promise<number> {
  const site = siteOptions(io, options)
  const ports = machinePorts(io, () => undefined)
  const planned = await planSite(ports, site)
  const refuse = (problems: readonly Problem[]) =>
    answer(io, options, { root: site.root, problems, written: [] })
  // A site with errors does not tell its records.
  if (planned.site === null) return refuse(planned.problems)
  const wanted = wantedOf(options, planned.site)
  if ('code' in wanted) return refuse([wanted])
  const known = knownSite(planned.site, todayOf(site, ports.now))
  const additions = newRecord(options.kind, { wanted, known, texts: readStarter().texts })
  const changes: (readonly [file: string, content: string])[] = []
  for (const addition of additions) {
    const changed = await contentOf(site.root, addition)
    if (typeof changed !== 'string') return refuse([changed])
    changes.push([addition.file, changed])
  }
  const files = createFiles()
  for (const [file, content] of changes) await files.writeAtomic(path.join(site.root, file), content)
  return answer(io, options, { root: site.root, problems: [], written: changes.map(([file]) => file) })
}

function wantedOf(
  { kind, name, newAddress: target, town: given, type = 'house', rent, category, menu = false }: NewOptions,
  site: Planned,
): Wanted | Problem {
  const bad = (what: string, value: string | undefined, expected: string) =>
    problem('AS9502', { what, given: value ?? '', expected })
  const town = given === undefined ? townOf(site) : findTown(given)
  if (town === null)
    return bad(
      '--town',
      given,
      'a town of Belgium such as 9000 Gent or Namur, or of Luxembourg with its postal code, such as L-1130 Luxembourg',
    )
  if (name !== undefined && (name.trim() === '' || name.length > 200 || /\p{Cc}/u.test(name)))
    return bad('the name', name, 'a text of at most 200 characters')
  if (category !== undefined && !/^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*$/.test(category))
    return bad('--category', category, 'a lower-case name such as news or services/sale')
  if (menu && kind !== 'page') return bad('--menu', kind, 'a page')
  if (kind === 'redirect') {
    const isPath = (text: string | undefined) => text !== undefined && /^\/[^\s\\?#]*$/.test(text)
    if (!isPath(name)) return bad('the former address', name, 'a path such as /old-page/')
    if (!isPath(target) && !/^https?:\/\/\S+$/.test(target ?? ''))
      return bad('the new address', target, 'a path such as /contact/, or an address')
  } else if (target !== undefined) return bad('a second name', target, 'that of a redirect')
  return { name, target, town, type, isRented: rent ?? false, category: category ?? 'news', isInMenu: menu }
}

/** The town of the main office. */
function townOf({ config, defaultLocale }: Planned): Town | null {
  const [office] = config.site.offices
  if (office === undefined) return null
  const { city, zip, country } = office
  const name = typeof city === 'string' ? city : (city[defaultLocale] ?? '')
  return findTown(`${country === 'LU' ? 'L-' : ''}${zip} ${name}`)
}

function knownSite(site: Planned, today: string): KnownSite {
  const { config, properties, projects, locales, defaultLocale } = site
  const others = locales.filter((locale) => locale !== defaultLocale)
  return {
    languages: [defaultLocale, ...others],
    name: config.site.name,
    officeIds: config.site.offices.map(({ id }, index) => id ?? String(index + 1)),
    ids: {
      property: properties.map(({ property }) => property.ID),
      project: projects.map(({ project }) => project.ID),
      person: (config.team?.members ?? []).map(({ id }) => id),
    },
    today,
  }
}

/** The content of the file with the addition, or why it has none. */
async function contentOf(root: string, addition: Addition): Promise<string | Problem> {
  const { file } = addition
  const files = createFiles()
  const place = path.join(root, file)
  const isThere = (await files.stat(place)) !== null
  if ('content' in addition) return isThere ? problem('AS9504', { file }) : addition.content
  const { list, entry, fresh } = addition
  if (!isThere) return json({ ...fresh, [list]: [entry] })
  return appendToList(await files.readText(place), list, entry)
}

function answer(
  io: Io,
  options: Options,
  { root, problems, written }: { root: string; problems: readonly Problem[]; written: readonly string[] },
): Promise<number> {
  return report(io, options, {
    command: 'new',
    ok: written.length > 0,
    problems,
    root,
    result: { files: written },
    summary: [
      ...written.map((file) => `${file} has the new ${options.kind}`),
      ...(written.length > 0 ? ['agency-site check lists what is still to be filled in'] : []),
    ],
  })
}
