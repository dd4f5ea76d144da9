/** A registered search. The public name predates that term (docs/decisions/0048-names-of-forms.md). */
import { carry, form, goals, group, may, need } from '../form-definition.ts'
import type { FormRule } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { person } from '../form-parts.ts'

const pricesInOrder: FormRule = (text) => {
  const [least, most] = [text('priceMin'), text('priceMax')]
  const isWrong = least !== '' && most !== '' && Number(most) < Number(least)
  return isWrong ? [{ field: 'priceMax', key: 'form.error.priceMax.belowMin' }] : []
}

export const registeredSearchDefinition = form(
  'demand-register',
  [
    carry(),
    group(
      'search',
      need('goal', goals('buy', 'rent')),
      need('types'),
      need('zone'),
      may('priceMin'),
      may('priceMax'),
      may('bedrooms'),
    ),
    group('you', ...person, may('remarks'), may('newsletter')),
  ],
  { rules: [pricesInOrder] },
)

export const registeredSearch = publicForm(registeredSearchDefinition, {
  key: 'registered-search',
  purpose: 'registers a search',
  basis: 'consent',
  // The search ends after the same time, unless it is renewed.
  retentionDays: 365,
  thanks: '/feedback/demand-register/',
  page: '/demand-register/',
})
