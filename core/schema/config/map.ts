import { z } from 'zod'
import { MAP_TYPES } from '../../domain/map-message.ts'
import { isTileUrl } from '../../domain/tiles.ts'
import { fileRef, text, webUrl } from '../common.ts'
import { schemaHint } from './config-file.ts'

const tiles = z
  .strictObject({
    url: z
      .string()
      .refine(isTileUrl, {
        error: 'an https address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
      })
      .describe('address of a tile with {z}, {x} and {y}; {s} is a subdomain, {r} is @2x on fine screens'),
    subdomains: z
      .array(z.string().regex(/^[a-z0-9-]{1,20}$/, 'a subdomain such as a'))
      .min(1)
      .max(8)
      .optional()
      .describe('values for {s} in the address'),
    maxZoom: z.int().min(1).max(22).optional().describe('highest zoom level of the tiles; default: 19'),
    attribution: z
      .array(
        z.strictObject({
          text: text.describe('text of the attribution'),
          url: webUrl.optional().describe('address that the text leads to'),
        }),
      )
      .min(1)
      .max(6)
      .describe('attribution shown on the map'),
  })
  .refine(({ url, subdomains }) => url.includes('{s}') === (subdomains !== undefined), {
    error: 'an address with {s} and its subdomains, or one without both',
  })

/** The map and the source of its tiles. Visitors contact that host only after a click. */
export const map = z.strictObject({
  ...schemaHint,
  road: tiles.optional().describe('street map; default: OpenStreetMap'),
  aerial: tiles.optional().describe('aerial view; default: none'),
  type: z.enum(MAP_TYPES).optional().describe('map that is shown first'),
  marker: fileRef.optional().describe('picture of a map marker, with its point at the bottom'),
})
