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
    .describe('add to the default of the package: entries with the same name, path or day replace its own'),
}

type Complete<File, Key extends keyof File> = Omit<File, Key> & {
  readonly [Name in Key]-?: Exclude<File[Name], undefined>
}

/** A file that needs these keys, unless the default of the package has them. */
export function extendable<
  Shape extends z.ZodRawShape,
  Key extends string & keyof z.output<z.ZodObject<Shape>>,
>(fields: z.ZodObject<Shape>, needed: readonly Key[]) {
  return fields
    .superRefine((file, { addIssue }) => {
      if ((file as { readonly extends?: string }).extends !== undefined) return
      for (const key of needed)
        if (file[key] === undefined)
          addIssue({ code: 'invalid_type', expected: 'nonoptional', input: undefined, path: [key] })
    })
    .transform((file) => file as unknown as Complete<z.output<z.ZodObject<Shape>>, Key>)
}
