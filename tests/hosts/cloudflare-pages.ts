/** Cloudflare Pages: the handler that answers its requests, with the rules of both files. */
import { createMetadataObject } from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js'
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js'
import { expect } from 'vitest'
import { fileAt, textOf } from './files.ts'
import type { PublishedFile } from './files.ts'
import type { Answer } from './hosted.ts'

const ORIGIN = 'https://agency.example'

export function askCloudflarePages(folder: string): (address: string) => Promise<Answer> {
  const metadata = createMetadataObject({
    redirects: { invalid: [], rules: redirectsIn(textOf(folder, '_redirects')) },
    headers: { invalid: [], rules: headersIn(textOf(folder, '_headers')) },
  })
  return async (address) => {
    const response = await generateHandler<PublishedFile>({
      request: new Request(ORIGIN + address),
      metadata,
      logError: (error) => {
        throw error
      },
      findAssetEntryForPath: (path) => Promise.resolve(isRead(path) ? null : fileAt(folder, path)),
      getAssetKey: ({ name }) => name,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: (name) => Promise.resolve(assetOf(fileAt(folder, `/${name}`))),
    })
    // Pages looks for the nearest 404.html, which the handler leaves to its caller.
    const page = response.status === 404 ? nearest(folder, address) : null
    const headers = new Headers(response.headers)
    if (page !== null) headers.set('Content-Type', page.type)
    return { status: response.status, headers, body: page?.body ?? (await response.text()) }
  }
}

const isRead = (path: string) => path === '/_headers' || path === '/_redirects'

function assetOf(file: PublishedFile | null) {
  const { body = '', type = '' } = file ?? {}
  return { body: new Response(body).body, contentType: type }
}

function nearest(folder: string, address: string): PublishedFile | null {
  const parts = address.split('/').slice(0, -1)
  for (; parts.length > 0; parts.pop()) {
    const found = fileAt(folder, `${parts.join('/')}/404.html`)
    if (found !== null) return found
  }
  return null
}

function redirectsIn(text: string) {
  return lines(text).map((line, index) => {
    expect(line.length).toBeLessThan(1000)
    const [from = '', to = '', status = ''] = line.split(' ')
    return { from, to, status: Number(status), lineNumber: index + 1 }
  })
}

function headersIn(text: string) {
  const rules: { path: string; headers: Record<string, string>; unsetHeaders: string[] }[] = []
  for (const line of lines(text)) {
    expect(line.length).toBeLessThan(2000)
    const rule = rules.at(-1)
    if (!line.startsWith(' ')) rules.push({ path: line, headers: {}, unsetHeaders: [] })
    else if (line.startsWith('  ! ')) rule?.unsetHeaders.push(line.slice(4))
    else {
      const [name = '', ...value] = line.trim().split(': ')
      if (rule) rule.headers[name] = value.join(': ')
    }
  }
  return rules
}

function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '')
}
