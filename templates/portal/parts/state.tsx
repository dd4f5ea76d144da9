import type { PortalSummary } from '../../../core/http/portal.ts'
import { useWords } from '../context.ts'
import type { PortalKey } from '../words.ts'

const TEXTS: Readonly<Record<PortalSummary['state'], PortalKey>> = {
  'for-sale': 'portal.state.forSale',
  'for-rent': 'portal.state.forRent',
  'take-over': 'portal.state.takeOver',
  'under-option': 'portal.state.underOption',
  sold: 'portal.state.sold',
  'sold-out': 'portal.state.soldOut',
  rented: 'portal.state.rented',
  gone: 'portal.state.gone',
}

const TONES: Readonly<Partial<Record<PortalSummary['state'], string>>> = {
  'under-option': 'option',
  sold: 'sold',
  'sold-out': 'sold',
  rented: 'sold',
}

/** The availability of the property, in the texts of the site. */
export function State({ state }: { readonly state: PortalSummary['state'] }) {
  const { say } = useWords()
  return <span className={`status status--${TONES[state] ?? 'plain'}`}>{say(TEXTS[state])}</span>
}
