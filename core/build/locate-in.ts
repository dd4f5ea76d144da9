/** Problems of a site on disk, with line, column and frame: their files are read again. */
import path from 'node:path'
import type { Diagnostic, Location, Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { locate, placeOfData } from '../diagnostics/locate.ts'
import { allowedFile } from '../paths/allowed-path.ts'
import { sourceFence } from '../paths/site-fences.ts'
import { sizeLimitOf, textForFrame } from '../source/decode.ts'
import { readRegularSync } from '../system/regular-file.ts'

export function locateIn(root: string, problems: readonly Problem[]): readonly Diagnostic[] {
  return locate(problems, textIn(root))
}

/** Where data stands that nothing is wrong with. */
export function placeIn(root: string, pointers: readonly Pointer[]): Location | undefined {
  return placeOfData(pointers, textIn(root))
}

/** The text of a file of the site; null where it cannot be shown. A link out of the site shows nothing of its target. */
function textIn(root: string): (file: string) => string | null {
  return (name) => {
    try {
      const found = allowedFile(path.join(root, name), sourceFence(root))
      if ('refusal' in found || found.stat.size > sizeLimitOf(name)) return null
      return textForFrame(readRegularSync(found.real), name)
    } catch {
      return null
    }
  }
}
