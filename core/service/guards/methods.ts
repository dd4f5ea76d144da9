import type { Hono } from 'hono'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The methods of an address; empty if there is no such address. */
export function allowedMethods({ router }: Hono, path: string): readonly string[] {
  return METHODS.filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method),
  )
}
