/** Vercel: its own checks of the routes, and the phases that its documentation describes. */
import { getTransformedRoutes, isHandler } from '@vercel/routing-utils'
import { expect } from 'vitest'
import { pageAt, textOf } from './files.ts'
import type { Answer } from './hosted.ts'

interface Rule {
  readonly src?: string
  readonly dest?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly continue?: boolean
}

export function askVercel(folder: string): (address: string) => Promise<Answer> {
  const { routes, error } = getTransformedRoutes(JSON.parse(textOf(folder, 'vercel.json')) as object)
  expect(error).toBeNull()
  const all = routes ?? []
  const end = all.findIndex((route) => isHandler(route) && route['handle'] === 'filesystem')
  const phases = [all.slice(0, end), all.slice(end + 1)] as readonly (readonly Rule[])[]
  return (address) => Promise.resolve(answerOf(folder, address, phases))
}

function answerOf(
  folder: string,
  address: string,
  [before = [], after = []]: readonly (readonly Rule[])[],
): Answer {
  const headers = new Headers({ 'Cache-Control': 'public, max-age=0, must-revalidate' })
  const first = run(before, address, headers)
  if (first?.status !== undefined) return { status: first.status, headers, body: '' }
  const file = pageAt(folder, address)
  if (file !== null) return page(200, file, headers)
  const last = run(after, address, headers)
  return page(last?.status ?? 404, pageAt(folder, last?.dest ?? ''), headers)
}

/** The rule that ends the phase; rules that continue add their headers. */
function run(rules: readonly Rule[], address: string, headers: Headers): Rule | undefined {
  for (const rule of rules) {
    const found = new RegExp(rule.src ?? '').exec(address)
    if (!found) continue
    for (const [name, value] of Object.entries(rule.headers ?? {}))
      headers.set(
        name,
        value.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ''),
      )
    if (rule.continue !== true) return rule
  }
  return undefined
}

function page(status: number, file: ReturnType<typeof pageAt>, headers: Headers): Answer {
  headers.set('Content-Type', file?.type ?? '')
  return { status, headers, body: file?.body ?? '' }
}
