import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { MINIMAL } from '../../../support/site.ts'

const LINK = '[kontakt](/kontakt/)'

/**
 * The source location of the broken link of a home page, for any distribution of its text over files and
 * languages.
 */
async function placeOf(files: Readonly<Record<string, string | object>>): Promise<readonly string[]> {
  const { places } = await linkFiles({ 'content/pages/home.json': null, ...files })
  return places()
}

const json = (content: unknown, more: object = {}) => ({
  path: '/',
  ...more,
  params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, content },
})
const markdown = (language: string, body: string) =>
  `---\npath: /\nlanguage: ${language}\nparams:\n  title: Home\n---\n\nBody\n\n${body}\n`

describe('a place inside a text', () => {
  test.each<readonly [string, Readonly<Record<string, string | object>>, string]>([
    ['one text for all languages', { 'content/pages/home.json': json(LINK) }, 'content/pages/home.json:8:27'],
    [
      'a text by language',
      { 'content/pages/home.json': json({ nl: 'Dag', fr: LINK }) },
      'content/pages/home.json:10:24',
    ],
    [
      'a language in upper case',
      { 'content/pages/home.json': json({ NL: 'Dag', FR: LINK }) },
      'content/pages/home.json:10:24',
    ],
    [
      'a Markdown file',
      {
        'content/pages/home.md': markdown('fr', LINK),
        'content/pages/home.json': { path: '/', params: { title: { nl: 'Welkom' } } },
      },
      'content/pages/home.md:10:11',
    ],
    [
      'the second of two Markdown files',
      { 'content/pages/home.fr.md': markdown('fr', LINK), 'content/pages/home.nl.md': markdown('nl', 'Dag') },
      'content/pages/home.fr.md:10:11',
    ],
    [
      'the first of two Markdown files',
      {
        'content/pages/home.fr.md': markdown('fr', 'Salut'),
        'content/pages/home.nl.md': markdown('nl', LINK),
      },
      'content/pages/home.nl.md:10:11',
    ],
    [
      'a text by language in the file of another one',
      {
        'content/pages/home.fr.json': json({ nl: LINK }),
        'content/pages/home.nl.json': json({ fr: 'Salut' }),
      },
      'content/pages/home.fr.json:9:24',
    ],
    [
      'plain text in the file of its language',
      { 'content/pages/home.fr.json': json(LINK), 'content/pages/home.nl.json': json('Dag') },
      'content/pages/home.fr.json:8:27',
    ],
  ])('of %s', async (_, files, place) => {
    expect(await placeOf(files)).toEqual([`AS3302 ${place}`])
  })
})

describe('a place inside the configuration', () => {
  const column = (text: unknown) => ({ columns: [{ fullText: { public: true, text } }] })
  const office = (hours: unknown) => {
    const site = MINIMAL['site-config/site.json'] as { offices: readonly object[] }
    return { ...site, offices: [{ ...site.offices[0], hours }] }
  }

  const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }
  const crumb = { original: '/x/{id}/', path: {}, breadcrumb: [{ name: 'x', path: '/kontakt/' }] }
  const topBar = { show: true, left: [{ status: 'Published', label: 'x', link: '/kontakt/' }] }
  const video = { show: true, type: 'video', video: { url: 'static/no.mp4', mimetype: 'video/mp4' } }

  test.each<readonly [string, string, object, string]>([
    ['footer text', 'footer', column(LINK), 'AS3302 /kontakt/'],
    ['footer text by language', 'footer', column({ NL: LINK }), 'AS3302 /kontakt/'],
    ['opening hour', 'site', office({ nl: LINK }), 'AS3302 /kontakt/'],
    [
      'footer link',
      'footer',
      { columns: [], links: [{ label: 'x', path: '/kontakt/' }] },
      'AS3302 "/kontakt/"',
    ],
    ['top bar link', 'top-bar', topBar, 'AS3302 "/kontakt/"'],
    ['redirect', 'redirects', { redirects: [{ from: '/old/', to: '/kontakt/' }] }, 'AS3302 "/kontakt/"'],
    ['breadcrumb', 'routes', { routes: [...routes, crumb] }, 'AS3302 "/kontakt/"'],
    ['banner video', 'banner', video, 'AS3301 "static/no.mp4"'],
    ['office of an appointment', 'service', { appointments: { offices: { aalst: {} } } }, 'AS3301 {}'],
    ['office of a person', 'team', { members: [{ id: 1, name: 'Bo', office: 'aalst' }] }, 'AS3301 "aalst"'],
  ])('of a %s', async (_, name, content, expected) => {
    const file = `site-config/${name}.json`
    const { marks } = await linkFiles({ [file]: content })
    expect(marks()).toEqual([expected.replace(' ', ` ${file} `)])
  })

  test.each<readonly [string, Readonly<Record<string, object>>]>([
    [
      'a text that is not public',
      { 'site-config/footer.json': { columns: [{ fullText: { public: false, text: LINK } }] } },
    ],
    [
      'a link of the top bar that is a draft',
      {
        'site-config/top-bar.json': {
          show: true,
          left: [{ status: 'Draft', label: 'x', link: '/kontakt/' }],
        },
      },
    ],
    [
      'a module that is a draft',
      {
        'content/pages/home.json': {
          path: '/',
          params: { title: { nl: 'x', fr: 'x' }, modules: [{ status: 'Draft', description: LINK }] },
        },
      },
    ],
  ])('is not looked for in %s', async (_, files) => {
    expect((await linkFiles(files)).places()).toEqual([])
  })
})
