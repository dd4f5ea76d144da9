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
  text,
  webUrl,
} from './common.ts'

/** A picture. A plain path or address is short for `{ "url": … }`. */
export const image = z.union([
  fileRef.transform((url): { url: string; alt?: z.output<typeof text> } => ({ url })),
  z
    .strictObject({
      id: z.union([z.int(), z.string()]).optional(),
      filename: z.string().optional(),
      originalname: z.string().optional(),
      url: fileRef,
      mimetype: z.string().optional(),
      destination: z.string().optional(),
      createDate: date.optional(),
      alt: text.optional(),
    })
    .transform(({ url, alt }): { url: string; alt?: z.output<typeof text> } =>
      alt === undefined ? { url } : { url, alt },
    ),
])

/** Video of a banner: a file below content/ or an address, with its type. */
export const video = z.strictObject({
  url: fileRef,
  mimetype: z.string().regex(/^video\/[a-z0-9.+-]+$/, 'a type such as video/mp4'),
})

export const publishStatus = z.enum(['Published', 'Draft', 'Archived'])

/** The target of a link: a path of the route table, or an address of another site. */
export const linkTarget = z.union([
  internalPath,
  webUrl,
  z.string().regex(/^(mailto|tel):[^\s]+$/, 'an address that starts with mailto: or tel:'),
])

const relation = z.strictObject({
  type: z.enum([
    'article',
    'category',
    'property-list',
    'project-list',
    'contact',
    'storage',
    'forms',
    'saved',
  ]),
  id: z.union([z.int(), z.string()]).transform(String).optional(),
})

const columns = z.int().min(1).max(12)

/** The view in which a module shows its articles. Without a view they are plain text. */
const moduleView = z.enum(['module-view', 'single-view', 'quote-view', 'slider-view'])

/** Long enough to read, and short enough to notice the movement. */
export const autoplaySeconds = z.int().min(4).max(60)

/** A module is one block of a page. */
export const pageModule = z.strictObject({
  id: z.union([z.int(), z.string()]).optional(),
  title: text.optional(),
  titleSize: z.enum(['small', 'medium', 'large']).optional(),
  description: text.optional(),
  description2: text.optional(),
  position: z.enum(['contentTop', 'contentRow', 'contentBottom']).optional(),
  span: z
    .union([z.literal(12), z.literal(10), z.literal(8)])
    .optional()
    .describe('width in columns of twelve'),
  col: z.strictObject({ sm: columns.optional(), md: columns.optional(), lg: columns.optional() }).optional(),
  sort: z.int().optional(),
  view: moduleView.optional(),
  class: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/, 'a class name such as on-paper')
    .optional(),
  backgroundType: z.enum(['image', 'color', 'gallery']).optional(),
  image: image.optional(),
  images: z.array(image).max(100).optional(),
  colorBackground: colour.optional(),
  relations: z.array(relation).optional(),
  status: publishStatus.optional(),
  numberItemOfRow: z.int().min(1).max(6).optional(),
  maxItems: z.int().min(1).max(500).optional(),
  isHasSubcategories: flag
    .optional()
    .describe(
      'the relation "category" includes the categories below it: "services/sale" is below "services"',
    ),
  autoplay: autoplaySeconds.optional().describe('seconds after which a slider shows the next slide'),
  link: z.strictObject({ path: linkTarget, label: text }).optional(),
  extra,
})

/** SEO fields of one language. Without `isActiveSEO` the page's own title and description are used. */
export const seo = z.strictObject({
  pageTitle: z.string().optional(),
  metadataTitle: z.string().optional(),
  metadataDescription: z.string().optional(),
  openGraphTitle: z.string().optional(),
  openGraphDescription: z.string().optional(),
  openGraphImage: image.optional(),
  twitterTitle: z.string().optional(),
  twitterDescription: z.string().optional(),
  twitterImage: image.optional(),
  isActiveSEO: flag.optional(),
})

const pageParams = z
  .strictObject({
    title: text.optional(),
    description: text.optional().describe('the sentence under the title'),
    seo: localised(seo).optional(),
    image: image.optional(),
    logo: image.optional().describe('in the banner, or above the title of a page without one'),
    modules: z.array(pageModule).max(200).optional(),
    content: text.optional().describe('Markdown; the body of a Markdown file'),
    css: z.string().max(20_000).optional(),
    type: z.literal('module').optional(),
    redirect: flag.optional(),
    redirectUrl: linkTarget.optional().describe('target of the page if redirect is set'),
    showBreadcrumb: flag.optional(),
    showBanner: flag.optional(),
    showSearch: flag.optional().describe('the search block in the banner'),
    bannerType: z.enum(['image', 'color', 'gallery', 'video', 'properties', 'projects']).optional(),
    bannerTitle: z.strictObject({ public: flag, text }).optional(),
    bannerDescription: z.strictObject({ public: flag, text }).optional(),
    gallery: z.array(image).max(20).optional(),
    video: video.optional(),
    color: colour.optional(),
    fixedMenu: flag.optional().describe('fixes the header at the top from the start'),
    noReferrer: flag.optional(),
    noCookiePopup: flag.optional().describe('the page does not ask for consent'),
    noIndex: flag.optional(),
    languages: localised(z.strictObject({ public: flag })).optional(),
  })
  .refine(({ redirect, redirectUrl }) => !redirect || redirectUrl !== undefined, {
    path: ['redirectUrl'],
    error: 'an address to redirect to',
  })

/** A page. `path` is its original path, which the route table maps to an address in each language. */
export const page = z
  .strictObject({
    id: z.int().nonnegative().optional(),
    parentId: z
      .int()
      .nonnegative()
      .optional()
      .describe('id of the page above, for the breadcrumbs where routes.json gives none'),
    language: localeCode.optional(),
    name: z.string().optional(),
    path: internalPath.optional(),
    status: publishStatus.optional(),
    createDate: date.optional(),
    modifyDate: date.optional(),
    sort: z.int().optional(),
    childMenus: z.array(z.int()).optional().describe('ids of the pages below'),
    params: pageParams.optional(),
    extra,
  })
  .readonly()

/** Article: a service or a testimonial, each with a page of its own. */
export const article = z
  .strictObject({
    id: z.union([z.int(), z.string()]).transform(String).optional(),
    language: localeCode.optional(),
    category: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)*$/,
        'a lower-case name such as testimonials or services/sale',
      )
      .optional()
      .describe('kind of article, such as services or testimonials'),
    path: internalPath.optional(),
    status: publishStatus.optional(),
    sort: z.int().optional(),
    createDate: date.optional(),
    modifyDate: date.optional(),
    name: text.optional().describe('author of the testimonial'),
    place: text.optional().describe('what the author did and where: "verkocht in Gent"'),
    title: text.optional(),
    summary: text.optional().describe('one or two sentences, shown in lists and sliders'),
    content: text.optional(),
    image: image.optional(),
    seo: localised(seo).optional(),
    extra,
  })
  .readonly()

export type Image = z.output<typeof image>
export type PageModule = z.output<typeof pageModule>
export type Seo = z.output<typeof seo>
export type Page = z.output<typeof page>
export type Article = z.output<typeof article>
