/** Addresses of pages: the route table and redirects. */
import { z } from 'zod'
import { count, flag, internalPath, localised, text } from '../common.ts'
import { linkTarget } from '../page.ts'
import { extendsDefault, schemaHint } from './config-file.ts'

const breadcrumb = z.strictObject({
  name: text.describe('text of the step'),
  public: flag.optional().describe('whether the step is shown; default: true'),
  path: internalPath.describe('page of the step, by its original path'),
})

/** An entry of the route table. `{town}`, `{slug}`, `{id}`, `{page}`, `{zip}`, `{webid}` and `{year}` make it a pattern. */
const route = z.strictObject({
  original: internalPath.describe('name of the page inside the site, to which menus and links refer'),
  type: z
    .enum(['page', 'article', 'feedback', 'login'])
    .optional()
    .describe('kind of page: "feedback" and "login" are kept out of search engines and sitemaps'),
  goal: z
    .array(z.union([z.literal(0), z.literal(1), z.literal(2)]))
    .optional()
    .describe('restricts the pattern to these goals'),
  path: localised(internalPath).describe('public path in each language'),
  breadcrumb: z
    .array(breadcrumb)
    .optional()
    .describe('steps above the page; default: those of the tree of pages'),
  external: flag.optional().describe('the path belongs to a page outside this site'),
})

export const routes = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  routes: z.array(route).min(1).describe('the route table'),
})

const EVERYTHING = 'an address below a folder, such as /old/*'

export const redirects = z.strictObject({
  ...schemaHint,
  redirects: z
    .array(
      z.strictObject({
        from: internalPath
          .refine((from) => !/^\/\*\/?$/.test(from), { error: EVERYTHING })
          .describe('the former path; /* at its end means all addresses below it that have no page'),
        to: linkTarget.describe('page by its original path, or another address'),
      }),
    )
    .optional()
    .describe('addresses of an earlier website, or of your own, and where they lead'),
  tombstoneMonths: count
    .optional()
    .describe('months in which the address of a home that is gone says how it ended (12)'),
})

export type Route = z.output<typeof route>
