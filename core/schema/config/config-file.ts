import { z } from 'zod'

export const schemaHint = {
  $schema: z
    .string()
    .optional()
    .describe('address of the JSON schema, by which an editor completes and checks the file'),
}

/** The file adds to the default of the package instead of taking its place (docs/own-site.md#defaults). */
export const extendsDefault = {
  extends: z
    .literal('default')
    .optional()
    .describe('add to the default of the package: entries with the same name or day replace its own'),
}
