/** The office that a form concerns, by which it is shown to the members of the desk. */
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { SubmissionRow } from '../store/tables.ts'
import { subjectOf } from './subject.ts'

/** The office of its property or of the person, or the one that the visitor chose; the first office for all other forms. */
export function officeAndAgentOf(
  values: SubmittedValues,
  {
    offices,
    properties,
    projects,
    team = [],
  }: Pick<ServiceSite, 'offices' | 'properties' | 'projects' | 'team'>,
): Pick<SubmissionRow, 'office' | 'agent'> {
  const { property, project } = subjectOf(values, { properties })
  const home = properties.find(({ id }) => id === property)
  const building = projects.find(({ id }) => id === project)
  const member = team.find(({ id }) => id === values.agent)
  const chosen = offices.find(({ id }) => id === (home?.office ?? member?.office ?? values.office))
  return {
    office: chosen?.id ?? offices[0]?.id ?? null,
    agent: home?.agent?.name ?? building?.agent?.name ?? member?.name ?? null,
  }
}
