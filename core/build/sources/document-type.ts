/**
 * Detects documents whose bytes contradict their names: an empty file, or the error page of a host saved as a PDF.
 */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { allowedFile } from '../../paths/allowed-path.ts'
import type { Fence } from '../../paths/allowed-path.ts'
import { readHeadSync } from '../../system/regular-file.ts'
import { sniff } from '../pictures/sniff.ts'

/** The extensions of documents that are text and may be HTML pages. */
const TEXT_ENDING = /\.(?:html?|xhtml|xml|txt|md|csv|json|ics|vcf|svg|css|m?js)$/i

const TEXT_TYPES: ReadonlySet<string> = new Set(['an HTML page', 'an XML file', 'an SVG drawing'])

interface Papers {
  readonly root: string
  readonly fence: Fence
}

/** The problems of these files, whose paths are below the root. */
export function documentProblems(files: readonly string[], { root, fence }: Papers): readonly Problem[] {
  return files.flatMap((file) => {
    const found = allowedFile(path.join(root, file), fence)
    const type = 'refusal' in found ? null : contradiction(file, readHeadSync(found.real))
    return type === null ? [] : [problem('AS1209', { file, type })]
  })
}

/** The actual type of the file; null if its name is right. */
function contradiction(file: string, head: Uint8Array): string | null {
  if (head.length === 0) return 'empty'
  const type = sniff(head)
  const name = 'name' in type ? type.name : `a ${type.format.toUpperCase()} picture`
  if (name.startsWith('a Git LFS pointer')) return name
  if (TEXT_TYPES.has(name)) return TEXT_ENDING.test(file) ? null : name
  const isRecognised = !['of an unknown type', 'a text file', 'a PDF document'].includes(name)
  return /\.pdf$/i.test(file) && isRecognised ? name : null
}
