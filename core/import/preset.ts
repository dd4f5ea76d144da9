/** A preset describes one export format as data. */
import type { MappingRules } from '../schema/mapping-rules.ts'

export type ReaderName = 'csv' | 'json' | 'json-lines' | 'xml'

export interface Preset {
  /** The name in site-config/imports.json. */
  readonly id: string
  readonly name: string
  readonly reader: ReaderName
  /** "guess": the rules follow from the names of the fields, in any language (core/import/guess). */
  readonly rules: MappingRules | 'guess'
  /** Paths that most records of this format have, and hardly any of another format. */
  readonly signs: readonly string[]
  /** High: a schema or a stored answer was read; medium: several programs that read it; low: one, or less. */
  readonly confidence: 'high' | 'medium' | 'low'
  /** Statements about the format that no public source confirms. `import` prints them. */
  readonly unsure: readonly string[]
  /** Public code and documents from which names and codes were read. */
  readonly sources: readonly string[]
}
