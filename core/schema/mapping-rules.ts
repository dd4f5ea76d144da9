/**
 * The rules that turn the records of an export into records of the site. Presets (core/import/presets) and the
 * sources of site-config/imports.json are written in them. docs/import.md explains them with examples.
 */
import { z } from 'zod'
import { LOCALES } from '../languages/codes.ts'

/**
 * A value of a source record: the name of a field, or names of nested fields with dots between them. `[id=14]` chooses
 * the elements of a list in which a field has a value, `[0]` the first one; without it, a path goes through all
 * elements. `@name` is an attribute of XML, `#text` the text beside attributes, or a plain element of a list itself,
 * and `#name` the names of the fields of an object. A field whose whole name is the path takes precedence.
 */
const sourcePath = z.string().min(1).max(500)

export const paths = z.union([sourcePath, z.array(sourcePath).min(1).max(50)])

const plain = z.union([z.string(), z.number(), z.boolean()])

const condition = z
  .strictObject({
    from: paths.describe('the value that is compared'),
    is: z.array(plain).min(1).optional().describe('the values for which the condition holds'),
    not: z.array(plain).min(1).optional().describe('the values for which it does not hold'),
    empty: z.boolean().optional().describe('whether the value is missing'),
  })
  .describe('compared without regard to case and accents; without "is", "not" and "empty": a value exists')

/** All of them hold. */
export const conditions = z.union([condition, z.array(condition).min(1)])

/** The kinds of values. Without `as`, the kind follows from the field of the site. docs/import.md explains each. */
export const VALUE_KINDS = [
  'text',
  'number',
  'integer',
  'amount',
  'degrees',
  'flag',
  'date',
  // A date with the time of day, if the export has one.
  'moment',
  'url',
  'phone',
  'street',
  'houseNumber',
  'box',
  'zip',
  'city',
  // The postal code of the centre of a municipality of Belgium, or of the only part with this name.
  'zipOfTown',
  // The only municipality of Belgium with this postal code.
  'townOfZip',
  // A number of degrees that can be one in Belgium or Luxembourg; another number: empty.
  'latitude',
  'longitude',
  'country',
  'goal',
  'type',
  'typeName',
  'heatingName',
  'kitchenName',
  'availableName',
  'status',
  'marquee',
  'energyLabel',
  // The kWh per square metre beside a label: "C (245 kWh/m²)".
  'energyValue',
  // The goal that words in a text say: "Huis te koop in Gent".
  'goalInText',
  'goalInUrl',
  'typeInUrl',
  'zipInUrl',
  'cityInUrl',
  // The one year that a text such as "ca. 1900" or "1965/2001" begins with; no year: empty.
  'year',
  // An amount of money, also one behind words such as "from", and whether there are such words: 7, the unit of the site.
  'price',
  'priceUnit',
  // A key of core/languages/code-texts.ts, which becomes its text in every language.
  'codeText',
] as const

const decimal = z.enum(['comma', 'point']).describe('the decimal mark of the numbers')
const dateOrder = z.enum(['day-first', 'month-first']).describe('the order of dates such as 03/04/2026')

const VALUE_SOURCES = 'one of "from", "constant" and "languages", or a "default"'

const valueRule = z
  .strictObject({
    from: paths.optional().describe('the value, or several: the first one that is not empty'),
    combine: z
      .enum(['first', 'join', 'words', 'every'])
      .optional()
      .describe(
        '"join": all texts, one paragraph each; "words": all with spaces; "every": true only if no value is false',
      ),
    constant: plain.optional().describe('the value of every record'),
    default: plain.optional().describe('the value of records in which the source has none'),
    values: z
      .record(z.string(), plain.nullable())
      .optional()
      .describe(
        'values of the source and their meanings; null: empty. A value that is not listed is refused',
      ),
    as: z.enum(VALUE_KINDS).optional().describe('kind of the value; default: that of the field'),
    numbers: decimal.optional(),
    dates: dateOrder.optional(),
    negate: z.boolean().optional().describe('true becomes false: "hidden" is not "published"'),
    factor: z.number().optional().describe('the number is multiplied by it: 0.083333 makes years months'),
    languages: z
      .partialRecord(z.enum(LOCALES), paths)
      .optional()
      .describe('a text for each language, each from its own field'),
    lenient: z
      .boolean()
      .optional()
      .describe('a wrong value is left out with a warning, instead of quarantining the record'),
    when: conditions.optional().describe('the rule applies only to records for which this holds'),
  })
  .refine(
    ({ from, constant, languages, default: byDefault }) => {
      const given = [from, constant, languages].filter((each) => each !== undefined).length
      return given === 1 || (given === 0 && byDefault !== undefined)
    },
    { error: VALUE_SOURCES },
  )

/** A path is short for `{ "from": path }`. In a list of rules, the first one that gives a value applies. */
export const oneRule = z.union([sourcePath, valueRule])
export const fieldRule = z.union([oneRule, z.array(oneRule).min(1).max(50)])

/** A field of the site that is a list, such as its pictures. */
const listRule = z.strictObject({
  each: paths.describe('the elements of all these lists, in this order'),
  when: conditions.optional().describe('only the elements for which this holds'),
  separators: z.string().max(10).optional().describe('marks between the values of one text, such as "|,"'),
  order: sourcePath.optional().describe('a number of each element by which they are sorted; absent is 0'),
  first: conditions.optional().describe('elements that precede all others'),
  fields: z.record(z.string(), fieldRule).describe('the fields of each element'),
})

/** Codes of several fields of the source in one list: all values that the rules give. */
const collectRule = z.strictObject({
  collect: z.array(oneRule).min(1).max(50).describe('the rules whose values become one list'),
})

/** A field of the site that is an object, such as its terms. */
const objectRule = z.strictObject({
  object: z
    .record(z.string(), fieldRule)
    .describe('the fields of the object; without a value in any it is absent'),
})

/** Among several list rules, the first one that gives an element applies. */
export const anyRule = z.union([
  fieldRule,
  listRule,
  z.array(listRule).min(1).max(10),
  collectRule,
  objectRule,
])

const fields = z.record(z.string(), anyRule)

const partRules = z.strictObject({
  each: paths.describe('the objects in a record; the first one belongs to the property'),
  id: paths.describe('the id of the object, which stays the same between exports'),
  fields: fields.describe('fields of the site, and their rules'),
})

const filter = z.strictObject({
  when: conditions.describe('the records that are not published'),
  reason: z.string().min(1).max(200).describe('shown in the report with the number of records'),
})

export const mappingRules = z
  .strictObject({
    records: paths.optional().describe('the list in the file, or the name of the XML element of a record'),
    nested: sourcePath
      .optional()
      .describe('records inside of a record, such as the homes of a project; "#parent" is the outer one'),
    header: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('names of the columns of a table without them; one without a name is not read'),
    delimiter: z
      .enum([';', ',', '\t', '|', '#', '!#'])
      .optional()
      .describe('the mark between cells of a table'),
    cells: z
      .enum(['exact', 'any'])
      .optional()
      .describe('"any": rows may have fewer or more cells than "header" names; default: "exact"'),
    ignoreCase: z.boolean().optional().describe('whether the names of fields differ in case'),
    numbers: decimal.optional(),
    dates: dateOrder.optional(),
    empty: z
      .array(z.string())
      .optional()
      .describe('texts that mean "not filled in", beside the usual ones such as "-" and "n/a"'),
    id: paths.optional().describe('the id of a record in the source, which stays the same between exports'),
    fields: fields
      .optional()
      .describe('the fields of a property (docs/schemas/property.json) and their rules'),
    keep: z.record(z.string(), anyRule).optional().describe('fields of "extra", which is never published'),
    projects: z
      .strictObject({
        when: conditions.describe('the records that are projects'),
        id: paths
          .optional()
          .describe('the id by which "ProjectID" names a project, if not that of the record'),
        fields: fields.describe('the fields of a project, and their rules'),
      })
      .optional()
      .describe('records that are projects, and the fields of docs/schemas/project.json'),
    people: partRules.optional().describe('the agents of a record, who join site-config/team.json'),
    offices: partRules.optional().describe('the offices of a record'),
    filter: z.array(filter).optional().describe('records that are not published, such as those offline'),
    deleted: conditions.optional().describe('records that the source removes'),
    drop: z
      .array(z.string().min(1))
      .optional()
      .describe('names of private fields at any depth, which are neither read nor stored'),
    ignore: z.array(z.string().min(1)).optional().describe('fields without a place on the site'),
    stock: z
      .union([
        z.enum(['whole', 'part']),
        z.strictObject({ whole: conditions.describe('the exports that contain the whole stock') }),
      ])
      .optional()
      .describe(
        '"whole": a property that is missing in the export is removed from the site; the file may say it',
      ),
  })
  .readonly()

export type SourcePaths = z.output<typeof paths>
export type Condition = z.output<typeof condition>
export type Conditions = z.output<typeof conditions>
export type ValueKind = (typeof VALUE_KINDS)[number]
export type ValueRule = z.output<typeof valueRule>
export type FieldRule = z.output<typeof fieldRule>
export type ListRule = z.output<typeof listRule>
export type CollectRule = z.output<typeof collectRule>
export type AnyRule = z.output<typeof anyRule>
export type PartRules = z.output<typeof partRules>
export type MappingRules = z.output<typeof mappingRules>
