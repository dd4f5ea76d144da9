import { z } from 'zod'
import { LANDMARK_ID } from '../../domain/landmarks.ts'
import { count, flag, text } from '../common.ts'
import { publicText } from './office.ts'
import { extendsDefault, schemaHint } from './config-file.ts'

const searchWords = z.strictObject({
  type: z.int().nonnegative().describe('"WebID" of a type group of "content/categories.json"'),
  words: z
    .array(z.string().trim().min(1, 'a word').max(60, 'a word or a few, of at most 60 characters'))
    .min(1)
    .max(200)
    .describe('in any language; a word counts in every one'),
})

const landmark = z.strictObject({
  id: z
    .string()
    .regex(LANDMARK_ID, 'small letters, digits and hyphens, such as gent-sint-pieters')
    .describe('name of the place in addresses of lists'),
  name: text.describe('name of the place, as visitors choose and type it: "Station Gent-Sint-Pieters"'),
  latitude: z.number().min(-90).max(90).describe('degrees north'),
  longitude: z.number().min(-180).max(180).describe('degrees east'),
})

/** Configuration of the search block. Descriptions may contain {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}. */
export const search = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  showSearchInput: flag
    .optional()
    .describe('whether the search has its field; without it, it has links to the lists; default: true'),
  showSearchButton: flag.optional().describe('whether the field has a button; default: true'),
  showCountProperty: flag
    .optional()
    .describe('whether the search shows how many homes are offered; default: as showSearchCount'),
  showSearchCount: flag
    .optional()
    .describe('whether suggestions show how many homes they lead to; default: true'),
  data: z
    .strictObject({ countProperty: z.array(count).max(2).optional().describe('sale total, rent total') })
    .optional()
    .describe('numbers of a content system'),
  title: publicText.optional().describe('heading of the search'),
  description: publicText.optional().describe('text below the heading'),
  description2: publicText.optional().describe('second text below the heading'),
  words: z
    .array(searchWords)
    .max(200)
    .optional()
    .describe('what visitors may type for a type group, beside the words that the search box knows'),
  landmarks: z
    .array(landmark)
    .max(100)
    .refine((landmarks) => new Set(landmarks.map(({ id }) => id)).size === landmarks.length, {
      error: 'a list with each "id" once',
    })
    .optional()
    .describe('places around which visitors search, such as stations and campuses'),
})
