/** An application for a job. */
import { carry, form, group, may, need } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { person } from '../form-parts.ts'

export const jobContactDefinition = form('job-contact', [
  carry(),
  group('job', need('position'), may('registration'), need('motivation')),
  group('you', ...person),
])

export const jobContact = publicForm(jobContactDefinition, {
  key: 'job-contact',
  purpose: 'sends an application for a job',
  basis: 'steps',
  // The authorities of Belgium and Luxembourg advise this period unless the applicant agrees to a longer one.
  retentionDays: 180,
  thanks: '/feedback/job-contact/',
})
