import { Hono } from 'hono'

/** A service that answers requests under paths of its own. */
export interface Mounted {
  readonly service: Hono
  readonly isOfService: (pathname: string) => boolean
}

/**
 * The service answers its paths, the site all others, and each sets its own headers. `null` stands for a part
 * that does not run (yet).
 */
export function withService(site: Hono | null, mounted: () => Mounted | null): Hono {
  const app = new Hono()
  app.all('*', (context) => {
    const { service, isOfService } = mounted() ?? {}
    const answering = service !== undefined && isOfService?.(context.req.path) ? service : site
    if (answering === null) return context.body(null, 503, { 'Retry-After': '1' })
    return answering.fetch(context.req.raw, context.env)
  })
  return app
}
