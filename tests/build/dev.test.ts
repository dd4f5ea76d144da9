/** Requests to `dev`: the bytes of a build, changing errors, and refusals of other origins. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPolicyHosts } from '../../core/build/output/policy-hosts.ts'
import { placesOf } from '../../core/build/output/output.ts'
import type { PanelPage } from '../../core/dev/client/messages.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { createFiles } from '../../core/system/files.ts'
import { MARKER } from '../../core/system/paths.ts'
import { startDev, withoutScript } from '../support/dev.ts'
import { emptyFolder } from '../support/folder.ts'
import { createSite, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { property, townFiles } from '../support/town-site.ts'

/** Headers of one file or of one moment. */
const OWN_HEADERS = ['date', 'etag', 'last-modified', 'content-length', 'accept-ranges']

async function answerOf(response: Response) {
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name)).sort()
  const type = response.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const body = type.startsWith('text/html') ? withoutScript(bytes.toString()) : bytes.toString('latin1')
  return { status: response.status, headers: Object.fromEntries(headers), body }
}

async function previewOf(site: TestSite) {
  const hosts = await readPolicyHosts(createFiles(), placesOf(site.root, site.output))
  return createSiteApp({ folder: site.output, hosts })
}

test('every file of a build is served with the same bytes and the same headers, pages with one script more', async () => {
  const site = createSite(await townFiles())
  // With a cache of its own, each of the two makes the pictures itself.
  expect((await site.build({ cache: emptyFolder() })).ok).toBe(true)
  const files = site.list().filter((file) => file !== MARKER)
  const dev = await startDev(site, { cache: emptyFolder() })
  const preview = await previewOf(site)
  expect(files.length).toBeGreaterThan(80)
  for (const file of files) {
    const url = encodeURI(`/${file}`)
    const expected = await answerOf(await preview.request(url))
    expect([file, await answerOf(await dev.get(url))]).toEqual([file, expected])
  }
  const pages = files.filter((file) => file.endsWith('/index.html') && !file.startsWith('_map/'))
  for (const file of pages) expect(await dev.text(`/${file}`)).toContain('src="/_dev/live.js"')
})

test('every other path is answered as by the output: slashes, unknown pages, what leads out', async () => {
  const site = createSite(await townFiles())
  await site.build()
  const dev = await startDev(site)
  const preview = await previewOf(site)
  const paths = [
    '/nl/',
    '/nl',
    '/nl/te-koop?a=1',
    '/nl/te-koop/gent',
    '/nl/nowhere/',
    '/fr/nowhere',
    '/nowhere',
    '/_a/',
    '/_a/nothing.css',
    '/_a/img/0000000000-250.webp',
    '/%E0%A4%A',
    '/nl/%2e%2e/site-config/site.json',
    '/..%2fsite-config%2fsite.json',
    '//evil.example',
    `/${MARKER}x`,
  ]
  for (const url of paths) {
    const expected = await answerOf(await preview.request(url))
    expect([url, await answerOf(await dev.get(url))]).toEqual([url, expected])
  }
})

test('HEAD is answered like GET, without the page', async () => {
  const dev = await startDev(createSite())
  const response = await dev.get('/nl/', { method: 'HEAD' })
  expect({ status: response.status, body: await response.text() }).toEqual({ status: 200, body: '' })
})

describe('changes', () => {
  test('a page shows what was written', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const dev = await startDev(site)
    expect(await dev.text('/nl/te-koop/')).toContain('200.001')
    await dev.change(property(1), plot(1, { Price: 345_678 }))
    expect(await dev.text('/nl/te-koop/')).toContain('345.678')
  })

  test('a new page stands where there was none', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const dev = await startDev(site)
    const url = '/nl/te-koop/gent/bouwgrond-2/2/'
    expect((await dev.get(url)).status).toBe(404)
    await dev.change(property(2), plot(2))
    expect((await dev.get(url)).status).toBe(200)
    await dev.change(property(2), null)
    expect((await dev.get(url)).status).toBe(404)
  })

  test('an error leaves the last good site, until it is mended', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const dev = await startDev(site)
    const before = await dev.text('/nl/te-koop/')
    const { state } = await dev.change(property(1), '{ "ID": 1, ')
    expect(state.isBroken).toBe(true)
    expect(await dev.text('/nl/te-koop/')).toBe(before)
    const mended = await dev.change(property(1), plot(1, { Price: 999_999 }))
    expect(mended.state.isBroken).toBe(false)
    expect(await dev.text('/nl/te-koop/')).toContain('999.999')
  })

  test('a site that is wrong from the start is served when it is mended', async () => {
    const site = createSite({ 'site-config/menu.json': '{' })
    const dev = await startDev(site)
    const broken = await dev.get('/nl/')
    expect([broken.status, (await broken.text()).includes('/_dev/live.js')]).toEqual([500, true])
    await dev.change('site-config/menu.json', { items: [] })
    expect((await dev.get('/nl/')).status).toBe(200)
  })

  test('a template that throws names page, component and line, and leaves the other pages', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const dev = await startDev(site)
    const name = 'templates/components/price/price.tsx'
    const thrower =
      "import type { Price as Props } from 'agency-site/core/view/types.ts'\n\nexport function Price(_: { readonly price: Props }): never {\n  throw new Error('no price today')\n}\n"
    await dev.change(name, thrower)
    expect((await dev.get('/nl/te-koop/')).status).toBe(500)
    expect((await dev.get('/nl/')).status).toBe(200)
    expect(dev.problems.map(({ code }) => code)).toEqual(['AS6101'])
    expect(dev.problems[0]?.message).toContain('Price (templates/components/price/price.tsx:4)')
    expect(dev.problems[0]?.message).toContain('/nl/te-koop/')
    await dev.change(name, null)
    expect((await dev.get('/nl/te-koop/')).status).toBe(200)
  })

  test('a style changes the name of the style sheet, and nothing else of a page', async () => {
    const site = createSite()
    const dev = await startDev(site)
    const sheetOf = (html: string) => /href="(\/_a\/site\.[^"]+\.css)"/.exec(html)?.[1] ?? ''
    const before = await dev.text('/nl/')
    const css = readFileSync(
      path.join(import.meta.dirname, '../../templates/components/card/card.css'),
      'utf8',
    )
    await dev.change(
      'templates/components/card/card.css',
      `${css}\n.card { outline: 3px solid rebeccapurple; }\n`,
    )
    const after = await dev.text('/nl/')
    expect(sheetOf(after)).not.toBe(sheetOf(before))
    expect(await dev.text(sheetOf(after))).toContain('#639')
    expect(withoutScript(after).replace(sheetOf(after), sheetOf(before))).toBe(withoutScript(before))
  })
})

describe('what an open page is told', () => {
  /** The messages to a page, one at a time. */
  async function listen(dev: Awaited<ReturnType<typeof startDev>>, pathname: string) {
    const response = await dev.get(`/_dev/events?path=${encodeURIComponent(pathname)}`)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body!.getReader()
    return async () => {
      const { value } = await reader.read()
      const [, data = ''] = /^data: (.*)$/m.exec(Buffer.from(value ?? []).toString()) ?? []
      return JSON.parse(data) as { version: string | null; errors: { code: string; frame: string | null }[] }
    }
  }

  test('its version, which is that of the page as it was served', async () => {
    const dev = await startDev(createSite())
    const next = await listen(dev, '/nl/')
    const [, version] = /data-version="(\w+)"/.exec(await dev.text('/nl/')) ?? []
    expect(await next()).toMatchObject({ version, errors: [] })
  })

  test('only the pages that changed are told', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const dev = await startDev(site)
    const list = await listen(dev, '/nl/te-koop/')
    const home = await listen(dev, '/nl/')
    const before = [await list(), await home()]
    const { told } = await dev.change(property(1), plot(1, { Price: 345_678 }))
    expect(told).toMatchObject({ open: 2, changed: 1 })
    expect((await list()).version).not.toBe(before[0]?.version)
    // The next message to the home page is about a later change.
    await dev.change('site-config/menu.json', { items: [] })
    expect((await home()).version).not.toBe(before[1]?.version)
  })

  test('every error with its code frame, and that there are none any more', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const dev = await startDev(site)
    const next = await listen(dev, '/nl/')
    const { version } = await next()
    await dev.change(property(1), { ...plot(1), Prize: 1, Goal: 'x' })
    const broken = await next()
    expect(broken.version).toBe(version)
    expect(broken.errors.map(({ code }) => code)).toEqual(['AS2004', 'AS2001'])
    expect(broken.errors[1]?.frame).toContain('"Prize": 1')
    await dev.change(property(1), plot(1))
    expect(await next()).toMatchObject({ version, errors: [] })
  })
})

describe('the panel', () => {
  const panel = async (dev: Awaited<ReturnType<typeof startDev>>, pathname: string) =>
    (await (await dev.get(`/_dev/page?path=${encodeURIComponent(pathname)}`)).json()) as PanelPage

  test('names source, inputs and missing translations', async () => {
    const site = createSite({ [property(1)]: { ...plot(1), TypeDescription: { nl: 'Bouwgrond' } } })
    const dev = await startDev(site)
    const page = await panel(dev, '/nl/te-koop/gent/bouwgrond/1/')
    expect(page).toMatchObject({ slot: 'property', name: 'property 1', locale: 'nl', missing: ['fr'] })
    expect(page.source).toEqual({ file: property(1), line: 2 })
    expect(page.inputs[0]).toEqual({ file: property(1), role: 'subject', of: 'property 1' })
    expect(page.problems.map(({ code }) => code)).toContain('AS3201')
    expect(page.reasons).toEqual(['It was asked for.'])
  })
})

describe('strangers', () => {
  test.each([
    ['/nl/', { host: 'evil.example' }],
    ['/_dev/events?path=/nl/', { host: 'evil.example' }],
    ['/_dev/page?path=/nl/', { 'sec-fetch-site': 'cross-site' }],
    ['/_dev/live.js', { origin: 'https://evil.example' }],
  ])('%s with %j is refused', async (url, headers) => {
    const dev = await startDev(createSite())
    expect((await dev.get(url, { headers: headers as Record<string, string> })).status).toBe(403)
  })

  test('opening a file: only of the site, only from its own pages, and without an editor its path is said', async () => {
    const site = createSite()
    const dev = await startDev(site)
    const open = async (file: string, headers: Record<string, string> = {}) =>
      dev.get(`/_dev/open?file=${encodeURIComponent(file)}&line=3`, { method: 'POST', headers })
    expect(await (await open('content/pages/home.json')).json()).toEqual({
      opened: false,
      file: path.join(site.root, 'content/pages/home.json'),
    })
    expect((await open('../../etc/passwd')).status).toBe(404)
    expect((await open('content/pages/home.json', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await dev.get('/_dev/open?file=content/pages/home.json')).status).toBe(404)
  })
})
