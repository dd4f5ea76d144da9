/** The kind of text that a field of the content contains, by its name. */
import type { DataPath } from '../diagnostics/data-path.ts'

export type TextKind =
  /** A title or name: one line, no markup. */
  | 'line'
  /** Sentences without markup. */
  | 'plain'
  /** Markdown, or the simple HTML of a CRM, which `core/markup` makes safe. */
  | 'rich'

const LINES =
  'TypeDescription MainTypeName MarqueeName PriceUnitText Street City CountryName HouseNumber BoxNr Name name title label place alt ' +
  'pageTitle metadataTitle openGraphTitle twitterTitle WebIDName Heating Kitchen Roof AsbestosType FloodZone Management ' +
  'Availability Progress Delivery RecordFile role wordmark tradeName insurer professionalTitle codeOfEthics bannerTitle'

const PLAIN =
  'Lead summary PlanningInformation description description2 metadataDescription openGraphDescription twitterDescription ' +
  'introduction copyright supervisor bannerDescription'

const RICH = 'Description content hours introText fullText'

const KINDS: ReadonlyMap<string, TextKind> = new Map(
  (
    [
      ['line', LINES],
      ['plain', PLAIN],
      ['rich', RICH],
    ] as const
  ).flatMap(([kind, names]) => names.split(' ').map((name): [string, TextKind] => [name, kind])),
)

/** In characters. A longer title or sentence indicates an export to the wrong field. */
export const TEXT_LIMITS: Readonly<Record<TextKind, number>> = {
  line: 1000,
  plain: 20_000,
  // core/markup has a limit of its own (AS3305).
  rich: Infinity,
}

const LANGUAGE = /^[A-Za-z]{2}$/

/**
 * Undefined for a value that is not text, such as a path. Language codes and `{ public, text }` are skipped.
 */
export function textKindOf(path: DataPath): TextKind | undefined {
  const names = path.filter((key) => typeof key === 'string' && !LANGUAGE.test(key) && key !== 'text')
  const name = names.at(-1)
  const kind = typeof name === 'string' ? KINDS.get(name) : undefined
  // The descriptions of modules are rich, those of pages and of the search are one paragraph.
  const isRich = kind === 'plain' && /^description2?$/.test(String(name)) && names.includes('modules')
  return isRich ? 'rich' : kind
}
