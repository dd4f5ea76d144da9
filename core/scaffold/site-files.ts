/** The files of a new site. */
import { SITE_CONFIG } from '../schema/site-config.ts'
import { slugOf } from '../site/slug.ts'
import type { Answers } from './answers.ts'
import { bannerConfig, siteConfig, teamConfig, themeConfig } from './site-config.ts'
import type { StarterTexts } from './starter.ts'

/** The picture above the home page until there are homes with pictures. */
const STREET = 'content/images/street.webp'

export interface Starter {
  readonly texts: StarterTexts
  readonly readme: string
  readonly gitignore: string
  readonly street: Uint8Array
}

/** Path in the site -> content. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>

interface Asked {
  readonly answers: Answers
  /** The version of the package. */
  readonly version: string
  /** The name of the folder. */
  readonly folder: string
}

const SITE_JSON = 'site-config/site.json'

interface Demo extends Omit<Asked, 'answers'> {
  readonly demo: SiteFiles
}

export function siteFiles(starter: Starter, { answers, version, folder }: Asked): SiteFiles {
  const theme = themeConfig(answers.colours)
  return new Map<string, string | Uint8Array>([
    ['site-config/site.json', json(siteConfig(answers, starter.texts, version))],
    ['site-config/team.json', json(teamConfig(answers, starter.texts))],
    ...(theme === null ? [] : [['site-config/theme.json', json(theme)] as const]),
    ['site-config/banner.json', json(bannerConfig(answers, starter.texts))],
    [STREET, starter.street],
    ...projectFiles(starter, folder, version),
    ['README.md', starter.readme.replaceAll('{name}', () => inMarkdown(answers.name))],
  ])
}

/** The demo of the package, which passes `check --strict`, as a site of its own. */
export function demoFiles(starter: Starter, { demo, version, folder }: Demo): SiteFiles {
  const config = demo.get(SITE_JSON)
  if (typeof config !== 'string') throw new Error(`the demo has no ${SITE_JSON}`)
  return new Map<string, string | Uint8Array>([
    ...demo,
    // The version leads the file, as in every new site.
    [SITE_JSON, config.replace('{', `{\n  "version": ${JSON.stringify(version)},`)],
    ...projectFiles(starter, folder, version),
  ])
}

function projectFiles(
  starter: Starter,
  folder: string,
  version: string,
): readonly (readonly [string, string])[] {
  return [
    ['package.json', json(packageOf(folder, version))],
    ['.gitignore', starter.gitignore],
    ['.vscode/settings.json', json(editorSettings())],
  ]
}

/** Lists of short values stay on one line, as people write them. */
const SHORT_LIST = /\[\s+((?:"[^"\\\n]{0,12}"|[\d.]+)(?:,\s+(?:"[^"\\\n]{0,12}"|[\d.]+)){0,7})\s+\]/g

export function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replaceAll(SHORT_LIST, (_, list: string) => `[${list.replaceAll(/,\s+/g, ', ')}]`)}\n`
}

export function packageOf(folder: string, version: string): object {
  return {
    name: slugOf(folder, 'agency-website'),
    private: true,
    type: 'module',
    scripts: {
      dev: 'agency-site dev',
      check: 'agency-site check',
      build: 'agency-site build',
      preview: 'agency-site preview',
    },
    dependencies: { 'agency-site': `^${version}` },
  }
}

const RECORD_SCHEMAS = { property: 'properties', project: 'projects', page: 'pages', article: 'articles/**' }

/** Editors with the settings of Visual Studio Code complete and check every JSON file, also without `$schema`. */
function editorSettings(): object {
  const own = Object.keys(SITE_CONFIG).map((name) => ({
    fileMatch: [`/site-config/${name}.json`],
    url: schema(name),
  }))
  const records = Object.entries(RECORD_SCHEMAS).map(([name, folder]) => ({
    fileMatch: [`/content/${folder}/*.json`],
    url: schema(name),
  }))
  const themes = { fileMatch: ['/site-config/themes/*.json'], url: schema('ready-theme') }
  return {
    'json.schemas': [...own, themes, ...records],
    'files.exclude': { '.agency-site/cache': true },
    'search.exclude': { output: true, '.agency-site': true },
  }
}

function schema(name: string): string {
  return `./node_modules/agency-site/docs/schemas/${name}.json`
}

/** Characters that mean something in Markdown are shown as they are. */
function inMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~!()]/g, (character) => `\\${character}`)
}
