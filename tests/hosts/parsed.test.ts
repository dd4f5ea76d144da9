/** Hosts that nobody can run here, by their own parsers and handlers, answer as `preview` does. */
import { expect, test } from 'vitest'
import type { HostName } from '../../core/domain/host-names.ts'
import { askCloudflarePages } from './cloudflare-pages.ts'
import { expectedAnswer, hostedSite, noticed } from './hosted.ts'
import type { Answer } from './hosted.ts'
import { askNetlify } from './netlify.ts'
import { askCloudfront } from './s3-cloudfront.ts'
import { askVercel } from './vercel.ts'

type Ask = (address: string) => Promise<Answer>

const HOSTS: Readonly<Partial<Record<HostName, (folder: string) => Ask | Promise<Ask>>>> = {
  netlify: askNetlify,
  'cloudflare-pages': askCloudflarePages,
  vercel: askVercel,
  's3-cloudfront': askCloudfront,
}

test.each(Object.entries(HOSTS))('%s answers as preview does', async (host, open) => {
  const site = await hostedSite(host as HostName)
  const ask = await open(site.folder)
  for (const address of site.addresses) {
    const expected = await expectedAnswer(site, address)
    const found = await answered(ask, address, expected)
    expect({ address, ...noticed(found) }).toEqual({ address, ...noticed(expected) })
  }
})

/** Some hosts lead to the address with a slash before they look for its page. */
async function answered(ask: Ask, address: string, expected: Answer): Promise<Answer> {
  const found = await ask(address)
  const isSlashed = found.headers.get('Location') === `${address}/` && expected.status === 404
  return isSlashed ? ask(`${address}/`) : found
}
