import { availabilityOf } from '../domain/availability.ts'
import { labelOf } from '../domain/energy.ts'
import { groupBy } from '../domain/group-by.ts'
import { filtered } from '../domain/incremental-lists.ts'
import type { Filtered } from '../domain/incremental-lists.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import { regionOf } from '../domain/region.ts'
import type { Region } from '../domain/region.ts'
import { mapped } from '../domain/mapped.ts'
import type { Mapped } from '../domain/mapped.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { Project } from '../schema/project.ts'
import type { Property, TeamMember } from '../schema/property.ts'
import { pathsOf, reportMissingTitles, titlesOf } from './context.ts'
import type { LinkContext, LinkBase } from './context.ts'
import type { LinkedProject, LinkedProperty, Town } from './linked.ts'
import { factsOf } from './property-facts.ts'
import { pointAt } from './records.ts'
import type { Sourced } from './records.ts'
import { matchRoute } from './routes.ts'
import type { RouteMatch, RouteValues } from './routes.ts'
import { isOn } from './schedule.ts'
import { slugBelowTown, slugOf } from './slug.ts'
import { townOfRecord } from './record-town.ts'
import { slugOfTown } from './towns.ts'
import { completeTitles, textsOfProject, textsOfProperty } from './untranslated.ts'

/** A property that is cancelled, prospective or inactive has no value. */
type Result = Checked<LinkedProperty | null>

export interface LinkedProperties {
  readonly made: Mapped<Sourced<Property>, Result>
  readonly withValue: Filtered<Result>
  readonly withProblems: Filtered<Result>
  readonly values: Mapped<Result, LinkedProperty>
}

/** Properties with their addresses. */
export function linkProperties(
  base: LinkBase,
  records: readonly Sourced<Property>[],
  before?: LinkedProperties,
): LinkedProperties {
  const make = (record: Sourced<Property>) => {
    const problems: Problem[] = []
    const context = { ...base, report: (found: Problem) => void problems.push(found) }
    return { value: linkProperty(context, record), problems }
  }
  const made = mapped(records, { make, around: [base], before: before?.made })
  const withValue = filtered(made.results, ({ value }) => value !== null, before?.withValue)
  return {
    made,
    withValue,
    withProblems: filtered(made.results, ({ problems }) => problems.length > 0, before?.withProblems),
    values: mapped(withValue.list, {
      make: ({ value }) => value as LinkedProperty,
      before: before?.values,
    }),
  }
}

function linkProperty(
  context: LinkContext,
  { value: property, origins, facts = factsOf(property) }: Sourced<Property>,
): LinkedProperty | null {
  const availability = availabilityOf(property)
  if (availability === 'not-found') return null
  const original = `/property/${property.ID}/`
  const match = matchRoute(context.routes, original, property.Goal)
  if (match === null) {
    context.report(problem('AS3205', { original }, { at: pointAt({ origins }, 'ID') }))
    return null
  }
  const region = regionOf(property.Zip, property.CountryID)
  const town = townOfRecord(context, { value: property, origins })
  const name = `property ${property.ID}`
  const given = titlesOf(context, property.TypeDescription ?? property.MainTypeName)
  reportMissingTitles(context, { name, match, titles: given, origins, field: 'TypeDescription' })
  const titles = completeTitles(context, { name, titles: given, texts: textsOfProperty(property), origins })
  const paths = detailPaths(context, { id: property.ID, match, titles, town })
  const types = typesOf(property)
  const energy = labelOf(certificateOf(property), region, context.config.rules.brusselsScale)
  const agent = agentOf(context, property, origins)
  const place = { origins, original, paths, titles, town, region }
  return { ...place, property, facts, availability, energy, types, agent }
}

/** The certificate of the home. A building without one has that of its worst home. */
function certificateOf(property: Property): Pick<Property, 'EnergyPerformance' | 'EPCLabelText'> {
  const { EnergyPerformance, EPCLabelText, Dwellings = [] } = property
  if (EnergyPerformance !== undefined || EPCLabelText !== undefined) return property
  const value = (each: (typeof Dwellings)[number]) => each.EnergyPerformance ?? -Infinity
  return Dwellings.toSorted((left, right) => value(right) - value(left))[0] ?? property
}

/** Projects with their addresses and those of their units that are shown now. `units` are the homes of all projects. */
export function linkProjects(
  context: LinkContext,
  records: readonly Sourced<Project>[],
  { units, now }: { readonly units: readonly LinkedProperty[]; readonly now: number },
): LinkedProject[] {
  const shown = units.filter(({ property }) => isOn(property, now))
  const unitsOf = groupBy(shown, ({ property: { ProjectID } }) => (ProjectID ? [ProjectID] : []))
  const projects = records.flatMap((record) => linkProject(context, record, unitsOf))
  reportUnknownProjects(context, projects, units)
  return projects
}

/** Links a project. One without an address in the route table is reported and left out. */
function linkProject(
  context: LinkContext,
  { value: project, origins }: Sourced<Project>,
  unitsOf: ReadonlyMap<number, readonly LinkedProperty[]>,
): readonly LinkedProject[] {
  const original = `/project/${project.ID}/`
  const match = matchRoute(context.routes, original)
  if (match === null) {
    context.report(problem('AS3205', { original }, { at: pointAt({ origins }, 'ID') }))
    return []
  }
  const town = townOfRecord(context, { value: project, origins })
  const name = `project ${project.ID}`
  const given = titlesOf(context, project.TypeDescription)
  reportMissingTitles(context, { name, match, titles: given, origins, field: 'TypeDescription' })
  const titles = completeTitles(context, { name, titles: given, texts: textsOfProject(project), origins })
  const paths = detailPaths(context, { id: project.ID, match, titles, town })
  const region: Region = regionOf(project.Zip, project.CountryID)
  const agent = agentOf(context, project, origins)
  const units = unitsOf.get(project.ID) ?? []
  return [{ project, origins, original, paths, titles, town, region, units, agent }]
}

function reportUnknownProjects(
  context: LinkContext,
  projects: readonly LinkedProject[],
  properties: readonly LinkedProperty[],
): void {
  const known = new Set(projects.map(({ project }) => project.ID))
  for (const { property, origins } of properties) {
    if (!property.ProjectID || known.has(property.ProjectID)) continue
    const at = pointAt({ origins }, 'ProjectID')
    context.report(
      problem(
        'AS3301',
        { kind: 'project', name: String(property.ProjectID), known: [...known].map(String) },
        { at },
      ),
    )
  }
}

function detailPaths(
  context: LinkContext,
  { id, match, titles, town }: { id: number; match: RouteMatch; titles: Localised<string>; town: Town },
) {
  const values = (locale: Locale): RouteValues => {
    const place = slugOfTown(town, locale, context.defaultLocale)
    const title = titles[locale] ?? ''
    const isBelow = match.entry.paths[locale]?.includes('{town}') === true
    const slug = isBelow
      ? slugBelowTown(title, { town: place, fallback: id, locale })
      : slugOf(title, id, locale)
    return { id, town: place, slug }
  }
  return pathsOf(context, { match, titles, values })
}

/** The id in `WebID`, then those in `WebIDs`, without duplicates. */
function typesOf({ WebID, WebIDs }: Property): readonly number[] {
  const listed = String(WebIDs ?? '').split(',')
  const ids = [
    ...(WebID === undefined ? [] : [WebID]),
    ...listed.filter((part) => part.trim() !== '').map(Number),
  ]
  return [...new Set(ids)]
}

function agentOf(
  context: LinkContext,
  record: { readonly ManagerID?: number | undefined },
  origins: Sourced<unknown>['origins'],
): TeamMember | undefined {
  const { ManagerID } = record
  if (!ManagerID) return undefined
  const agent = context.team.get(ManagerID)
  if (agent === undefined && !context.absentTeam.has(ManagerID)) {
    const known = [...context.team.keys()].map(String)
    context.report(
      problem(
        'AS3301',
        { kind: 'team member', name: String(ManagerID), known },
        { at: pointAt({ origins }, 'ManagerID') },
      ),
    )
  }
  return agent
}
