/** Problems of a site on disk with line, column and code frame, for which their files are read again. */
import path from 'node:path'
import type { Diagnostic, Location, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { locate, locator, placeOfData } from '../../diagnostics/locate.ts'
import { oneByteOrUtf8 } from '../../import/encoding.ts'
import { allowedFile } from '../../paths/allowed-path.ts'
import { sourceFence } from '../../paths/site-fences.ts'
import { sizeLimitOf, textForFrame } from '../../source/decode.ts'
import { DEFAULTS_FOLDER, isDefault, siteFile } from '../defaults/default-files.ts'
import { exportText } from './export-text.ts'
import { createImportedPlaces } from '../imports/import-places.ts'
import { readRegularSync } from '../../system/regular-file.ts'

export function locateIn(root: string, problems: readonly Problem[]): readonly Diagnostic[] {
  return locate(problems, textIn(root))
}

/**
 * Returns a function that yields the same one after another, so that many problems need little memory. For several
 * lists of problems it reads most files once.
 */
export function locatorIn(root: string): (problems: readonly Problem[]) => Iterable<Diagnostic> {
  return locator(textIn(root))
}

/** The places of data without problems. */
export function placeIn(root: string, pointers: readonly Pointer[]): Location | undefined {
  return placeOfData(pointers, textIn(root))
}

/** The text of a file of the site; null if it must not be shown. A link out of the site does not show its target. */
function textIn(root: string): (file: string) => string | null {
  const importedAt = createImportedPlaces(root)
  return (name) => {
    try {
      if (isDefault(name))
        return textForFrame(readRegularSync(path.join(DEFAULTS_FOLDER, siteFile(name))), name)
      const found = allowedFile(path.join(root, name), sourceFence(root))
      if ('refusal' in found || found.stat.size > sizeLimitOf(name)) return null
      const imported = importedAt(name)
      const text = textForFrame(readRegularSync(found.real), name, imported && oneByteOrUtf8)
      return text === null || imported === undefined ? text : exportText(text, name, imported)
    } catch {
      return null
    }
  }
}
