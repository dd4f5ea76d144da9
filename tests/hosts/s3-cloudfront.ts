/** CloudFront: its function runs here, and the policies of headers are applied as its documentation describes. */
import { runInNewContext } from 'node:vm'
import { fileAt, textOf } from './files.ts'
import type { Answer } from './hosted.ts'

interface Answered {
  readonly uri?: string
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, { readonly value: string }>>
}

export function askCloudfront(folder: string): (address: string) => Promise<Answer> {
  const code = textOf(folder, '.hosting/cloudfront-function.js')
  const handle = runInNewContext(`${code}\nhandler`) as (event: object) => Answered
  const policies = ['pages', 'map'].map((name) =>
    policyIn(textOf(folder, `.hosting/cloudfront-headers-${name}.json`)),
  )
  return (address) => {
    const headers = new Headers(policies[address.startsWith('/_map/') ? 1 : 0])
    headers.set('Cache-Control', cacheOf(address))
    const answer = handle({ request: { uri: address, headers: {} } })
    const file = answer.uri === undefined ? null : fileAt(folder, answer.uri)
    const location = answer.headers?.['location']?.value
    if (location !== undefined) headers.set('Location', location)
    if (answer.statusCode !== undefined && answer.statusCode !== 404)
      return Promise.resolve({ status: answer.statusCode, headers, body: '' })
    const shown = file ?? fileAt(folder, '/404.html')
    headers.set('Content-Type', shown?.type ?? '')
    return Promise.resolve({ status: file === null ? 404 : 200, headers, body: shown?.body ?? '' })
  }
}

/** Objects are copied with these headers, as docs/hosts.md shows. */
function cacheOf(address: string): string {
  return address.startsWith('/_a/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

function policyIn(text: string): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(text) as {
    readonly SecurityHeadersConfig: {
      readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string }
      readonly ReferrerPolicy: { readonly ReferrerPolicy: string }
    }
    readonly CustomHeadersConfig: {
      readonly Items: readonly { readonly Header: string; readonly Value: string }[]
    }
  }
  return {
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'X-Content-Type-Options': 'nosniff',
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  }
}
