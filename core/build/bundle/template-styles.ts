/** The style sheets of the templates, in which those of the site replace those of the package. */
import path from 'node:path'
import { bundleAsync, transform } from 'lightningcss'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import { resolveTemplate, textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'

export const MAIN_STYLES = 'templates/styles/index.css'
/** A second style sheet, which only the owner portal loads. */
export const PORTAL_STYLES = 'templates/portal/styles/index.css'
/** The style sheet of pages that are opened rarely. */
export const FURTHER_STYLES = 'templates/styles/further.css'
/** A style sheet for printers on every page, which does not delay the display on screens. */
export const PRINT_STYLES = 'templates/styles/print.css'

export interface CssPlace {
  readonly line: number
  readonly column: number
}

export interface CssReference extends CssPlace {
  readonly specifier: string
  /** The file that the address leads to; null if there is none. */
  readonly target: string | null
}

export interface ParsedStyles {
  /**
   * The code with addresses of files on this machine, relative to the enclosing sheet. The bundler replaces them by
   * names with hashes.
   */
  readonly code: string
  readonly references: readonly CssReference[]
  readonly fault?: CssPlace & { readonly reason: string }
}

/** Addresses that need no file beside the style sheet. */
const SELF_CONTAINED = /^(?:data:|#|$)/
/** The fonts of the package. */
const FONTS = /^@fontsource(?:-variable\/special-gothic|\/besley)\//

/** `entry` is the style sheet that will contain the text. */
export function parseStyles(
  tree: TemplateTree,
  name: string,
  text: string,
  entry: string = MAIN_STYLES,
): ParsedStyles {
  const references: CssReference[] = []
  const visitor = {
    Rule: {
      import({ value }: { value: { url: string; loc: CssPlace } }) {
        const { url, loc } = value
        const target = resolveTemplate(tree, url, name)
        references.push({ specifier: url, target, line: loc.line + 1, column: loc.column })
      },
    },
    Url<T extends { url: string; loc: CssPlace }>(found: T): T {
      const { url, loc } = found
      if (SELF_CONTAINED.test(url) || FONTS.test(url)) return found
      const target = resolveTemplate(tree, /^\.{1,2}\//.test(url) ? url : `./${url}`, name)
      references.push({ specifier: url, target, line: loc.line, column: loc.column })
      return target === null ? found : { ...found, url: addressOf(tree, target, entry) }
    },
  }
  try {
    const { code } = transform({ filename: name, code: Buffer.from(text), visitor: visitor as never })
    return { code: code.toString(), references }
  } catch (error) {
    const { message, loc } = error as Error & { loc?: CssPlace }
    return {
      code: '',
      references,
      fault: { reason: message, line: loc?.line ?? 1, column: loc?.column ?? 1 },
    }
  }
}

function addressOf({ own }: TemplateTree, name: string, entry: string): string {
  const file = own.get(name)?.file ?? path.join(PACKAGE_ROOT, name)
  return path
    .relative(path.join(PACKAGE_ROOT, path.dirname(entry)), file)
    .split(path.sep)
    .join('/')
}

/** Whether the site replaces a style sheet, or a file that a style sheet shows. */
export function hasOwnStyles({ own }: TemplateTree): boolean {
  return [...own.keys()].some((name) => !/\.tsx?$/.test(name))
}

/** Returns one text of a style sheet and all its imports. Problems in it were reported before. */
export async function bundleStyles(tree: TemplateTree, entry: string): Promise<string> {
  const { code } = await bundleAsync({
    filename: entry,
    resolver: {
      read: async (name) => parseStyles(tree, name, textOf(tree, name), entry).code,
      resolve(specifier, from) {
        const target = resolveTemplate(tree, specifier, from)
        if (target === null) throw new Error(`"${specifier}" is not there`)
        return target
      },
    },
  })
  return code.toString()
}
