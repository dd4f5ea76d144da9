/** Documents and static files of the content, which are published as they are. */
import path from 'node:path'
import { allowedFile } from '../../paths/allowed-path.ts'
import { publishedFence } from '../../paths/site-fences.ts'
import type { FileJob } from '../../plan/jobs.ts'
import type { LinkedSite } from '../../site/linked.ts'
import type { OutputPath } from '../../system/paths.ts'
import { StageFailure } from '../environment.ts'
import { pathProblem } from '../sources/path-problems.ts'

export function copiesOf(root: string, site: LinkedSite): readonly FileJob[] {
  const copy = (file: string, source: string): FileJob => {
    return {
      file: file as OutputPath,
      name: source,
      at: [{ file: source, path: [] }],
      content: { copyOf: publishedFile(root, source) },
    }
  }
  return [
    ...site.staticFiles.map((file) => copy(file, `content/static/${file}`)),
    ...[...site.documents].map((file) => copy(file, `content/${file}`)),
  ]
}

/** The file without links, so that a link that changes later cannot lead elsewhere. */
function publishedFile(root: string, source: string): string {
  const found = allowedFile(path.join(root, source), publishedFence(root))
  if ('refusal' in found) throw new StageFailure([pathProblem(source, found.refusal)])
  return found.real
}
