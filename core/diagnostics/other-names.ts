/**
 * The names that other programs have for our fields, from which spelling does not lead to ours: those of the front matter of
 * generators and content systems (Hugo, Jekyll, Eleventy, Astro, WordPress), and those of configuration.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  agent: ['author', 'authors', 'writer'],
  ahead: ['horizon', 'maxDays'],
  category: ['categories', 'section', 'type', 'collection'],
  content: ['body', 'html', 'markdown', 'text'],
  createDate: ['created', 'createdAt', 'date', 'datePublished', 'publishedAt', 'publishedOn', 'postDate'],
  delimiter: ['columnSeparator', 'separator'],
  description: ['excerpt', 'intro', 'lead', 'subtitle', 'summary', 'teaser'],
  every: ['cron', 'frequency', 'interval', 'minutes', 'schedule'],
  expireAt: ['expiryDate', 'expires', 'unpublishAt'],
  from: ['sender'],
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
  issuer: ['authority', 'discoveryUrl', 'domain', 'provider', 'tenant'],
  language: ['lang', 'locale'],
  length: ['duration', 'minutes', 'slotLength'],
  modifyDate: ['dateModified', 'lastmod', 'lastModified', 'modified', 'modifiedAt', 'updated', 'updatedAt'],
  path: ['permalink', 'slug', 'uri', 'url'],
  place: ['address', 'endpoint', 'file', 'folder', 'href', 'location', 'path', 'source', 'uri', 'url'],
  preset: ['crm', 'format', 'provider', 'type'],
  publishAt: ['publishDate', 'publishOn', 'scheduledAt'],
  sort: ['menuOrder', 'order', 'position', 'weight'],
  status: ['draft', 'isDraft', 'isPublished', 'published'],
  summary: ['description', 'excerpt', 'intro', 'lead', 'subtitle', 'teaser'],
  to: ['recipient', 'recipients'],
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
