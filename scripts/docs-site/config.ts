/** The configuration of VitePress: navigation, local search and a plain theme without anything of another host. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DefaultTheme, UserConfig } from 'vitepress'
import { CONFIG_PAGES, CONTENT_PAGES } from '../docs/reference/file-pages.ts'
import { CATALOGUES, CHAPTERS } from './pages.ts'
import { titleOf } from './stage.ts'

interface SiteOptions {
  readonly stage: string
  readonly output: string
  /** The folder of the host in which the site is published, such as `/agency-site/`. */
  readonly base: string
}

export function siteConfig({ stage, output, base }: SiteOptions): UserConfig<DefaultTheme.Config> {
  const item = (page: string) => ({ text: shortTitle(stage, page), link: `/${page}` })
  return {
    title: 'agency-site',
    description: 'The documentation of agency-site, a static-site generator for estate agencies',
    lang: 'en-GB',
    base,
    outDir: output,
    cacheDir: path.join(stage, '../docs-cache'),
    // check.ts follows every link of the built pages, those to files included.
    ignoreDeadLinks: true,
    markdown: { html: false },
    themeConfig: {
      search: { provider: 'local' },
      outline: [2, 3],
      nav: [
        item('tutorial'),
        { text: 'Guides', link: '/guides/change-a-price' },
        { text: 'Reference', link: '/reference/' },
      ],
      sidebar: [
        ...CHAPTERS.slice(0, 3).map(({ text, pages }) => ({
          text,
          collapsed: text === 'In depth',
          items: pages.map(item),
        })),
        { text: 'Reference', collapsed: true, items: referenceItems(item) },
        ...CHAPTERS.slice(3).map(({ text, pages }) => ({
          text,
          collapsed: true,
          items: [...pages.map(item), { text: 'Decisions', link: '/decisions/' }],
        })),
      ],
      docFooter: { prev: 'Previous', next: 'Next' },
    },
  }
}

type Item = (page: string) => DefaultTheme.SidebarItem

function referenceItems(item: Item): DefaultTheme.SidebarItem[] {
  const inReference = (names: readonly string[]) => names.map((name) => item(`reference/${name}`))
  return [
    { text: 'Overview', link: '/reference/' },
    ...inReference(['modules', 'values', 'tokens', 'strings', 'addresses', 'commands', 'headers']),
    ...CATALOGUES.map(item),
    { text: 'Content', collapsed: true, items: inReference(Object.keys(CONTENT_PAGES)) },
    { text: 'Configuration', collapsed: true, items: inReference(Object.keys(CONFIG_PAGES)) },
  ]
}

/** Names of files are shorter without their folder. */
function shortTitle(stage: string, page: string): string {
  const title = titleOf(readFileSync(path.join(stage, `${page}.md`), 'utf8'))
  return title.replace(/^(?:site-config|content)\//, '')
}
