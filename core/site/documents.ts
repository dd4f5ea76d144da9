/**
 * Documents of properties and projects: each named file must exist, in the published or the private folder.
 */
import { problem } from '../diagnostics/diagnostic.ts'
import type { LinkContext } from './context.ts'
import type { LinkedSite } from './linked.ts'
import { pointAt } from './records.ts'

export function checkDocuments(context: LinkContext, site: LinkedSite): void {
  const knownLike = documentsLike(site)
  for (const record of [...site.properties, ...site.projects]) {
    const { Documents } = 'property' in record ? record.property : record.project
    for (const [index, { Url, OnRequest }] of (Documents ?? []).entries()) {
      if (OnRequest !== undefined && !site.privateFiles.has(OnRequest)) {
        const at = pointAt(record, 'Documents', index, 'OnRequest')
        const known = [...site.privateFiles].slice(0, MOST_CANDIDATES)
        context.report(problem('AS3301', { kind: 'document', name: OnRequest, known }, { at }))
      }
      if (Url === undefined || /^https?:/i.test(Url) || site.documents.has(Url)) continue
      const at = pointAt(record, 'Documents', index, 'Url')
      context.report(problem('AS3301', { kind: 'document', name: Url, known: knownLike(Url) }, { at }))
    }
  }
}

const MOST_CANDIDATES = 200

/** Suggestions for a missing document. If very many are missing, each is compared with a few files only. */
function documentsLike({ documents }: LinkedSite): (file: string) => readonly string[] {
  const all = [...documents].slice(0, MOST_CANDIDATES)
  if (all.length === documents.size) return () => all
  const folders = new Map<string, string[]>()
  for (const name of documents) {
    const members = folders.get(folderOf(name)) ?? []
    if (members.length < MOST_CANDIDATES) members.push(name)
    folders.set(folderOf(name), members)
  }
  return (file) => folders.get(folderOf(file)) ?? []
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1)
}
