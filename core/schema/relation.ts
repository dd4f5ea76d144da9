import { z } from 'zod'
import { id } from './common.ts'

/** The content that a module of a page shows. */
export const relation = z.strictObject({
  type: z
    .enum([
      'article',
      'category',
      'property',
      'property-list',
      'project-list',
      'person',
      'contact',
      'storage',
      'forms',
      'saved',
      'calculator',
    ])
    .describe('kind of content that the module shows'),
  id: z
    .union([z.int(), z.string()])
    .transform(String)
    .optional()
    .describe(
      'the content of that kind, such as a category of articles, the number of a home or the name of a form',
    ),
  agent: id.optional().describe('of the form "appointment": whom visitors meet, as in site-config/team.json'),
})
