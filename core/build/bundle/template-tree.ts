/**
 * The templates of a site: those of the package, replaced by the files in the folder `templates/` of the site. All
 * names are those of the package, such as `templates/components/card/card.tsx`, for files of either.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { suggest } from '../../diagnostics/suggest.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { RendererName } from './renderer-name.ts'

export interface OwnTemplate {
  /** An absolute path without links. */
  readonly file: string
  readonly bytes: Uint8Array
  /** The text of scripts, style sheets and drawings. */
  readonly text: string | null
}

export interface TemplateTree {
  /** The files of the package that a template may import. */
  readonly names: ReadonlySet<string>
  readonly own: ReadonlyMap<string, OwnTemplate>
  readonly renderer: RendererName
}

/** The name of the package in imports. */
const SELF = 'agency-site/'
const ORIGINAL = '~original'

/**
 * The file that an import leads to; null if there is none. A relative path and the name of the package both lead to
 * the file that the site uses. Only the file that replaces a template gets the original by the name of the package,
 * so it can extend it.
 */
export function resolveTemplate(tree: TemplateTree, specifier: string, from: string): string | null {
  const isNamed = specifier.startsWith(SELF)
  const target = targetOf(withoutQuery(specifier), from)
  if (target === null || !(tree.names.has(target) || tree.own.has(target))) return null
  return isNamed && target === from && tree.names.has(target) ? originalOf(target) : target
}

/** The import of a style sheet that gives its address, by which a script loads it when needed: `./viewer.css?url`. */
export const ADDRESS_QUERY = '.css?url'

function withoutQuery(specifier: string): string {
  return specifier.endsWith(ADDRESS_QUERY) ? specifier.slice(0, specifier.lastIndexOf('?')) : specifier
}

/** The path that an import leads to, whether a file exists there or not; null for a package. */
export function targetOf(specifier: string, from: string): string | null {
  if (specifier.startsWith(SELF)) return path.posix.normalize(specifier.slice(SELF.length))
  return /^\.{1,2}\//.test(specifier) ? path.posix.join(path.posix.dirname(from), specifier) : null
}

/** The template that an unknown name most likely means: one of the same kind with a similar name. */
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

/** A separate name for a template that was replaced, so that the bundle can contain both. */
function originalOf(name: string): string {
  const { dir, name: stem, ext } = path.posix.parse(name)
  return `${dir}/${stem}${ORIGINAL}${ext}`
}

export function isOriginal(name: string): boolean {
  return path.posix.parse(name).name.endsWith(ORIGINAL)
}

/** The name of the file in the package. */
export function packageName(name: string): string {
  return isOriginal(name) ? name.replace(ORIGINAL, '') : name
}

/** The text of a template as the site has it, or of the original. */
export function textOf(tree: TemplateTree, name: string): string {
  const own = isOriginal(name) ? null : tree.own.get(name)?.text
  return own ?? packageText(packageName(name))
}

/**
 * Reads synchronously: each step reads hundreds of small files, and reading one by another thread takes ten times as
 * long.
 */
export function packageText(name: string): string {
  return readFileSync(path.join(PACKAGE_ROOT, name), 'utf8')
}
