import type { ModuleView, Teaser } from '../../../core/view/types.ts'
import { Rows } from './rows.tsx'
import { Singles } from './singles.tsx'
import { TeaserCards } from './teaser-cards.tsx'
import { TeaserQuotes } from './teaser-quotes.tsx'
import { Slider } from './slider.tsx'

export interface TeasersProps {
  readonly id: string
  readonly view: ModuleView
  readonly perRow: number
  readonly teasers: readonly Teaser[]
  readonly level: 2 | 3
}

/** The articles of a module, in its configured view. */
export function Teasers({ id, view, perRow, teasers, level }: TeasersProps) {
  if (teasers.length === 0) return null
  if (view === 'slider') return <Slider id={id} teasers={teasers} />
  if (view === 'quote') return <TeaserQuotes teasers={teasers} perRow={perRow} />
  if (view === 'single') return <Singles teasers={teasers} level={level} />
  return perRow === 1 ? (
    <Rows teasers={teasers} level={level} />
  ) : (
    <TeaserCards teasers={teasers} perRow={perRow} level={level} />
  )
}
