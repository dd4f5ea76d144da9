import { describe, expect, test } from 'vitest'
import { contrast, over } from '../../../../core/domain/contrast.ts'
import { DEFAULT_PALETTE } from '../../../../core/domain/palette.ts'
import { TOKEN_PAIRS } from '../../../../core/site/contrast.ts'
import { linkFiles, siteOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/site.ts'

const NIGHT = {
  colours: { paper: '#171e20', ink: '#f3f4f1', brick: '#e58a6f' },
  fontSize: 16,
  space: { x1: 3 },
}

describe('a ready theme', () => {
  test('is used by its name, and what theme.json says goes over it', async () => {
    const { theme } = await siteOf({
      'site-config/themes/night.json': NIGHT,
      'site-config/theme.json': {
        use: 'night',
        colours: { brick: '#ffb199' },
        fontSize: 14,
        space: { x2: 6 },
      },
    })
    expect(theme.palette).toMatchObject({ paper: '#171e20', ink: '#f3f4f1', brick: '#ffb199' })
    expect(theme.tokens.space).toEqual({ x1: 3, x2: 6 })
    expect(theme.tokens.sizes).toEqual({ s0: 14, 's-1': 13, 's-2': 12 })
    expect(theme.places.get('ink')).toEqual({
      file: 'site-config/themes/night.json',
      path: ['colours', 'ink'],
    })
    expect(theme.places.get('brick')).toEqual({ file: 'site-config/theme.json', path: ['colours', 'brick'] })
  })

  test('that nobody names changes nothing', async () => {
    const { theme } = await siteOf({ 'site-config/themes/night.json': NIGHT })
    expect(theme.palette).toEqual(DEFAULT_PALETTE)
    expect(theme.dark).toBeUndefined()
  })

  test('may serve for dark systems only', async () => {
    const { theme } = await siteOf({
      'site-config/themes/night.json': NIGHT,
      'site-config/theme.json': { dark: 'night', colours: { slate: '#000000' } },
    })
    expect(theme.palette).toEqual({ ...DEFAULT_PALETTE, slate: '#000000' })
    expect(theme.dark?.palette).toMatchObject({ paper: '#171e20', slate: '#000000' })
  })

  test('that does not exist is named, with the nearest', async () => {
    const { diagnostics } = await linkFiles({
      'site-config/themes/night.json': NIGHT,
      'site-config/theme.json': { use: 'nigth' },
    })
    expect(diagnostics()).toMatchObject([
      {
        code: 'AS6003',
        severity: 'error',
        hint: 'did you mean "night"?',
        at: { file: 'site-config/theme.json', line: 2 },
      },
    ])
  })

  test.each([
    'site-config/themes/Night.json',
    'site-config/themes/night.yaml',
    'site-config/themes/a/b.json',
  ])('is no file such as %s', async (file) => {
    const { diagnostics } = await linkFiles({ [file]: '{}' })
    expect(diagnostics().map(({ code }) => code)).toEqual(['AS1201'])
  })
})

test.each([
  [12, { s0: 12, 's-1': 12, 's-2': 12 }],
  [14, { s0: 14, 's-1': 13, 's-2': 12 }],
  [15, { s0: 15, 's-1': 14, 's-2': 13 }],
  [16, { s0: 16, 's-1': 15, 's-2': 13 }],
  [24, { s0: 24, 's-1': 15, 's-2': 13 }],
])('running text of %i px keeps smaller texts smaller and readable', async (fontSize, sizes) => {
  expect((await siteOf({ 'site-config/theme.json': { fontSize } })).theme.tokens.sizes).toEqual(sizes)
})

test('the colours of the generator read on each other', () => {
  const failing = TOKEN_PAIRS.flatMap(({ front, grounds, needed }) =>
    grounds.filter((ground) => contrast(DEFAULT_PALETTE[front], DEFAULT_PALETTE[ground]) < needed),
  )
  expect(failing).toEqual([])
  for (const photograph of ['#fff', '#000'])
    expect(
      contrast(DEFAULT_PALETTE['on-slate'], over(DEFAULT_PALETTE.lintel, photograph)),
    ).toBeGreaterThanOrEqual(4.5)
})

const messagesOf = async (files: SiteFiles) =>
  (await linkFiles(files)).diagnostics().map(({ message, at }) => `${at?.file}:${at?.line} ${message}`)

const theme = (colours: object) => ({
  'site-config/theme.json': { colours: { paper: '#fff', chalk: '#fff', stone: '#fff', ...colours } },
})
const topBar = (colour: string) => ({
  'site-config/top-bar.json': {
    show: true,
    background: '#fff',
    left: [
      { status: 'Published', label: 'x', link: '/', color: colour },
      { status: 'Draft', label: 'y', link: '/', color: '#fff' },
    ],
  },
})

describe('contrast', () => {
  test.each([
    ['text at its bound', theme({ mute: '#767676' }), []],
    [
      'text below it',
      theme({ mute: '#777777' }),
      [
        'site-config/theme.json:6 "mute" on "paper": #777777 on #fff has a contrast of 4.4, but 4.5 is required',
      ],
    ],
    [
      'links below it',
      theme({ brick: '#777777', 'brick-deep': '#fff', 'on-brick': '#000' }),
      [
        'site-config/theme.json:6 "brick" on "paper": #777777 on #fff has a contrast of 4.4, but 4.5 is required',
      ],
    ],
    ['a border at its bound', theme({ edge: '#949494' }), []],
    [
      'a border below it',
      theme({ edge: '#959595' }),
      [
        'site-config/theme.json:6 "edge" on "paper": #959595 on #fff has a contrast of 2.9, but 3.0 is required',
      ],
    ],
    [
      'a ground under text of the generator',
      { 'site-config/theme.json': { colours: { slate: '#777777' } } },
      [
        'site-config/theme.json:3 "mist" on "slate": #b4bebb on #777777 has a contrast of 2.3, but 4.5 is required',
        'site-config/theme.json:3 "on-slate" on "slate": #fdfdfb on #777777 has a contrast of 4.3, but 4.5 is required',
      ],
    ],
    [
      'the header over a white picture',
      { 'site-config/theme.json': { colours: { lintel: '#00000060' } } },
      [
        'site-config/theme.json:3 "on-slate" on "lintel" over a picture: #fdfdfb on #9f9f9f has a contrast of 2.5, but 4.5 is required',
      ],
    ],
    ['a header at its bound', { 'site-config/header.json': { background: '#fff', color: '#767676' } }, []],
    [
      'a header below it',
      { 'site-config/header.json': { background: '#fff', color: '#777777' } },
      ['site-config/header.json:3 the text: #777777 on #ffffff has a contrast of 4.4, but 4.5 is required'],
    ],
    [
      'text on the ground of the theme',
      { 'site-config/footer.json': { columns: [], color: '#333' } },
      ['site-config/footer.json:3 the text: #333333 on #222c30 has a contrast of 1.1, but 4.5 is required'],
    ],
    [
      'a menu',
      { 'site-config/menu.json': { background: '#000', color: '#222', items: [] } },
      ['site-config/menu.json:3 the text: #222222 on #000000 has a contrast of 1.3, but 4.5 is required'],
    ],
    ['a background alone', { 'site-config/footer.json': { columns: [], background: '#808080' } }, []],
    [
      'colours that the page shines through',
      { 'site-config/header.json': { background: '#00000010', color: '#fff' } },
      ['site-config/header.json:3 the text: #ffffff on #ededeb has a contrast of 1.1, but 4.5 is required'],
    ],
    ['a link of the top bar at its bound', topBar('#767676'), []],
    [
      'a link of the top bar below it',
      topBar('#777777'),
      ['site-config/top-bar.json:9 the link: #777777 on #ffffff has a contrast of 4.4, but 4.5 is required'],
    ],
  ] as const)('of %s', async (_, files, expected) => {
    expect(await messagesOf(files)).toEqual(expected)
  })

  test('is looked at in the dark theme too, and said once', async () => {
    const files = {
      'site-config/themes/night.json': { colours: { paper: '#171e20', mute: '#444444' } },
      'site-config/theme.json': { dark: 'night', colours: { mist: '#222c30' } },
    }
    expect((await messagesOf(files)).map((message) => message.slice(0, 52))).toEqual(
      [
        'site-config/theme.json:4 "mist" on "slate": #222c30 ',
        'site-config/themes/night.json:4 "mute" on "stone": #4',
      ].map((message) => message.slice(0, 52)),
    )
  })
})
