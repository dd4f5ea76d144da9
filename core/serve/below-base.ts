/**
 * A site in a folder of its host. The application knows addresses from the root of the site; visitors ask for
 * them from the root of the host.
 */
import { Hono } from 'hono'
import { onSite } from '../domain/site-address.ts'

/** `basePath` is empty for a site with a host of its own, and can change while a site is edited. */
export function belowBase(site: Hono, basePath: () => string | Promise<string>): Hono {
  const app = new Hono()
  app.all('*', async ({ req, env, body, redirect }) => {
    const base = await basePath()
    if (base === '') return site.fetch(req.raw, env)
    const url = new URL(req.url)
    if (url.pathname === '/' || url.pathname === base) return redirect(`${base}/${url.search}`)
    const path = onSite(base, url.pathname)
    if (path === null) return body('Not found', 404, { 'Content-Type': 'text/plain; charset=utf-8' })
    url.pathname = path
    const answer = await site.fetch(new Request(url, req.raw), env)
    const target = answer.headers.get('Location')
    if (target?.startsWith('/')) answer.headers.set('Location', `${base}${target}`)
    return answer
  })
  return app
}
