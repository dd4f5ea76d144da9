/** The property and the project that a form is about. */
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'

interface SubmissionSubject {
  /** The id of a property, or what the visitor typed if no property has that reference; empty without one. */
  readonly property: string
  /** The id of a project; empty without one. */
  readonly project: string
}

/** Forms on the page of a property state its id. Into an offer, the visitor types the reference. */
export function subjectOf(
  { property, reference, project }: SubmittedValues,
  { properties }: Pick<ServiceSite, 'properties'>,
): SubmissionSubject {
  const typed = one(reference).trim()
  return {
    property: one(property) || (homeCalled(typed, properties)?.id ?? typed),
    project: one(project),
  }
}

/** The property with this reference, or this id, without regard to case. */
export function homeCalled(
  reference: string,
  properties: ServiceSite['properties'],
): ServiceProperty | undefined {
  const typed = folded(reference)
  return typed === ''
    ? undefined
    : (properties.find((each) => folded(each.reference) === typed) ??
        properties.find(({ id }) => id === typed))
}

function folded(reference: string): string {
  return reference.trim().toLowerCase()
}

function one(value: string | readonly string[] | undefined): string {
  return [value ?? ''].flat()[0] ?? ''
}
