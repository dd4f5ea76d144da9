/** The frame of each page: menu, bar at the top, header, footer and banner. */
import { z } from 'zod'
import { colour, flag, text } from '../common.ts'
import { autoplaySeconds, image, linkTarget, publishStatus, video } from '../page.ts'
import { publicText } from './office.ts'
import { extendable, extendsDefault, schemaHint } from './config-file.ts'

export interface MenuItem {
  readonly path: string
  readonly status: z.output<typeof publishStatus>
  readonly params: {
    readonly title: z.output<typeof text>
    readonly redirect?: boolean | undefined
    readonly redirectUrl?: string | undefined
  }
  readonly childMenus?: readonly MenuItem[] | undefined
}

/** A menu item. Its address is `/{path}/`, that of a child `/{path}/{childPath}/`. */
const menuItem: z.ZodType<MenuItem> = z.strictObject({
  path: z
    .string()
    .regex(/^[A-Za-z0-9_/-]*$/, 'a path segment such as for-sale')
    .describe('part of the original path, such as for-sale'),
  status: publishStatus.describe('only "Published" entries are shown'),
  params: z
    .strictObject({
      title: text.describe('text of the entry'),
      redirect: flag.optional().describe('whether the entry leads to "redirectUrl"'),
      redirectUrl: linkTarget.optional().describe('target of the entry instead of its path'),
    })
    .describe('text and target of the entry'),
  get childMenus() {
    return z.array(menuItem).optional().describe('entries below this one')
  },
})

/** Translucent colours show the paper of the page. A missing text colour is chosen by contrast. */
const chromeColours = {
  background: colour.optional().describe('colour of the ground'),
  color: colour.optional().describe('colour of the text; without it, one with enough contrast is chosen'),
}

const menuFields = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  ...chromeColours,
  maxItems: z
    .int()
    .min(1)
    .optional()
    .describe(
      'most items in the header; the others, and those with no room, are in the extra menu; default: 6',
    ),
  hideHome: flag.optional().describe('whether the header leaves out the home page; default: false'),
  items: z
    .array(menuItem)
    .optional()
    .describe('the entries of the menu; needed without "extends": "default"'),
})

export const menu = extendable(menuFields, ['items'])

const topBarLink = z.strictObject({
  status: publishStatus.describe('only "Published" links are shown'),
  label: text.describe('text of the link'),
  link: linkTarget.describe('target of the link'),
  icon: z.enum(['phone', 'mail', 'heart', 'key', 'pin']).optional().describe('icon before the text'),
  color: colour.optional().describe('colour of the link'),
})

export const topBar = z.strictObject({
  ...schemaHint,
  show: flag.describe('whether the bar is shown'),
  ...chromeColours,
  left: z.array(topBarLink).optional().describe('links on the left'),
  right: z.array(topBarLink).optional().describe('links on the right'),
})

export const header = z.strictObject({
  ...schemaHint,
  wordmark: z.string().optional().describe('name shown as text instead of a logo'),
  logo: image.optional().describe('logo of the header, instead of the one in site.json'),
  ...chromeColours,
})

const footerColumn = z.strictObject({
  title: publicText.optional().describe('heading of the column'),
  introText: publicText.optional().describe('first lines of the column'),
  fullText: publicText.optional().describe('Markdown; links use paths of the route table'),
  images: z
    .strictObject({
      public: flag.describe('whether the pictures are shown'),
      images: z.array(image).describe('the pictures'),
    })
    .optional()
    .describe('pictures of the column, such as logos of associations')
    .describe('the pictures'),
})

const footerFields = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  ...chromeColours,
  columns: z
    .array(footerColumn)
    .max(6)
    .optional()
    .describe('the columns, at most six; needed without "extends": "default"'),
  copyright: publicText.optional().describe('the last line'),
  links: z
    .array(
      z.strictObject({
        label: text.describe('text of the link'),
        path: linkTarget.describe('target of the link'),
      }),
    )
    .optional()
    .describe('links beside the last line'),
})

export const footer = extendable(footerFields, ['columns'])

/** The default banner of pages without one. */
export const banner = z.strictObject({
  ...schemaHint,
  show: flag.describe('whether the home page has this banner if it names none'),
  type: z
    .enum(['image', 'color', 'gallery', 'video', 'properties', 'projects'])
    .describe('what the banner shows; "properties" and "projects" show the newest ones'),
  image: image.optional().describe('picture of the type "image", and the first one of a video'),
  color: colour.optional().describe('colour of the type "color"'),
  gallery: z.array(image).max(20).optional().describe('pictures of the type "gallery"'),
  video: video.optional().describe('video of the type "video"'),
  autoplay: autoplaySeconds.optional().describe('seconds after which the next picture is shown'),
  title: publicText.optional().describe('headline'),
  description: publicText.optional().describe('text below the headline'),
  description2: publicText.optional().describe('second text below the headline'),
  showLogo: flag.optional().describe('whether the logo stands above the headline'),
})
