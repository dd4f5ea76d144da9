import { z } from 'zod'
import { flag, localeCode, localised } from '../common.ts'
import { schemaHint } from './config-file.ts'

/** The languages of the site. */
export const languages = z.strictObject({
  ...schemaHint,
  languageDefault: localeCode.describe('the first language of the site, and of texts that are one string'),
  languageFlags: flag.optional().describe('whether the language switcher shows flags; default: false'),
  languageUse: z
    .array(
      z.strictObject({
        code: localeCode.describe('code of the language: nl, fr, en or de'),
        use: flag.describe('whether the language is published'),
      }),
    )
    .min(1)
    .refine((languages) => new Set(languages.map(({ code }) => code)).size === languages.length, {
      error: 'a list with each language once',
    })
    .describe('the languages in their order'),
  missing: localised(z.enum(['error', 'warning', 'ignore']))
    .optional()
    .describe('severity of a missing translation'),
  partial: z
    .array(localeCode)
    .optional()
    .describe('languages in which pages are built although some of their texts are not translated'),
})
