/** Lists the files that each part of the bundle consists of, so that a change makes only its own part again. */
import { hashOf, hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { rendererTexts } from './string-renderer.ts'
import { parseStyles } from './template-styles.ts'
import { packageName, packageText, resolveTemplate, textOf } from './template-tree.ts'
import type { TemplateTree } from './template-tree.ts'

export interface Parts {
  readonly server: readonly string[]
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Templates that scripts use as well. */
const DRAWN_IN_BOTH = ['templates/components/qr-code/strokes.ts']

/**
 * The module that renders pages contains no style sheet; a script loads the style sheets whose addresses it imports.
 */
export function partsOf(tree: TemplateTree): Parts {
  const names = [...new Set([...tree.names, ...tree.own.keys()])].sort()
  const code = names.filter((name) => /\.tsx?$/.test(name))
  const isScript = (name: string) => /^templates\/(?:client|portal)\//.test(name)
  const shared = code.filter((name) => !name.startsWith('templates/'))
  const scripts = code.filter(isScript)
  return {
    server: code.filter((name) => !isScript(name)),
    scripts: [...scripts, ...shared, ...DRAWN_IN_BOTH, ...sheetsOf(tree, scripts)],
    styles: names.filter((name) => !/\.tsx?$/.test(name)),
  }
}

/** The style sheets of scripts, with all files that they show and import. */
function sheetsOf(tree: TemplateTree, scripts: readonly string[]): readonly string[] {
  const found = new Set<string>()
  for (const name of scripts) {
    const text = textOf(tree, name)
    for (const [, specifier = ''] of text.matchAll(/['"]([^'"]+\.css)\?url['"]/g)) {
      const target = resolveTemplate(tree, specifier, name)
      if (target !== null) found.add(target)
    }
  }
  // The loop also visits the files that are added to the set meanwhile.
  for (const name of found) {
    if (!name.endsWith('.css')) continue
    const { references } = parseStyles(tree, name, textOf(tree, name))
    for (const { target } of references) if (target !== null) found.add(target)
  }
  return [...found]
}

type Build<T> = (tree: TemplateTree) => Promise<T>

/**
 * Remembers the last result of a pure function by the content of the files that it reads. Failures are not
 * remembered.
 */
export function rememberLast<T>(
  build: Build<T>,
): (tree: TemplateTree, names: readonly string[]) => Promise<T> {
  let known: { readonly key: Hash; readonly made: T } | null = null
  return async (tree, names) => {
    const key = contentOf(tree, names)
    if (known?.key === key) return known.made
    const made = await build(tree)
    known = { key, made }
    return made
  }
}

function contentOf(tree: TemplateTree, names: readonly string[]): Hash {
  const rows = names.map((name) => {
    const own = tree.own.get(name)?.bytes
    return `${name} ${own ? 'own' : ''} ${hashOf(own ?? packageText(packageName(name)))}`
  })
  return hashParts([tree.renderer, ...rendererTexts(tree.renderer), ...rows])
}
