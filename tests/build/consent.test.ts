/** The consent dialog in whole builds: a separate file whose name contains the hash of its content. */
import { expect, test } from 'vitest'
import { createSite, MINIMAL } from '../support/site.ts'

const CONSENT = {
  revision: 1,
  months: 6,
  mode: 'basic',
  policy: '/',
  title: 'Cookies < 3 & co <img src=x onerror=alert(1)>',
}
const TAGGED = {
  ...MINIMAL,
  'site-config/site.json': { ...(MINIMAL['site-config/site.json'] as object), analyticsId: 'G-1' },
}

test('each language has its dialog, which every page of it names', async () => {
  const site = createSite({ ...TAGGED, 'site-config/consent.json': CONSENT })
  expect((await site.build()).ok).toBe(true)
  for (const [locale, refuse] of [
    ['nl', 'Alles weigeren'],
    ['fr', 'Tout refuser'],
  ] as const) {
    const [file = ''] = site.list().filter((name) => name.startsWith(`_a/consent-${locale}.`))
    expect(site.read(file)).toContain(refuse)
    expect(site.read(file)).toContain('Cookies &lt; 3 &amp; co')
    expect(site.read(file)).not.toContain('<img')
    for (const page of site.list().filter((name) => name.startsWith(`${locale}/`) && name.endsWith('.html')))
      expect([page, site.read(page).includes(`data-consent="/${file}"`)]).toEqual([page, true])
  }
})

test('other words give another file; another revision asks in the pages, with the same file', async () => {
  const site = createSite({ ...TAGGED, 'site-config/consent.json': CONSENT })
  const dialogs = () => site.list().filter((name) => name.startsWith('_a/consent-nl.'))
  await site.build()
  const first = dialogs()
  site.write('site-config/consent.json', { ...CONSENT, revision: 2 })
  await site.build()
  expect(dialogs()).toEqual(first)
  expect(site.read('nl/index.html')).toContain('data-revision="2"')
  site.write('site-config/consent.json', { ...CONSENT, title: 'Cookies' })
  await site.build()
  expect(dialogs()).toHaveLength(1)
  expect(dialogs()).not.toEqual(first)
})

test.each([
  ['without a tag', { ...MINIMAL, 'site-config/consent.json': CONSENT }],
  ['without consent.json', TAGGED],
])('%s there is no dialog and nothing that leads to one', async (_, files) => {
  const site = createSite(files)
  expect((await site.build()).ok).toBe(true)
  // The part of the script for the dialog has another name.
  expect(site.list().filter((name) => /_a\/consent-\w\w\./.test(name))).toEqual([])
  expect(site.read('nl/index.html')).not.toContain('data-consent')
})

test('a dialog of the site’s own that fails is reported with its line', async () => {
  const file = 'templates/layout/consent-dialog/consent-dialog.tsx'
  const source = `export function ConsentDialog() {\n  throw new Error('no dialog today')\n}\n`
  const site = createSite({ ...TAGGED, 'site-config/consent.json': CONSENT, [file]: source })
  const { ok, problems } = await site.build()
  expect({ ok, codes: problems.map(({ code }) => code) }).toEqual({ ok: false, codes: ['AS6101'] })
  expect(site.diagnostics(problems)[0]).toMatchObject({ at: { file, line: 2 } })
})
