/** Problems of a site on disk, with line, column and frame: their files are read again. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Diagnostic, Location, Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { locate, placeOfData } from '../diagnostics/locate.ts'
import { sizeLimitOf, textForFrame } from '../source/decode.ts'

export function locateIn(root: string, problems: readonly Problem[]): readonly Diagnostic[] {
  return locate(problems, textIn(root))
}

/** Where data stands that nothing is wrong with. */
export function placeIn(root: string, pointers: readonly Pointer[]): Location | undefined {
  return placeOfData(pointers, textIn(root))
}

/** The text of a file of the site; null where it cannot be shown. */
function textIn(root: string): (file: string) => string | null {
  return (name) => {
    const file = path.join(root, name)
    try {
      if (statSync(file).size > sizeLimitOf(file)) return null
      return textForFrame(readFileSync(file), file)
    } catch {
      return null
    }
  }
}
