/** An output that must not be changed is refused before any download. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createSite, plot } from '../support/site.ts'

const REMOTE = {
  'site-config/pictures.json': { remote: { mode: 'fetch', hosts: ['pictures.example'] } },
  'content/properties/1.json': plot(1, { XLargePictureItems: [{ Url: 'https://pictures.example/a.jpg' }] }),
}

test.each([
  ['of somebody else', 'notes.txt', false, 'AS7001'],
  ['of somebody else, with --replace-output', '.git', true, 'AS7001'],
])('%s', async (_what, file, replaceOutput, code) => {
  const site = createSite(REMOTE)
  mkdirSync(site.output)
  writeFileSync(path.join(site.output, file), 'mine')
  let asked = 0
  const fetch = () => Promise.reject(new Error(`asked ${++asked} times`))
  const network = { fetch: fetch as typeof globalThis.fetch, wait: () => Promise.resolve() }
  const { ok, problems } = await site.build({ offline: false, replaceOutput }, { network })
  expect({ ok, codes: problems.map((found) => found.code), asked }).toEqual({
    ok: false,
    codes: [code],
    asked: 0,
  })
  expect(site.list()).toEqual([file])
  rmSync(path.join(site.output, file))
  await site.build({ offline: false }, { network })
  expect(asked).toBeGreaterThan(0)
})
