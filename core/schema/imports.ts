/** The schema of `site-config/imports.json`: the exports of CRMs whose records are published, and what happens to bad ones. */
import { z } from 'zod'
import { httpsPlace } from './https-place.ts'
import { mappingRules } from './mapping-rules.ts'
import { sourcePlace } from './source-place.ts'

const ids = z
  .strictObject({
    prefix: z
      .string()
      .regex(/^[A-Za-z0-9]{1,12}$/, 'up to twelve letters and digits')
      .optional()
      .describe('written before each id of the source, so that two sources may use the same numbers'),
    same: z
      .record(z.string(), z.union([z.string().min(1), z.int().positive()]))
      .optional()
      .describe('new id of the source -> the id that the record had before, whose address it keeps'),
  })
  .describe('how the ids of the source become ids of the site')

const days = z.int().min(0).max(366)

const source = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,29}$/, 'an id such as omnicasa')
    .describe('the name of the source in reports; it must not change'),
  preset: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'the id of a format such as omnicasa or csv')
    .optional()
    .describe('the format of the export; without it, the format is recognised'),
  place: z
    .union([sourcePlace, httpsPlace])
    .describe('a file, a folder or a glob of the site, or an https address'),
  encoding: z.string().max(40).optional().describe('the encoding, if what the files declare is wrong'),
  mapping: mappingRules.optional().describe('rules that add to those of the preset, or replace them'),
  ids: ids.optional(),
  onError: z
    .enum(['stop', 'skip'])
    .optional()
    .describe('"skip" (default) leaves a record with an error out; "stop" stops the build, as --strict does'),
  keepLast: days
    .optional()
    .describe('days for which a record that is wrong today keeps its last good version; default: 7'),
  maxAge: days
    .optional()
    .describe('days after which the last good copy of a source that fails is an error; default: 3'),
})

export const imports = z.strictObject({
  $schema: z.string().optional().describe('read by editors only'),
  sources: z
    .array(source)
    .max(50)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'sources with different ids',
    })
    .optional()
    .describe('the exports whose records the site publishes'),
  leastStock: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe(
      'per cent of the homes of the last publication; a build with fewer homes stops; default: 70, and 0 never stops',
    ),
})

export type ImportSource = z.output<typeof source>
