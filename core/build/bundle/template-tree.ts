/**
 * The templates as a site has them: those of the package, and in their places the files of the site's own `templates/`.
 * All names are as in the package, `templates/components/card/card.tsx`, whichever of the two a file comes from.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { suggest } from '../../diagnostics/suggest.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { RendererName } from './renderer-name.ts'

export interface OwnTemplate {
  /** Absolute, links followed. */
  readonly file: string
  readonly bytes: Uint8Array
  /** Of scripts, style sheets and drawings. */
  readonly text: string | null
}

export interface TemplateTree {
  /** What the package holds that a template may import. */
  readonly names: ReadonlySet<string>
  readonly own: ReadonlyMap<string, OwnTemplate>
  readonly renderer: RendererName
}

/** How the package calls itself in imports. */
const SELF = 'agency-site/'
const ORIGINAL = '~original'

/**
 * The file that an import leads to; null where there is none. Both a relative path and the package's name lead to what
 * the site uses. Only the file that replaces a template gets the original under the package's name, to build on it.
 */
export function resolveTemplate(tree: TemplateTree, specifier: string, from: string): string | null {
  const isNamed = specifier.startsWith(SELF)
  const target = targetOf(withoutQuery(specifier), from)
  if (target === null || !(tree.names.has(target) || tree.own.has(target))) return null
  return isNamed && target === from && tree.names.has(target) ? originalOf(target) : target
}

/** A script asks for the address of a style sheet, which it loads when it is needed: `./viewer.css?url`. */
export const ADDRESS_QUERY = '.css?url'

function withoutQuery(specifier: string): string {
  return specifier.endsWith(ADDRESS_QUERY) ? specifier.slice(0, specifier.lastIndexOf('?')) : specifier
}

/** Where an import points, whether there is anything or not; null for a package. */
export function targetOf(specifier: string, from: string): string | null {
  if (specifier.startsWith(SELF)) return path.posix.normalize(specifier.slice(SELF.length))
  return /^\.{1,2}\//.test(specifier) ? path.posix.join(path.posix.dirname(from), specifier) : null
}

/** The template that was most likely meant by a name that is none: of its kind, and called alike. */
export function nearestTemplate(name: string, names: Iterable<string>): string | undefined {
  const { ext, dir } = path.posix.parse(name)
  const stemOf = (known: string) => path.posix.basename(known, path.posix.extname(known))
  const stem = stemOf(name).toLowerCase()
  const kin = [...names].filter(
    (known) => known.startsWith('templates/') && known.endsWith(ext.toLowerCase()),
  )
  const beside = kin.filter((known) => path.posix.dirname(known) === dir.toLowerCase())
  const called = (wanted: string, all: readonly string[]) => all.filter((known) => stemOf(known) === wanted)
  const near = (all: readonly string[]) => {
    const found = suggest(stem, all.map(stemOf))
    return found === undefined ? [] : called(found, all)
  }
  const groups = [called(stem, beside), called(stem, kin), near(beside), near(kin)]
  return groups.find(([first]) => first !== undefined)?.[0]
}

/** A replaced template under a name of its own, so that the bundler can hold both. */
function originalOf(name: string): string {
  const { dir, name: stem, ext } = path.posix.parse(name)
  return `${dir}/${stem}${ORIGINAL}${ext}`
}

export function isOriginal(name: string): boolean {
  return path.posix.parse(name).name.endsWith(ORIGINAL)
}

/** The name as it stands in the package. */
export function packageName(name: string): string {
  return isOriginal(name) ? name.replace(ORIGINAL, '') : name
}

/** The text of a template, as the site has it or as it was originally. */
export function textOf(tree: TemplateTree, name: string): string {
  const own = isOriginal(name) ? null : tree.own.get(name)?.text
  return own ?? packageText(packageName(name))
}

/** At once: hundreds of small files are asked for in each step, and to wait for another thread to read one takes ten times as long. */
export function packageText(name: string): string {
  return readFileSync(path.join(PACKAGE_ROOT, name), 'utf8')
}
