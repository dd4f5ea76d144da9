/**
 * Configured colours and the `css` of pages -> style sheets. Pages hold no `style` attribute and no inline style, so
 * that one strict policy fits the whole site (engineering section 3). The only module that knows lightningcss.
 */
import { transform } from 'lightningcss'
import { readableOn } from '../domain/contrast.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkedSite } from '../site/linked.ts'
import { pointAt } from '../site/records.ts'
import { pageClass } from '../view/content-page.ts'
import { colourClass } from '../view/style-classes.ts'

const INK = '#1c2427'
const PAPER = '#fdfdfb'

/** The site's one style sheet: that of the templates, then what the configuration says. */
export function siteStylesheet(templates: string, site: LinkedSite): string {
  const own = [...tokenRules(site.config), ...chromeRules(site.config), ...colourRules(site)].join('\n')
  return own === '' ? templates : templates + minify(own)
}

function minify(css: string): string {
  return transform({ filename: 'site.css', code: Buffer.from(css), minify: true }).code.toString()
}

function tokenRules({ theme }: SiteConfig): string[] {
  const colours = Object.entries(theme?.colours ?? {}).map(([token, colour]) => `--${token}: ${colour};`)
  const size = theme?.fontSize === undefined ? [] : [`--s0: ${theme.fontSize / 16}rem;`]
  const declarations = [...colours, ...size]
  return declarations.length === 0 ? [] : [`:root { ${declarations.join(' ')} }`]
}

/** Colours of top bar, header and footer (spec 9, defaults). */
function chromeRules(config: SiteConfig): string[] {
  const parts = [
    ['.top-bar', config['top-bar']],
    ['.header[data-fixed] .header__bar, .header:not([data-over]) .header__bar', config.header],
    ['.footer', config.footer],
  ] as const
  return parts.flatMap(([selector, part]) => {
    const background = part?.background
    const color = part?.color ?? (background && readableOn(background, INK, PAPER))
    const declarations = [background && `background: ${background};`, color && `color: ${color};`].filter(
      Boolean,
    )
    return declarations.length === 0 ? [] : [`${selector} { ${declarations.join(' ')} }`]
  })
}

/** One class for each configured colour, with the text colour that reads on it. */
function colourRules(site: LinkedSite): string[] {
  const { backgrounds, inks } = configuredColours(site)
  return [
    ...backgrounds.map(
      (colour) =>
        `.${colourClass('on', colour)} { background: ${colour}; color: ${readableOn(colour, INK, PAPER)}; }`,
    ),
    ...inks.map((colour) => `.${colourClass('ink', colour)} { color: ${colour}; }`),
  ]
}

function configuredColours({ config, pages }: LinkedSite): {
  backgrounds: readonly string[]
  inks: readonly string[]
} {
  const backgrounds = new Set<string>()
  const add = (colour: string | undefined) => colour !== undefined && backgrounds.add(colour.toLowerCase())
  add(config.banner?.color)
  for (const { page } of pages) {
    add(page.params?.color)
    for (const { colorBackground } of page.params?.modules ?? []) add(colorBackground)
  }
  const topBar = config['top-bar']
  const inks = [...(topBar?.left ?? []), ...(topBar?.right ?? [])].flatMap(
    ({ color }) => color?.toLowerCase() ?? [],
  )
  return { backgrounds: [...backgrounds].sort(), inks: [...new Set(inks)].sort() }
}

/** The style sheets of single pages, by internal path; each applies within its page's class only. */
export function pageStylesheets(site: LinkedSite): Checked<ReadonlyMap<string, string>> {
  const value = new Map<string, string>()
  const problems: Problem[] = []
  for (const { page, original, origins } of site.pages) {
    if (page.params?.css === undefined) continue
    const checked = pageStylesheet(page.params.css, { original, at: pointAt({ origins }, 'params', 'css') })
    problems.push(...checked.problems)
    if (checked.value !== '') value.set(original, checked.value)
  }
  return { value, problems }
}

/** What a page's css may consist of. Everything else could reach beyond the page or load something. */
const ALLOWED_RULES = [
  'style',
  'media',
  'supports',
  'container',
  'keyframes',
  'nested-declarations',
  'layer-block',
  'starting-style',
]

/** Functions that load something. */
const LOADING = /\b(url|src|image|image-set|cross-fade|element|paint)\(/gi

interface AnyRule {
  readonly type: string
  /** Of rules that the parser does not know. */
  readonly value?: { readonly name?: unknown }
}

function pageStylesheet(
  css: string,
  { original, at }: { original: string; at: readonly Pointer[] },
): Checked<string> {
  const marked = (part: string) => at.map((pointer) => ({ ...pointer, part }))
  const refused = new Set<string>()
  const refuse = ({ type, value }: AnyRule) => {
    if (!ALLOWED_RULES.includes(type))
      refused.add(`@${typeof value?.name === 'string' ? value.name : type.replace(/-statement$/, '')}`)
  }
  try {
    // On its own first: a stray brace must not end the rule that the page's css is put into.
    const rules = print(css, (rule) => (rule.type === 'keyframes' ? [] : refuse(rule)))
    const animations = print(css, ({ type }) => (type === 'style' ? [] : undefined))
    // Printed again, escapes are resolved: what loads something can be told by its name.
    for (const [, name] of `${rules}${animations}`.matchAll(LOADING)) refused.add(`${name}()`)
    if (refused.size > 0) {
      return {
        value: '',
        problems: [...refused].map((what) =>
          problem('AS6002', { what }, { at: marked(what.replace(')', '')) }),
        ),
      }
    }
    return { value: minify(`.${pageClass(original)} { ${rules} }\n${animations}`), problems: [] }
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } }
    const line = loc?.line ?? 1
    const part = css.split('\n')[line - 1]?.trim() ?? ''
    return { value: '', problems: [problem('AS6001', { reason: message, line }, { at: marked(part) })] }
  }
}

/** The css as the parser understood it. A visitor may take rules out, with an empty list. */
function print(css: string, visit: (rule: AnyRule) => [] | void): string {
  const visitor = { Rule: visit as (rule: { type: string }) => [] | undefined }
  return transform({ filename: 'page.css', code: Buffer.from(css), visitor }).code.toString()
}
