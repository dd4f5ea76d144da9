/** The texts of new sites and records: starter/texts.json of the package. */
import type { Texts } from './localise.ts'
import type { Town } from './find-town.ts'

type Country = Town['country']

export interface StarterTexts {
  readonly description: Texts
  /** The subject of the picture above the home page. */
  readonly street: Texts
  readonly office: Readonly<Record<'street' | 'phone' | 'email', Texts>>
  readonly person: Readonly<Record<'name' | 'role' | Country, Texts>>
  readonly record: Readonly<
    Record<'title' | 'description' | 'street' | 'houseNumber' | 'summary' | 'text', Texts>
  >
  readonly legal: Readonly<Record<Country, Readonly<Record<string, Texts | string>>>>
}
