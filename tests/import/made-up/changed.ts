/** A record of a made-up export with the values of its trap, each by its path: `{ 'location.hidden': true }`. */

export type Tree =
  string | number | boolean | null | undefined | readonly Tree[] | { readonly [name: string]: Tree }
export type Changes = Readonly<Record<string, Tree>>

/** `undefined` removes the field. */
export function changed(tree: Tree, changes: Changes): Tree {
  return Object.entries(changes).reduce(
    (whole, [path, value]) => withValue(whole, path.split('.'), value),
    tree,
  )
}

function withValue(tree: Tree, [name = '', ...rest]: readonly string[], value: Tree): Tree {
  const fields = typeof tree === 'object' && tree !== null && !Array.isArray(tree) ? tree : {}
  const known = (fields as Readonly<Record<string, Tree>>)[name]
  return { ...fields, [name]: rest.length === 0 ? value : withValue(known, rest, value) }
}
