import { z } from 'zod'
import {
  colour,
  date,
  extra,
  fileRef,
  flag,
  internalPath,
  localeCode,
  localised,
  publication,
  text,
  webUrl,
} from './common.ts'
import { relation } from './relation.ts'

/** A picture. A plain path or address is short for `{ "url": … }`. */
export const image = z.union([
  fileRef.transform((url): { url: string; alt?: z.output<typeof text> } => ({ url })),
  z
    .strictObject({
      id: z
        .union([z.int(), z.string()])
        .optional()
        .describe('number of the picture in the content system; changes no page'),
      filename: z.string().optional().describe('name in the content system; changes no page'),
      originalname: z.string().optional().describe('name before the upload; changes no page'),
      url: fileRef.describe('file below content/, such as images/office.jpg, or an https address'),
      mimetype: z.string().optional().describe('changes no page: the format is read from the file'),
      destination: z.string().optional().describe('folder in the content system; changes no page'),
      createDate: date.optional().describe('day of the upload; changes no page'),
      alt: text.optional().describe('description of the picture for those who do not see it'),
    })
    .transform(({ url, alt }): { url: string; alt?: z.output<typeof text> } =>
      alt === undefined ? { url } : { url, alt },
    ),
])

/** Video of a banner: a file below content/ or an address, with its type. */
export const video = z.strictObject({
  url: fileRef.describe('file below content/, or an address'),
  mimetype: z
    .string()
    .regex(/^video\/[a-z0-9.+-]+$/, 'a type such as video/mp4')
    .describe('type of the file, such as video/mp4'),
})

export const publishStatus = z.enum(['Published', 'Draft', 'Archived'])

/** The target of a link: a path of the route table, or an address of another site. */
export const linkTarget = z.union([
  internalPath,
  webUrl,
  z.string().regex(/^(mailto|tel):[^\s]+$/, 'an address that starts with mailto: or tel:'),
])

const columns = z.int().min(1).max(12)

/** The view in which a module shows its articles, people or homes. */
const moduleView = z.enum(['module-view', 'single-view', 'quote-view', 'slider-view', 'archive-view'])

/** Long enough to read, and short enough to notice the movement. */
export const autoplaySeconds = z.int().min(4).max(60)

/** A module is one block of a page. */
export const pageModule = z.strictObject({
  id: z.union([z.int(), z.string()]).optional().describe('number in the content system; changes no page'),
  title: text.optional().describe('heading of the module'),
  titleSize: z.enum(['small', 'medium', 'large']).optional().describe('size of the heading; default: medium'),
  description: text.optional().describe('text of the module, in Markdown'),
  description2: text.optional().describe('second text of the module, in Markdown'),
  position: z
    .enum(['contentTop', 'contentRow', 'contentBottom'])
    .optional()
    .describe('place on the page: "contentTop", "contentRow" (default) or "contentBottom"'),
  span: z
    .union([z.literal(12), z.literal(10), z.literal(8)])
    .optional()
    .describe('width in columns of twelve'),
  col: z
    .strictObject({
      sm: columns.optional().describe('columns on a narrow screen'),
      md: columns.optional().describe('columns on a screen of middle width'),
      lg: columns.optional().describe('columns on a wide screen'),
    })
    .optional()
    .describe('width in columns of twelve, by the width of the window'),
  sort: z.int().optional().describe('order of modules at one position; default: that of the list'),
  view: moduleView
    .optional()
    .describe(
      'how articles are shown (without it, their texts follow each other); "archive-view": sold homes by year with their quotes; "single-view" of a person: the whole profile',
    ),
  class: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/, 'a class name such as on-paper')
    .optional()
    .describe('class for the style sheet; "next-steps" puts the module beside a form'),
  backgroundType: z.enum(['image', 'color', 'gallery']).optional().describe('what the module has as ground'),
  image: image.optional().describe('picture of the module, or its ground'),
  images: z.array(image).max(100).optional().describe('pictures of the module, or of a ground "gallery"'),
  colorBackground: colour.optional().describe('colour of a ground "color"'),
  relations: z.array(relation).optional().describe('the content that the module shows, in this order'),
  status: publishStatus
    .optional()
    .describe('only "Published" modules, and those without a status, are shown'),
  ...publication,
  numberItemOfRow: z
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('items in a row; default: 3, for the newest homes 4, for projects 2'),
  maxItems: z
    .int()
    .min(1)
    .max(500)
    .optional()
    .describe('most items; a list of homes without it is the whole list with its pages'),
  isHasSubcategories: flag
    .optional()
    .describe(
      'the relation "category" includes the categories below it: "services/sale" is below "services"',
    ),
  autoplay: autoplaySeconds.optional().describe('seconds after which a slider shows the next slide'),
  link: z
    .strictObject({
      path: linkTarget.describe('target of the link'),
      label: text.describe('text of the link'),
    })
    .optional()
    .describe('link below the content'),
  extra,
})

/** SEO fields of one language. Without `isActiveSEO` the page's own title and description are used. */
export const seo = z.strictObject({
  pageTitle: z
    .string()
    .optional()
    .describe('title of the page for search engines, if "metadataTitle" is absent'),
  metadataTitle: z.string().optional().describe('title of the page for search engines'),
  metadataDescription: z.string().optional().describe('description of the page for search engines'),
  openGraphTitle: z.string().optional().describe('title of the page when it is shared'),
  openGraphDescription: z.string().optional().describe('description of the page when it is shared'),
  openGraphImage: image.optional().describe('picture of the page when it is shared'),
  twitterTitle: z.string().optional().describe('title of the page when it is shared on X'),
  twitterDescription: z.string().optional().describe('description of the page when it is shared on X'),
  twitterImage: image.optional().describe('picture of the page when it is shared on X'),
  isActiveSEO: flag
    .optional()
    .describe('whether these fields replace the title and the description of the page'),
})

const pageParams = z
  .strictObject({
    title: text.optional().describe('title of the page; the page exists in the languages of its title'),
    description: text.optional().describe('the sentence under the title'),
    seo: localised(seo).optional().describe('titles and descriptions for search engines, by language'),
    image: image.optional().describe('picture of the banner'),
    logo: image.optional().describe('in the banner, or above the title of a page without one'),
    modules: z.array(pageModule).max(200).optional().describe('the blocks of the page'),
    content: text.optional().describe('Markdown; the body of a Markdown file'),
    css: z.string().max(20_000).optional().describe('style sheet of this page alone'),
    type: z.literal('module').optional().describe('exports write it; changes no page'),
    redirect: flag.optional().describe('whether the page leads to "redirectUrl"'),
    redirectUrl: linkTarget.optional().describe('target of the page if redirect is set'),
    showBreadcrumb: flag.optional().describe('whether the page shows the path to it; default: true'),
    showBanner: flag.optional().describe('whether the page has a banner'),
    showSearch: flag.optional().describe('the search block in the banner'),
    bannerType: z
      .enum(['image', 'color', 'gallery', 'video', 'properties', 'projects'])
      .optional()
      .describe(
        'what the banner shows, of homes and projects those with a picture; default: the type of banner.json',
      ),
    bannerTitle: z
      .strictObject({
        public: flag.describe('whether the headline is shown'),
        text: text.describe('the headline'),
      })
      .optional()
      .describe('headline of the banner'),
    bannerDescription: z
      .strictObject({ public: flag.describe('whether the text is shown'), text: text.describe('the text') })
      .optional()
      .describe('text of the banner'),
    gallery: z.array(image).max(20).optional().describe('pictures of a banner "gallery"'),
    video: video.optional().describe('video of a banner "video"'),
    color: colour.optional().describe('colour of a banner "color"'),
    fixedMenu: flag.optional().describe('fixes the header at the top from the start'),
    noReferrer: flag.optional().describe('whether links of the page hide its address from other sites'),
    noCookiePopup: flag.optional().describe('the page does not ask for consent'),
    noIndex: flag.optional().describe('whether search engines leave the page out'),
    languages: localised(
      z.strictObject({ public: flag.describe('whether the page is published in this language') }),
    )
      .optional()
      .describe(
        'whether the page is published, by language; a language that is not named has it if it has a title',
      ),
  })
  .refine(({ redirect, redirectUrl }) => !redirect || redirectUrl !== undefined, {
    path: ['redirectUrl'],
    error: 'an address to redirect to',
  })

/** A page. `path` is its original path, which the route table maps to an address in each language. */
export const page = z
  .strictObject({
    id: z
      .int()
      .nonnegative()
      .optional()
      .describe('number of the page, by which others name it as "parentId"'),
    parentId: z
      .int()
      .nonnegative()
      .optional()
      .describe('id of the page above, for the breadcrumbs where routes.json gives none'),
    language: localeCode.optional().describe('language of the plain strings in this file'),
    name: z.string().optional().describe('name in the content system; changes no page'),
    path: internalPath
      .optional()
      .describe('original path of the page, which the route table maps to its addresses'),
    status: publishStatus
      .optional()
      .describe('only "Published" pages, and those without a status, are built'),
    ...publication,
    createDate: date.optional().describe('day on which the page was made'),
    modifyDate: date.optional().describe('day of the last change, for the sitemap'),
    sort: z.int().optional().describe('order in the content system; changes no page'),
    childMenus: z.array(z.int()).optional().describe('ids of the pages below'),
    params: pageParams.optional().describe('what the page shows'),
    extra,
  })
  .readonly()

export type Image = z.output<typeof image>
export type PageModule = z.output<typeof pageModule>
export type Seo = z.output<typeof seo>
export type Page = z.output<typeof page>
