/** The pages of the documentation site: which document is which page, and its place in the navigation. */

interface Chapter {
  readonly text: string
  /** Documents below docs/, without `.md`. */
  readonly pages: readonly string[]
}

/** Documents of the root of the repository that are pages too. */
export const ROOT_PAGES: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'changelog.md',
  'CONTRIBUTING.md': 'contributing.md',
  'README.md': 'index.md',
  'core/places/SOURCES.md': 'sources-of-towns.md',
}

export const CHAPTERS: readonly Chapter[] = [
  { text: 'Begin', pages: ['tutorial', 'own-site'] },
  {
    text: 'Guides',
    pages: [
      'guides/change-a-price',
      'guides/add-a-language',
      'guides/brand',
      'guides/forms',
      'guides/import-stock',
      'guides/publish',
      'guides/map-and-towns',
      'guides/run-the-service',
      'guides/desk-nl',
      'guides/desk-fr',
      'guides/hand-over',
      'guides/gdpr-requests',
      'guides/moving-a-website',
    ],
  },
  {
    text: 'In depth',
    pages: [
      'design',
      'feeds',
      'replacing-templates',
      'import',
      'import-https',
      'export',
      'hosts',
      'ci',
      'service',
      'service-webhooks',
      'portal',
      'desk',
      'placeholders',
      'processing-register',
      'domain',
      'performance',
    ],
  },
  {
    text: 'Contributors',
    pages: ['contributing', 'architecture', 'style', 'faults', 'threat-model', 'asvs', 'changelog'],
  },
]

/** Generated documents beside docs/reference. */
export const CATALOGUES: readonly string[] = ['errors', 'plausibility', 'law', 'money', 'http-api']
