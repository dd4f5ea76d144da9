import { Hono } from 'hono'

/** What answers, by the path that is asked for. */
export interface Mounted {
  readonly site: Hono
  readonly service: Hono
  readonly isOfService: (pathname: string) => boolean
}

/** Each keeps its own headers: the service answers under its paths, the site everywhere else. */
export function withService({ site, service, isOfService }: Mounted): Hono {
  const app = new Hono()
  app.all('*', (context) => {
    const answering = isOfService(context.req.path) ? service : site
    return answering.fetch(context.req.raw, context.env)
  })
  return app
}
