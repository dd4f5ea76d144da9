/**
 * The names that front matter of other generators and content systems has for our fields: Hugo, Jekyll, Eleventy, Astro,
 * WordPress. Spelling does not lead from one to the other.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  agent: ['author', 'authors', 'writer'],
  category: ['categories', 'section', 'type', 'collection'],
  content: ['body', 'html', 'markdown', 'text'],
  createDate: ['created', 'createdAt', 'date', 'datePublished', 'publishedAt', 'publishedOn', 'postDate'],
  description: ['excerpt', 'intro', 'lead', 'subtitle', 'summary', 'teaser'],
  expireAt: ['expiryDate', 'expires', 'unpublishAt'],
  image: [
    'banner',
    'cover',
    'coverImage',
    'featuredImage',
    'hero',
    'heroImage',
    'photo',
    'picture',
    'thumbnail',
  ],
  language: ['lang', 'locale'],
  modifyDate: ['dateModified', 'lastmod', 'lastModified', 'modified', 'modifiedAt', 'updated', 'updatedAt'],
  path: ['permalink', 'slug', 'uri', 'url'],
  publishAt: ['publishDate', 'publishOn', 'scheduledAt'],
  sort: ['menuOrder', 'order', 'position', 'weight'],
  status: ['draft', 'isDraft', 'isPublished', 'published'],
  summary: ['description', 'excerpt', 'intro', 'lead', 'subtitle', 'teaser'],
  title: ['headline', 'heading', 'label', 'pageTitle'],
}

/** The one of our names that another tool calls so; undefined if none of them is known here. */
export function otherName(name: string, names: readonly string[]): string | undefined {
  const wanted = bare(name)
  return names.find((known) => OTHER_NAMES[known]?.some((other) => bare(other) === wanted))
}

/** `featured_image` and `featuredImage` are one name. */
function bare(name: string): string {
  return name.replace(/[\s_-]/g, '').toLowerCase()
}
