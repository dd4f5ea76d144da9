/**
 * Configured colours and the `css` of pages -> style sheets. Pages contain no `style` attribute and no inline style,
 * so one strict policy fits the whole site.
 */
import { transform } from 'lightningcss'
import { barTokens, lintelOf, surfaceTokens } from '../../domain/palette.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import type { LinkedSite } from '../../site/linked.ts'
import { pointAt } from '../../site/records.ts'
import { chromeSurface, tintedSurface } from '../../site/surfaces.ts'
import { pageClass } from '../../view/content-page.ts'
import { colourClass } from '../../view/style-classes.ts'
import { logosOn, surfaceRule, themeRules } from './theme-css.ts'

/** The style sheet of the site: the rules of the templates, and then those of the configuration. */
export function siteStylesheet(templates: string, site: LinkedSite): string {
  const surfaces = [...chromeRules(site), ...colourRules(site)]
  // Printers omit backgrounds, so text must not keep the colours that it has on them.
  const onScreen = surfaces.length === 0 ? [] : [`@media screen { ${surfaces.join('\n')} }`]
  const own = [...themeRules(site.theme), ...onScreen].join('\n')
  return own === '' ? templates : templates + minify(own)
}

function minify(css: string): string {
  return transform({ filename: 'site.css', code: Buffer.from(css), minify: true }).code.toString()
}

/** Colours of top bar, header, menu and footer. */
function chromeRules(site: LinkedSite): string[] {
  const accent = site.theme.palette.brick
  const [topBar, header, menu, footer] = (['top-bar', 'header', 'menu', 'footer'] as const).map((part) =>
    chromeSurface(site, part),
  )
  return [
    topBar && surfaceRule('.top-bar', barTokens(topBar)),
    // A header over a picture keeps its colours in a version that is readable there.
    header &&
      surfaceRule(
        '.header',
        { ...surfaceTokens(header, accent), 'on-slate': header.text, lintel: lintelOf(header) },
        logosOn(header.background),
      ),
    menu && surfaceRule('.header .sheet, .drawer__sheet', surfaceTokens(menu, accent)),
    footer && surfaceRule('.footer', barTokens(footer)),
  ].filter((rule) => rule !== undefined)
}

/** One class for each configured colour. Elements on it use tokens that are readable on that colour. */
function colourRules(site: LinkedSite): string[] {
  const { backgrounds, inks } = configuredColours(site)
  const classes = backgrounds.map((colour) => `.${colourClass('on', colour)}`)
  const surface =
    classes.length === 0 ? [] : [`${classes.join(', ')} { background: var(--paper); color: var(--ink); }`]
  return [
    ...surface,
    ...backgrounds.map((colour) => {
      const tinted = tintedSurface(site.theme, colour)
      const tokens = surfaceTokens(tinted, site.theme.palette.brick)
      return surfaceRule(`.${colourClass('on', colour)}`, tokens)
    }),
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

/** The style sheets of single pages by internal path. Each applies only within the class of its page. */
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

/** The rules that the css of a page may contain. All others could affect other pages or load something. */
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
  /** Present for rules that the parser does not know. */
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
    // The css is parsed on its own first, so that a stray brace cannot end the rule that encloses it later.
    const rules = print(css, (rule) => (rule.type === 'keyframes' ? [] : refuse(rule)))
    const animations = print(css, ({ type }) => (type === 'style' ? [] : undefined))
    // The printed css has no escapes, so functions that load something are recognised by their names.
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

/** Prints the css as the parser read it. `visit` removes a rule by returning an empty list. */
function print(css: string, visit: (rule: AnyRule) => [] | void): string {
  const visitor = { Rule: visit as (rule: { type: string }) => [] | undefined }
  return transform({ filename: 'page.css', code: Buffer.from(css), visitor }).code.toString()
}
