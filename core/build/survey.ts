/** What is known of a site beside its sources: it takes a look into every folder, and stays so while only sources change. */
import type { Checked } from '../diagnostics/diagnostic.ts'
import type { Records } from '../site/records.ts'
import type { Files } from '../system/files.ts'
import { findFiles } from './find-files.ts'
import { readTemplates } from './overrides.ts'
import type { TemplateTree } from './template-tree.ts'

export interface Survey {
  readonly templates: Checked<TemplateTree>
  readonly others: OtherFiles
}

/** Files that are not read. */
export interface OtherFiles extends Pick<Records, 'staticFiles' | 'documents' | 'privateFiles'> {
  /** Links that are not followed, by their path below the root. */
  readonly refused: readonly string[]
}

export async function surveyOf(files: Files, root: string): Promise<Survey> {
  return {
    templates: await readTemplates(files, root),
    others: await otherFiles(files, root),
  }
}

const COPIED_GLOBS = ['content/static/**/*', 'content/documents/**/*']
const PRIVATE_GLOBS = ['content/private/**/*']

async function otherFiles(files: Files, root: string): Promise<OtherFiles> {
  const copied = await findFiles(files, { root, patterns: COPIED_GLOBS, dot: true })
  const kept = await findFiles(files, { root, patterns: PRIVATE_GLOBS, dot: false })
  return {
    staticFiles: below(copied.files, 'content/static/'),
    documents: below(copied.files, 'content/documents/').map((file) => `documents/${file}`),
    privateFiles: below(kept.files, 'content/private/').map((file) => `private/${file}`),
    refused: [...copied.refused, ...kept.refused],
  }
}

function below(files: readonly string[], folder: string): readonly string[] {
  return files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
}
