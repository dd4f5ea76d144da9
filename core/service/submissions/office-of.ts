/** The office that a form concerns, by which it is shown to the members of the desk. */
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { SubmissionRow } from '../store/tables.ts'
import { subjectOf } from './subject.ts'

/** The office of its property, or the one that the visitor chose; the first office for all other forms. */
export function officeAndAgentOf(
  values: SubmittedValues,
  { offices, properties, projects }: Pick<ServiceSite, 'offices' | 'properties' | 'projects'>,
): Pick<SubmissionRow, 'office' | 'agent'> {
  const { property, project } = subjectOf(values, { properties })
  const home = properties.find(({ id }) => id === property)
  const building = projects.find(({ id }) => id === project)
  const chosen = offices.find(({ id }) => id === (home?.office ?? values.office))
  return {
    office: chosen?.id ?? offices[0]?.id ?? null,
    agent: home?.agent?.name ?? building?.agent?.name ?? null,
  }
}
