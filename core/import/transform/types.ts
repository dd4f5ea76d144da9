/**
 * The contract of `transform` in site-config/imports.ts, which the package exports as a type:
 *
 *     import type { ImportRecord, Transformed } from 'agency-site/core/import/transform/types.ts'
 */
import type { z } from 'zod'
import type { project } from '../../schema/project.ts'
import type { property } from '../../schema/property.ts'
import type { RawFields } from '../raw-record.ts'

/** A record after the mapping rules, before its schema checks it. */
interface Mapped<Kind extends string, Fields> {
  /** The id of the source in site-config/imports.json. */
  readonly source: string
  readonly kind: Kind
  /** The id of the record in the source. */
  readonly id: string
  /** The record as the source writes it, without private fields. */
  readonly raw: RawFields
  /** The fields of the site that the rules give. The site assigns `ID`. */
  readonly fields: Fields
}

export type PropertyFields = Partial<Omit<z.input<typeof property>, 'ID'>>
export type ProjectFields = Partial<Omit<z.input<typeof project>, 'ID'>>

export type ImportRecord = Mapped<'property', PropertyFields> | Mapped<'project', ProjectFields>

/** The fields to publish; null leaves the record out. */
export type Transformed = PropertyFields | ProjectFields | null
