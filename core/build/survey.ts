/**
 * Finds the files of a site that are not sources. It walks every folder, and stays valid while only sources change.
 */
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { Records } from '../site/records.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import { isUnpublishedHidden } from '../paths/junk.ts'
import { paperFence, publishedFence } from '../paths/site-fences.ts'
import type { Files } from '../system/files.ts'
import { documentProblems } from './sources/document-type.ts'
import { findFiles } from './sources/find-files.ts'
import type { RefusedPathName } from './sources/find-files.ts'
import { readTemplates } from './bundle/overrides.ts'
import type { BuildOptions } from './ports.ts'
import type { TemplateTree } from './bundle/template-tree.ts'

export interface Survey {
  readonly templates: Checked<TemplateTree>
  readonly others: OtherFiles
}

/** Files that are not read. */
export interface OtherFiles extends Pick<Records, 'staticFiles' | 'documents' | 'privateFiles'> {
  /** Links that are not followed. */
  readonly refused: readonly RefusedPathName[]
  readonly problems: readonly Problem[]
}

export async function surveyOf(
  files: Files,
  { root, renderer }: Pick<BuildOptions, 'root' | 'renderer'>,
): Promise<Survey> {
  return {
    templates: await readTemplates(files, root, renderer),
    others: await otherFiles(files, root),
  }
}

const COPIED_GLOBS = ['content/static/**/*', 'content/documents/**/*']
const PRIVATE_GLOBS = ['content/private/**/*']

async function otherFiles(files: Files, root: string): Promise<OtherFiles> {
  const copied = await findFiles(files, {
    root,
    patterns: COPIED_GLOBS,
    dot: true,
    fence: publishedFence(root),
  })
  const kept = await findFiles(files, {
    root,
    patterns: PRIVATE_GLOBS,
    dot: false,
    fence: paperFence(root),
  })
  const papers = copied.files.filter((file) => file.startsWith('content/documents/'))
  const unreadable = [
    ...documentProblems(papers, { root, fence: publishedFence(root) }),
    ...documentProblems(kept.files, { root, fence: paperFence(root) }),
  ]
  const hidden = copied.files.filter(isUnpublishedHidden)
  const published = copied.files.filter((file) => !isUnpublishedHidden(file))
  return {
    staticFiles: below(published, 'content/static/'),
    documents: below(published, 'content/documents/').map((file) => `documents/${file}`),
    privateFiles: below(kept.files, 'content/private/').map((file) => `private/${file}`),
    refused: [...copied.refused, ...kept.refused],
    problems: [...unreadable, ...hidden.map((file) => problem('AS1208', { file }))],
  }
}

function below(files: readonly string[], folder: string): readonly string[] {
  return files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
}
