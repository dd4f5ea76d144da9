/** Pictures and documents of properties and projects. */
import { z } from 'zod'
import { FOCUS, isPartOfPicture } from '../domain/picture-frame.ts'
import { ROOMS } from '../domain/story.ts'
import { extra, fileRef, flag, text } from './common.ts'

const percent = z.int().min(0).max(100)

/** A picture in the form of the CRM. Exports of projects write `url` for `Url`. */
export const pictureItem = z
  .strictObject({
    Url: fileRef.optional().describe('a file below content/, or an https address; "url" is the same field'),
    url: fileRef.optional().describe('the same field as "Url"'),
    Width: z.int().positive().optional().describe('width in pixels; changes no page, as the file has it'),
    Height: z.int().positive().optional().describe('height in pixels; changes no page, as the file has it'),
    ID: z
      .union([z.int(), z.string()])
      .optional()
      .describe('number of the picture in the CRM; changes no page'),
    Name: text.optional().describe('alternative text and caption of the picture'),
    Lead: flag.optional().describe('whether the picture represents the record in lists and comes first'),
    Order: z.int().optional().describe('place among the pictures; without it, they follow in their order'),
    Crop: z
      .strictObject({
        Left: percent.describe('left edge of the part, in per cent of the picture'),
        Top: percent.describe('upper edge of the part, in per cent of the picture'),
        Width: percent.describe('width of the part, in per cent of the picture'),
        Height: percent.describe('height of the part, in per cent of the picture'),
      })
      .refine(isPartOfPicture, 'a part that lies in the picture: "Left" and "Width" are at most 100 together')
      .optional()
      .describe('the part of the picture that is shown, at every size'),
    Focus: z
      .enum(FOCUS)
      .optional()
      .describe('what stays in view where a frame crops the picture; default: its middle'),
    Room: z
      .enum(ROOMS)
      .optional()
      .describe(
        'what it shows: a heading that names the room, and "{room:kitchen}", place it in the description',
      ),
    extra,
  })
  // For editors, which do not run `refine`.
  .meta({ oneOf: [{ required: ['Url'] }, { required: ['url'] }] })
  .refine(({ Url, url }) => (Url === undefined) !== (url === undefined), {
    path: ['Url'],
    error: 'a path below content/, or an address that starts with https://, in one of "Url" and "url"',
  })
  .transform(({ Url, url = '', ...rest }) => ({ Url: Url ?? url, ...rest }))

export const documentItem = z.strictObject({
  Name: text.describe('name of the document'),
  Url: fileRef.optional().describe('address of the document; without it, the document is sent on request'),
  OnRequest: z
    .string()
    .regex(/^private\/(?!.*(^|\/)\.\.(\/|$))/, {
      error: 'a file below content/private/, such as private/deed.pdf',
    })
    .optional()
    .describe('file of content/private/ that is mailed on request and never published'),
  extra,
})

export type PictureItem = z.output<typeof pictureItem>
export type DocumentItem = z.output<typeof documentItem>
