/** A testimonial of a client. */
import { carry, form, group, may, need } from '../form-definition.ts'
import { FIELDS } from '../form-fields.ts'
import { publicForm } from '../form-kind.ts'
import { names } from '../form-parts.ts'

export const testimonialDefinition = form(
  'testimonial',
  [
    carry(),
    group('testimonial', need('testimonial'), may('publish')),
    group('you', ...names, need('email'), may('city', { ...FIELDS.city, width: 3 })),
  ],
  { failure: ['error.testimonialNotSent'] },
)

export const testimonial = publicForm(testimonialDefinition, {
  key: 'testimonial',
  purpose: 'submits a testimonial',
  basis: 'consent',
  // It proves the permission to publish the testimonial.
  retentionDays: 1825,
  thanks: '/feedback/testimonial/',
})
