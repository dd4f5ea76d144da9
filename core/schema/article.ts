import { z } from 'zod'
import { date, extra, id, internalPath, localeCode, localised, publication, text, zip } from './common.ts'
import { image, publishStatus, seo } from './page.ts'

/** Article: a service or a testimonial, each with a page of its own. */
export const article = z
  .strictObject({
    id: z
      .union([z.int(), z.string()])
      .transform(String)
      .optional()
      .describe('id of the article, by which modules name it'),
    language: localeCode.optional().describe('language of the plain strings in this file'),
    category: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)*$/,
        'a lower-case name such as testimonials or services/sale',
      )
      .optional()
      .describe('kind of article, such as services or testimonials'),
    path: internalPath
      .optional()
      .describe('original path of the article, which the route table maps to its addresses'),
    status: publishStatus
      .optional()
      .describe('only "Published" articles, and those without a status, are built'),
    ...publication,
    sort: z.int().optional().describe('order in lists of articles'),
    createDate: date.optional().describe('day on which the article was made'),
    modifyDate: date.optional().describe('day of the last change, for the sitemap'),
    name: text.optional().describe('author of the testimonial'),
    place: text.optional().describe('what the author did and where: "verkocht in Gent"'),
    title: text.optional().describe('title of the article; the article exists in the languages of its title'),
    summary: text.optional().describe('one or two sentences, shown in lists and sliders'),
    content: text.optional().describe('Markdown; the body of a Markdown file'),
    image: image.optional().describe('picture of the article'),
    agent: id
      .optional()
      .describe('who wrote the article, or whom the testimonial is about, as in site-config/team.json'),
    property: id.optional().describe('the home that the article or the testimonial is about'),
    towns: z
      .array(zip)
      .max(20)
      .optional()
      .describe('postal codes of the towns that the article is about; their pages name it'),
    seo: localised(seo).optional().describe('titles and descriptions for search engines, by language'),
    extra,
  })
  .readonly()

export type Article = z.output<typeof article>
