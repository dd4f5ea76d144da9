/** Netlify: its own parsers of both files, and the matching that its documentation describes. */
import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { expect } from 'vitest'
import { fileAt, pageAt } from './files.ts'
import type { Answer } from './hosted.ts'

export async function askNetlify(folder: string): Promise<(address: string) => Promise<Answer>> {
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [path.join(folder, '_redirects')] })
  expect(errors).toEqual([])
  const rules = await parseAllHeaders({ headersFiles: [path.join(folder, '_headers')] })
  expect(rules.errors).toEqual([])
  const headersAt = (address: string, others: Readonly<Record<string, string>>) => {
    const found = new Headers({ 'Cache-Control': 'public, max-age=0, must-revalidate', ...others })
    for (const { for: pattern, values } of rules.headers)
      if (expressionOf(pattern).test(address))
        for (const [name, value] of Object.entries(values)) found.set(name, String(value))
    return found
  }
  return (address) => {
    const file = pageAt(folder, address)
    const rule = redirects.find(({ from }) => expressionOf(from).test(address))
    const answer = (status: number, found: ReturnType<typeof fileAt>): Answer => ({
      status,
      headers: headersAt(address, { 'Content-Type': found?.type ?? '' }),
      body: found?.body ?? '',
    })
    const isRedirect = rule !== undefined && (rule.force || file === null)
    if (!isRedirect) {
      // Netlify leads to the address with a slash, if a page is the index of a folder.
      const isFolder = file?.name.endsWith('/index.html') && !address.endsWith('/')
      return Promise.resolve(isFolder ? redirected(301, `${address}/`) : answer(200, file))
    }
    const { status = 301, to = '' } = rule
    if (status >= 300 && status < 400) return Promise.resolve(redirected(status, to))
    return Promise.resolve(answer(status, pageAt(folder, to)))
  }
}

function redirected(status: number, to: string): Answer {
  return { status, headers: new Headers({ Location: to }), body: '' }
}

/** A star stands for the rest of an address, a placeholder for a part of it, and the slash at the end for nothing. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}/?$`)
}
