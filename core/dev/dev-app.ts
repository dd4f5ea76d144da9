/**
 * The site as `dev` serves it: a function from Request to Response. Pages are rendered and pictures made on
 * request. Both have the bytes that a build writes, except for one added script.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'
import { PACKAGE_ROOT } from '../system/package-root.ts'
import { policyHostsOf } from '../build/output/policy-hosts.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { basePathOf, onSite } from '../domain/site-address.ts'
import { parsedJson } from '../domain/untrusted.ts'
import { contentInMemory } from '../plan/jobs.ts'
import type { FileJob } from '../plan/jobs.ts'
import { belowBase } from '../serve/below-base.ts'
import { serveSite } from '../serve/site-app.ts'
import { requestOfService } from '../serve/with-service.ts'
import type { Mounted } from '../serve/with-service.ts'
import type { Files } from '../system/files.ts'
import { hashOf } from '../system/hash.ts'
import { readRegular } from '../system/regular-file.ts'
import type { OpenAnswer } from './client/messages.ts'
import type { LivePages } from './live.ts'
import { fileToOpen, openInEditor } from './open-file.ts'
import { panelOf } from './page-view.ts'
import { fileAt, renderJob } from './pages.ts'
import type { PictureMaker } from './pictures.ts'
import { isAllowedHost, isSameOrigin } from './same-machine.ts'
import type { DevState } from './state.ts'

interface DevAppOptions {
  readonly root: string
  readonly files: Files
  readonly stateNow: () => DevState
  readonly pictures: PictureMaker
  readonly live: LivePages
  /** The host name that the developer gave this machine; its usual names are allowed as well. */
  readonly hostName: string | null
  readonly env: Readonly<Record<string, string | undefined>>
  /** The service that receives the forms; null until it has started. */
  readonly service: () => Mounted | null
  /** Reports a problem that only appears when a page is requested. */
  readonly onProblem: (problem: Problem) => void
}

/** The same content type as for HTML files. */
const HTML = 'text/html; charset=utf-8'

export function createDevApp(options: DevAppOptions): Hono {
  const { hostName } = options
  const app = new Hono()
  app.use(async (context, next) => {
    if (isAllowedHost(context.req.header('host'), hostName)) return next()
    return context.text('This name does not belong to the machine that is asked. Use localhost.', 403)
  })
  app.all('*', async ({ req, env }, next) => {
    const mounted = options.service()
    const request = mounted && requestOfService(req.raw, mounted)
    return request === null ? next() : mounted?.service.fetch(request, env)
  })
  serveTools(app, options)
  app.use(compress(), etag())
  return app.route(
    '/',
    belowBase(siteOf(options), () => basePathNow(options)),
  )
}

function basePathNow({ stateNow }: Pick<DevAppOptions, 'stateNow'>): string {
  return basePathOf(stateNow().site?.prepared.site.config.site.url ?? '')
}

function siteOf(options: DevAppOptions): Hono {
  const { stateNow } = options
  return serveSite(new Hono(), {
    hosts: () => {
      const { site } = stateNow()
      return site === null ? undefined : policyHostsOf(site.prepared.site)
    },
    isFolder: (pathname) => {
      const { site } = stateNow()
      const folder = fileAt(pathname)?.replace(/\/+$/, '')
      return (
        site !== null &&
        site.index
          .files()
          .folders()
          .has(folder ?? '')
      )
    },
    serve: async (context, next) => (await answer(context, options)) ?? next(),
    data: async (file) => {
      const { site } = stateNow()
      const job = site === null ? undefined : site.index.files().file(file)
      return job === undefined ? null : parsedJson(String(await contentOf(job)))
    },
    missing: async (context, file, status) => {
      const page = await pageOf(options, file)
      if (page === null) return null
      const html = 'problem' in page ? errorPage() : page.html
      const headers = { 'Content-Type': HTML, 'Content-Length': String(Buffer.byteLength(html)) }
      return context.body(html, status, headers)
    },
  })
}

async function answer(context: Context, options: DevAppOptions): Promise<Response | null> {
  const { stateNow, pictures } = options
  const { site } = stateNow()
  if (site === null) return context.html(errorPage(), 500)
  const file = fileAt(context.req.path)
  if (file === null) return null
  const page = await pageOf(options, file)
  if (page !== null)
    return 'problem' in page ? context.html(errorPage(), 500) : withType(context, file, page.html)
  const job = site.index.files().file(file)
  if (job !== undefined) return withType(context, file, await contentOf(job))
  const made = await pictures.get(site.index, file)
  if (made === null) return null
  if (!('problem' in made)) return withType(context, file, made)
  options.onProblem(made.problem)
  return context.text(made.problem.message, 500)
}

/** Sets the length, because short answers are not compressed. */
function withType(context: Context, file: string, body: string | Uint8Array): Response {
  const type = getMimeType(file) ?? 'application/octet-stream'
  const bytes = Buffer.from(body)
  return context.body(bytes, 200, { 'Content-Type': type, 'Content-Length': String(bytes.length) })
}

async function contentOf({ content }: FileJob): Promise<string | Uint8Array> {
  return 'copyOf' in content ? readRegular(content.copyOf) : contentInMemory(content)
}

async function pageOf(
  { stateNow, onProblem }: DevAppOptions,
  file: string,
): Promise<{ readonly html: string } | { readonly problem: Problem } | null> {
  const { site } = stateNow()
  const job = site && site.index.files().page(file)
  if (site === null || job === null || job === undefined) return null
  const rendered = await renderJob(site, job)
  if ('problem' in rendered) onProblem(rendered.problem)
  // Cards are parts of pages, and the map is displayed in the frame of a page: neither gets the script.
  else if (job.slot !== 'cards' && job.slot !== 'map') return { html: withScript(rendered.html) }
  return rendered
}

/**
 * Adds the script in front of all other scripts, because it copies the page before another script changes it.
 */
function withScript(html: string): string {
  const script = `<script type="module" src="/_dev/live.js" data-version="${hashOf(html)}"></script>`
  return html.replace(/<head\b[^>]*>/, (head) => `${head}${script}`)
}

/** A page with the script only, which shows the errors, and later the page itself. */
function errorPage(): string {
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Problems</title>'
  const script = '<script type="module" src="/_dev/live.js"></script>'
  return `<!DOCTYPE html><html lang="en"><head>${script}${head}</head><body></body></html>`
}

/** Style sheets are read from the sources, and scripts from the compiled code. */
const CLIENT_FOLDERS = { css: 'core/dev/client', js: 'dist/core/dev/client' } as const

function serveTools(app: Hono, options: DevAppOptions): void {
  const { root, stateNow, live } = options
  const pathOf = (context: Context) => onSite(basePathNow(options), context.req.query('path') ?? '/') ?? '/'
  app.use('/_dev/*', async (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
    context.header('Cache-Control', 'no-store')
    return isSameOrigin(context.req.raw.headers) ? next() : context.text('Not from another site.', 403)
  })
  app.get('/_dev/events', (context) => live.connect(context, pathOf(context)))
  app.get('/_dev/page', async (context) => {
    const pathname = pathOf(context)
    const found = panelOf(root, stateNow(), { pathname, page: await live.seen(pathname) })
    return found === null ? context.text('There is no page yet.', 404) : context.json(found)
  })
  app.post('/_dev/open', (context) => openFile(context, options))
  app.get('/_dev/:name{[a-z-]+\\.(?:css|js)}', async (context) => {
    const name = context.req.param('name')
    const folder = CLIENT_FOLDERS[name.endsWith('.css') ? 'css' : 'js']
    const text = await readFile(path.join(PACKAGE_ROOT, folder, name), 'utf8').catch(() => null)
    return text === null ? context.text('There is no such file.', 404) : withType(context, name, text)
  })
}

async function openFile(context: Context, { root, env }: DevAppOptions): Promise<Response> {
  const file = fileToOpen(root, context.req.query('file') ?? '')
  if (file === null) return context.text('There is no such file in the site.', 404)
  const number = (name: string) => Math.max(1, Number.parseInt(context.req.query(name) ?? '1', 10) || 1)
  const opened = await openInEditor(env, { file, line: number('line'), column: number('column') })
  return context.json({ opened, file } satisfies OpenAnswer)
}
