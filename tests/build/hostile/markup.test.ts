/** Bad inputs 5, 13 and 15: Markdown and the HTML of a CRM, through a whole build. */
import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../support/strict-html.ts'
import { createSite, MINIMAL, plot } from '../../support/site.ts'
import { buildOnce } from './built.ts'

/** Addresses that must not become links, in several notations. */
const REFUSED = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'jav&#x09;ascript:alert(1)',
  'jav&#10;ascript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'ftp://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/&#9;/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http://',
  'https://kantoor.be@evil.example/',
  'https://user:word@evil.example/',
  'mailto:a@b.be%0D%0ABcc:c@d.be',
  'mailto:a@b.be?subject=x%0aBcc:c@d.be',
  'mailto:a@b.be?cc=c@d.be%0D',
  'evil.example',
  '?next=//evil.example',
  '#top',
  '',
]

/** Notations of links and other markup; `kept` remains on the page as text. */
const WRAPPED: readonly ((href: string) => string)[] = [
  (href) => `[kept](<${href}>)`,
  (href) => `[kept](${href})`,
  (href) => `[kept][1]\n\n[1]: ${href}`,
  (href) => `kept ![kept](${href})`,
  (href) => `Text <a href="${href}">kept</a>`,
  (href) => `<p><a href="${href}">kept</a></p>`,
  (href) => `<p><a href='${href}' onclick="alert(1)" style="x" target=_self>kept</a></p>`,
  // eslint-disable-next-line no-control-regex
  (href) => `<p><a HREF=${href.replace(/[\s"'<>\u0001]/g, '')}>kept</a></p>`,
]

const HTML = [
  'kept <img src=x onerror=alert(1)>',
  '<p>kept<img src="x" onerror="alert(1)"></p>',
  'kept <svg><script>alert(1)</script></svg>',
  '<p>kept</p><svg><script>alert(1)</script></svg>',
  '<p>kept</p><math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<p onmouseover="alert(1)" style="background:url(x)" class="x" id="main">kept</p>',
  '<p>kept<script>alert(1)</script><style>body{display:none}</style><iframe src="//evil.example"></iframe></p>',
  '<p>kept<object data="x"></object><embed src="x"><base href="//evil.example"><link rel="stylesheet" href="x"></p>',
  '<p>kept<form action="//evil.example"><input name="x"><button formaction="x">kept</button></form></p>',
  '<p>kept<meta http-equiv="refresh" content="0;url=//evil.example"></p>',
  '<p>kept<!-- <script>alert(1)</script> --></p>',
  '<p>kept<![CDATA[<script>alert(1)</script>]]></p>',
  '<p>kept</p></div></main><script>alert(1)</script>',
  '<p>kept<b><i><u>kept</p>',
  '<p title="</p><script>alert(1)</script>">kept</p>',
  '<p>kept</p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p>kept</p><template><script>alert(1)</script></template><xmp><script>alert(1)</script></xmp>',
  '<p>kept &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '`kept <script>alert(1)</script>`',
  '    kept <script>alert(1)</script>',
  '```html\nkept <script>alert(1)</script>\n```',
  '| kept |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '> kept <iframe srcdoc="<script>alert(1)</script>">',
  '<kept@kept.example> <javascript:alert(1)> kept',
  'www.kept.example/"onmouseover="x',
  'kept {FOR_SALE_TOTAL}<script>{FOR_SALE_TOTAL}</script>',
]

const SOURCES = [...REFUSED.flatMap((href) => WRAPPED.map((wrap) => wrap(href))), ...HTML]

describe('hostile markup in descriptions', () => {
  const plots = SOURCES.map((source, index) =>
    plot(index + 1, { Description: source, TypeDescription: 'Grond' }),
  )
  const built = buildOnce({ ...MINIMAL, 'content/properties/plots.json': plots })
  const page = (id: number) => built.page(`nl/te-koop/gent/grond/${id}/index.html`)

  test('stops no build, and what is left out is said', () => {
    const { ok, problems } = built.outcome()
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
    expect(ok).toBe(true)
    expect([...new Set(problems.map(({ code }) => code))].sort()).toEqual(['AS2010', 'AS3303', 'AS3304'])
  })

  test('leaves the text, and nothing that runs or leads away', () => {
    for (const [index, source] of SOURCES.entries()) {
      const { elements, text } = page(index + 1)
      const hrefs = elements.map(({ attributes }) => attributes['href'] ?? attributes['src'] ?? '')
      const found = {
        source,
        faults: faultsOf({ elements, text }),
        foreign: hrefs.filter((href) => /evil|alert|passwd/.test(href)),
        kept:
          text.includes('kept') || elements.some(({ attributes }) => attributes['href']?.includes('kept')),
        scripts: elements.filter(({ name }) => name === 'script').length,
      }
      expect(found).toEqual({ source, faults: [], foreign: [], kept: true, scripts: 2 })
    }
  })
})

describe('links that may stand', () => {
  const LINKS: readonly (readonly [written: string, shown: string])[] = [
    ['/for-sale/', '/nl/te-koop/'],
    ['/FOR-SALE', '/nl/te-koop/'],
    ['/for-sale/?type=4#list', '/nl/te-koop/?type=4#list'],
    ['/for-sale/type/4/', '/nl/te-koop/type/4/'],
    ['/for-sale/city/9000-gent/', '/nl/te-koop/9000-gent/'],
    ['/for-sale/type/1/', '/nl/te-koop/'],
    ['/nl/te-koop/9000-gent/', '/nl/te-koop/9000-gent/'],
    ['/fr/a-vendre/', '/fr/a-vendre/'],
    ['/property/1/', '/nl/te-koop/gent/grond/1/'],
    ['documents/a b.pdf', '/documents/a%20b.pdf'],
    ['/documents/a%20b.pdf', '/documents/a%20b.pdf'],
    ['/brochure.pdf', '/brochure.pdf'],
    ['https://www.vlaanderen.be/', 'https://www.vlaanderen.be/'],
    ['mailto:info@kantoor.example', 'mailto:info@kantoor.example'],
    [
      'mailto:info@kantoor.example?subject=Plan&body=a%0D%0Ab',
      'mailto:info@kantoor.example?subject=Plan&body=a%0D%0Ab',
    ],
    ['tel:+3290001234', 'tel:+3290001234'],
  ]
  const files = { 'content/documents/a b.pdf': '%PDF-1.4', 'content/static/brochure.pdf': '%PDF-1.4' }
  const content = LINKS.map(([href], index) => `[link ${index}](<${href}>)`).join('\n\n')
  const home = {
    path: '/',
    params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, content: { nl: content, fr: 'Bienvenue.' } },
  }
  const built = buildOnce({
    ...MINIMAL,
    ...files,
    'content/pages/home.json': home,
    'content/properties/a.json': plot(1, { TypeDescription: 'Grond' }),
  })

  test('lead where they say', () => {
    expect(built.site.diagnostics(built.outcome().problems)).toEqual([])
    const { html = '' } = built.pages().find(({ file }) => file === 'nl/index.html') ?? {}
    const shown = LINKS.map((_, index) =>
      new RegExp(`<a href="([^"]*)"[^>]*>link ${index}</a>`).exec(html)?.[1]?.replaceAll('&amp;', '&'),
    )
    expect(shown).toEqual(LINKS.map(([, href]) => href))
    expect(html).toContain('<a href="https://www.vlaanderen.be/" rel="noopener" target="_blank">')
  })
})

test.each([
  ['3,000 nested quotes', '>'.repeat(3000)],
  ['3,000 nested lists', '1. '.repeat(3000)],
  ['20,000 brackets', '['.repeat(20_000)],
  ['100,000 emphasis marks', '*a '.repeat(100_000)],
  ['a word of 100,000 letters before an @', `${'a.'.repeat(50_000)}@`],
  ['a line of 5 MB', 'x '.repeat(2_500_000)],
])('%s in a text are an error, not a hang', async (_, source) => {
  const site = createSite({ 'content/properties/a.json': plot(1, { Description: source }) })
  expect(await site.check()).toMatchObject([
    { code: 'AS3305', severity: 'error', at: { file: 'content/properties/a.json' } },
  ])
})

test.each([
  ['199,000 blanks', `a &${' '.repeat(199_000)} b`],
  ['100,000 line ends', `a &${'\n'.repeat(100_000)} b`],
  ['line ends of Windows', 'a\r\n\r\n- b\r\n- c'],
])('%s in a text are no trouble', async (_, source) => {
  const site = createSite({ 'content/properties/a.json': plot(1, { Description: source }) })
  expect(await site.build()).toMatchObject({ ok: true, problems: [] })
})
