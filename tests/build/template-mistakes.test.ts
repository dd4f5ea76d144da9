/** Mistakes in templates that developers bring from other projects, and what the reports say about them. */
import { expect, test } from 'vitest'
import { createSite, plot } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'

const PLOTS: SiteFiles = { 'content/properties/plots.json': [plot(1), plot(2)] }
const MENU = 'templates/layout/menu/menu.tsx'

async function reported(files: SiteFiles) {
  const site = createSite({ ...PLOTS, ...files })
  const found = site.diagnostics((await site.build()).problems)
  return found.map(({ code, message, at, hint }) => {
    return { code, message, place: [at?.file, at?.line, at?.column].join(':'), hint }
  })
}

test.each([
  ['an object', '{{ name: 1, size: 2 }}', '', 'The object { name, size } is no part of a page'],
  ['a promise', '{Promise.resolve(1)}', '', 'A promise is no part of a page'],
  ['an unknown part', '<Icon.Large />', 'const Icon = {}', 'Only tags, components'],
  ['spread styles', '<b {...look} />', "const look = { style: { color: 'red' } }", 'inline styles'],
])(
  '%s in a page is reported once, with the component that returned it',
  async (_name, child, before, reason) => {
    const [first, ...others] = await reported({
      [MENU]: `${before}
const Inner = () => <b>{2}</b>
const Outer = ({ children }) => <i>{children}</i>
export const Menu = () => <Outer><Inner />${child}</Outer>
`,
    })
    expect(others).toEqual([])
    expect(first).toMatchObject({ code: 'AS6101', message: expect.stringContaining(reason) as string })
    expect(first?.message).toMatch(
      / failed in Outer \(templates\/layout\/menu\/menu\.tsx:3\) .* and \d+ other pages: /,
    )
    expect(first?.place).toMatch(/^templates\/layout\/menu\/menu\.tsx:3:/)
  },
)

test('pages that fail for other reasons, or elsewhere, are errors of their own', async () => {
  const found = await reported({
    'templates/pages/property/property.tsx':
      'export const PropertyPage = ({ head }) => { throw new Error(head.title) }',
    'templates/pages/content/content.tsx':
      "export const ContentPage = () => { throw new Error('no content') }",
  })
  const reasons = found.map(({ message }) => message.replace(/^.*: /, ''))
  expect(reasons.filter((reason) => reason === 'no content')).toHaveLength(1)
  expect(new Set(reasons).size).toBe(reasons.length)
})

test.each<[string, SiteFiles, string, string]>([
  [
    'a default export',
    { [MENU]: 'export default function Menu() { return <b>x</b> }' },
    `${MENU}:1:1`,
    'export "Menu", and no default',
  ],
  [
    'a picture that is imported',
    {
      [MENU]: "import logo from './logo.svg'\nexport const Menu = () => <img src={logo} alt='' />",
      'templates/layout/menu/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    `${MENU}:1:18`,
    'a style sheet uses pictures',
  ],
  [
    'a style sheet that is imported',
    {
      [MENU]: "import './menu.module.css'\nexport const Menu = () => <b>x</b>",
      'templates/layout/menu/menu.module.css': '.a { color: red }',
    },
    `${MENU}:1:8`,
    'with @import',
  ],
  [
    'a template in another language',
    { 'templates/layout/menu/menu.jsx': 'export const Menu = () => <b>x</b>' },
    'templates/layout/menu/menu.jsx:1:1',
    'did you mean "templates/layout/menu/menu.tsx"?',
  ],
  [
    'a style sheet of a preprocessor',
    { 'templates/layout/menu/menu.scss': '.a { .b { color: red } }' },
    'templates/layout/menu/menu.scss:1:1',
    'did you mean "templates/layout/menu/menu.css"?',
  ],
  [
    'an object of the browser',
    { [MENU]: 'export const Menu = () => <b>{window.innerWidth}</b>' },
    `${MENU}:1:`,
    'templates/client/',
  ],
])('%s is one error, whose hint says what to do', async (_name, files, place, hint) => {
  const [first, ...others] = await reported(files)
  expect(others).toEqual([])
  expect(first?.place.startsWith(place)).toBe(true)
  expect(first?.hint).toContain(hint)
})

test('a template imports data beside it, and mistakes in these are found', async () => {
  const menu = "import { word } from './menu.json'\nexport const Menu = () => <b>{word}</b>"
  const site = createSite({ ...PLOTS, [MENU]: menu, 'templates/layout/menu/menu.json': { word: 'Own word' } })
  expect(site.diagnostics((await site.build()).problems)).toEqual([])
  expect(site.read('nl/te-koop/index.html')).toContain('<b>Own word</b>')
  site.write('templates/layout/menu/menu.json', '{ "word": "Own word", }')
  const [found] = await site.check()
  expect(found).toMatchObject({ code: 'AS1011', at: { file: 'templates/layout/menu/menu.json' } })
})
