/** The editor in the browser, on the files of this machine: what it writes is what git would commit. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { runCli, serveCli } from '../support/cli.ts'
import { MINIMAL, REPOSITORY, createSite } from '../support/site.ts'

const HOME = 'content/properties/4125.json'
const TEXT = 'content/articles/testimonials/anna'

/** A home of the demo without its pictures, as an import writes it. */
const shown = JSON.parse(readFileSync(path.join(REPOSITORY, HOME), 'utf8')) as Readonly<
  Record<string, unknown>
>
const { XLargePictureItems: _, ManagerID: __, ...bare } = shown
const { routes } = MINIMAL['site-config/routes.json'] as { readonly routes: readonly object[] }
const ADDRESSES = { nl: '/nl/getuigenissen/anna/', fr: '/fr/temoignages/anna/' }
const SITE = {
  ...MINIMAL,
  'site-config/routes.json': { routes: [...routes, { original: '/getuigenissen/anna/', path: ADDRESSES }] },
  [HOME]: `${JSON.stringify(bare, null, 2)}\n`,
  [`${TEXT}.nl.md`]: `---
id: anna
category: testimonials
path: /getuigenissen/anna/
status: Published
sort: 1
createDate: '2026-03-02'
name: Anna
title: Anna
place: verkocht in Overijse
---

Elke vrijdag om vijf uur een bericht dat niets van me vroeg.
`,
  [`${TEXT}.fr.md`]: `---
title: Anna
place: vendue à Overijse
---

Chaque vendredi à cinq heures, un message qui ne demandait rien.
`,
}

/** The files that the editor finds in the folder that its user chooses. */
const FILES = [HOME, `${TEXT}.nl.md`, `${TEXT}.fr.md`, 'site-config/site.json']

let browser: Awaited<ReturnType<typeof launchBrowser>>
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** The dialog for folders cannot be driven: the folder is the private one of the page, with the same interface. */
async function openEditor(url: string, read: (file: string) => string): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  const files = Object.fromEntries(FILES.map((file) => [file, read(file)]))
  await page.addInitScript(
    ({ files: given }) => {
      const put = async (file: string, text: string) => {
        const parts = file.split('/')
        let folder = await navigator.storage.getDirectory()
        for (const part of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true })
        const handle = await folder.getFileHandle(parts.at(-1) ?? '', { create: true })
        const stream = await handle.createWritable()
        await stream.write(text)
        await stream.close()
      }
      const choose = async () => {
        for (const [file, text] of Object.entries({ '.git/HEAD': 'ref: refs/heads/main\n', ...given }))
          await put(file, text)
        return navigator.storage.getDirectory()
      }
      Object.assign(globalThis, { showDirectoryPicker: choose })
      const allowed = () => Promise.resolve('granted')
      Object.assign(FileSystemHandle.prototype, { requestPermission: allowed, queryPermission: allowed })
    },
    { files },
  )
  await page.goto(url)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.waitForURL(/#\/collections\//)
}

/** The text of a file after the editor saved it. */
function saved(file: string): Promise<string> {
  return page.evaluate(async (name) => {
    const parts = name.split('/')
    let folder = await navigator.storage.getDirectory()
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part)
    return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text()
  }, file)
}

async function edit(address: string, values: readonly (readonly [string, string])[]): Promise<void> {
  const open = (hash: string) => page.evaluate((to) => (location.hash = to), hash)
  const preview = page.getByText('Preview', { exact: true }).first()
  // The form of an earlier entry is gone before the next one is opened.
  await open(address.replace(/\/entries\/.*$/, ''))
  await preview.waitFor({ state: 'detached' })
  // An entry can be opened when the list of its collection is loaded.
  await page.getByRole('row').first().waitFor()
  await open(address)
  await preview.waitFor()
  for (const [key, value] of values) {
    const field = page.locator(`[data-key-path="${key}"]:has(input, textarea)`).first()
    // Fields are drawn when they come into view.
    await page.mouse.move(300, 500)
    for (let turn = 0; turn < 60 && (await field.count()) === 0; turn += 1) {
      await page.mouse.wheel(0, 500)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    }
    await field.scrollIntoViewIfNeeded()
    await field.locator('input, textarea').first().fill(value)
  }
  await page.getByRole('button', { name: 'Save' }).first().click()
}

test('a price and a text are changed: the file differs in these two lines, dev shows the price, and check finds nothing new', async () => {
  const site = createSite(SITE)
  const read = (file: string) => readFileSync(path.join(site.root, file), 'utf8')
  const modules = path.join(site.root, 'node_modules/@sveltia')
  mkdirSync(modules, { recursive: true })
  symlinkSync(path.join(import.meta.dirname, 'node_modules/@sveltia/cms'), path.join(modules, 'cms'))
  expect(await runCli(['cms', '--root', site.root])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('"editor"'),
  })
  const config = JSON.parse(read('site-config/site.json')) as object
  site.write('site-config/site.json', { ...config, editor: { path: 'editor', repository: 'agency/site' } })
  expect(await runCli(['cms', '--root', site.root])).toMatchObject({ code: 0 })
  const said = await serveCli(['dev', '--root', site.root], 'ready in')
  const url = /http:\/\/\S+?:\d+/.exec(said)?.[0] ?? ''
  const policyAt = async (address: string) =>
    (await fetch(url + address)).headers.get('Content-Security-Policy') ?? ''
  expect(await policyAt('/editor/')).toContain("connect-src 'self' blob: data: https://api.github.com")
  expect(await policyAt('/nl/')).not.toContain('api.github.com')
  expect(await policyAt('/nl/')).not.toContain('unsafe-inline')

  await openEditor(`${url}/editor/`, read)
  const home = read(HOME)
  const lead = 'Stevig gebouwd in 1974 en altijd onderhouden.'
  await edit('#/collections/properties-json/entries/4125', [
    ['Lead.nl', lead],
    ['Price', '345000'],
  ])
  const expected = home
    .replace('"Price": 339000', '"Price": 345000')
    .replace(/("Lead": \{\s+"nl": )"[^"]*"/, `$1"${lead}"`)
  await expect.poll(() => saved(HOME)).toBe(expected)

  await edit('#/collections/articles-testimonials-md/entries/anna', [['place', 'verkocht in Tervuren']])
  const anna = read(`${TEXT}.nl.md`)
    .replace('verkocht in Overijse', 'verkocht in Tervuren')
    .replaceAll("'", '')
  await expect.poll(() => saved(`${TEXT}.nl.md`)).toBe(anna)
  expect(await saved(`${TEXT}.fr.md`)).toBe(read(`${TEXT}.fr.md`))

  const before = await runCli(['check', '--root', site.root, '--json'])
  writeFileSync(path.join(site.root, HOME), expected)
  writeFileSync(path.join(site.root, `${TEXT}.nl.md`), anna)
  const shows = async () => (await (await fetch(`${url}/nl/te-koop/eupen/4125/`)).text()).includes('345.000')
  await expect.poll(shows).toBe(true)
  const after = await runCli(['check', '--root', site.root, '--json'])
  expect({ code: after.code, found: codesIn(after.stdout) }).toEqual({
    code: before.code,
    found: codesIn(before.stdout),
  })
})

function codesIn(json: string): readonly string[] {
  return (JSON.parse(json) as { diagnostics: readonly { code: string }[] }).diagnostics.map(
    ({ code }) => code,
  )
}
