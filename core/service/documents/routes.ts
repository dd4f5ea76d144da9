/** The targets of links to documents: the file, or its address on another host. */
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { allowedFile } from '../../paths/allowed-path.ts'
import { attachmentHeader } from '../attachment.ts'
import type { ServiceDeps } from '../deps.ts'
import { localeFor } from '../pages/language.ts'
import { forLink, saidPage } from '../pages/link-page.ts'
import { documentedById, documentKey } from './documents.ts'
import { webStreamOf } from '../../system/web-stream.ts'

export function documentRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.get('/api/documents/:token', forLink(deps, 'document', giveDocument))
  return routes
}

async function giveDocument(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const file = fileOf(subject, deps)
  if (file?.startsWith('https://')) return context.redirect(file, 302)
  const found = file === undefined ? null : findFile(file, deps)
  if (found !== null) return fileResponse(found, context.req.method === 'HEAD')
  // The document was withdrawn from the site since the request, or this machine has no content.
  const locale = localeFor(context.req.raw, deps.site())
  const gone = { title: 'documents.gone.title', text: 'documents.gone.text' } as const
  return saidPage(deps, context, { locale, ...gone, status: 410 })
}

/** A document that the site no longer lists is not sent, even with a valid link. */
function fileOf(subject: string, { site }: Pick<ServiceDeps, 'site'>): string | undefined {
  const [, id = '', key] = /^(.+)-([0-9a-f]{32})$/.exec(subject) ?? []
  return documentedById(id, site())?.documents.find((document) => documentKey(document) === key)?.file
}

interface FoundFile {
  readonly path: string
  readonly name: string
  readonly size: number
}

/** A regular file inside the folder. No name and no symbolic link leads out of it. */
function findFile(file: string, { content }: Pick<ServiceDeps, 'content'>): FoundFile | null {
  if (content === undefined) return null
  try {
    const found = allowedFile(path.join(content, file), { inside: content })
    return 'refusal' in found ? null : { path: found.real, name: path.basename(file), size: found.stat.size }
  } catch {
    return null
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
}

function fileResponse({ path: file, name, size }: FoundFile, isHead: boolean): Response {
  const headers = {
    'Content-Type': TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': String(size),
    'Content-Disposition': attachmentHeader(name, plainName(name)),
    // No cache stores it, no search engine indexes it, and no browser runs it as a page.
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  }
  const body = isHead ? null : webStreamOf(createReadStream(file))
  return new Response(body, { headers })
}

/** The name in ASCII. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7E]/g, '')
    .replaceAll(/["\\%]/g, '_')
}
