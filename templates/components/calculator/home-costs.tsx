import type { HomeCosts as Props } from '../../../core/view/types.ts'
import { ArrowLink } from '../anchor/anchor.tsx'
import { Section } from '../section/section.tsx'
import { AmountTable } from './amount-table.tsx'

/** The costs of buying a home, or the money that a tenant needs before the keys. */
export function HomeCosts({ costs }: { readonly costs: Props }) {
  return (
    <Section id="costs" title={costs.table.caption}>
      <AmountTable table={costs.table} labelledBy="costs-title" />
      {costs.notes.length > 0 && <p>{costs.notes.join(' ')}</p>}
      <p>
        <ArrowLink link={costs.link} />
      </p>
    </Section>
  )
}
