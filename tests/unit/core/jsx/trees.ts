/** Trees of elements that React renders by rules of their own, and random ones. */

/** A tree of `[tag, props, ...children]`, from which both renderers get their elements. */
export type Tree =
  | string
  | number
  | boolean
  | null
  | readonly [string, object | null, ...Tree[]]
  | { readonly many: readonly Tree[] }

const HEAD: Tree = [
  'head',
  { 'data-x': 1 },
  ['link', { rel: 'stylesheet', href: '/a.css' }],
  ['title', null, 'Te "koop" & meer'],
  ['meta', { name: 'viewport', content: 'w' }],
  ['meta', { charSet: 'utf-8' }],
  ['script', { type: 'module', src: '/a.js' }],
  ['script', { type: 'application/ld+json' }, '{"a":"</script><SCRIPT>"}'],
  ['noscript', null, ['meta', { httpEquiv: 'refresh', content: '0' }]],
  ['link', { rel: 'preload', as: 'font', href: '/f', crossOrigin: 'anonymous' }],
  ['script', { async: true, src: '/b.js' }],
  ['script', { async: true, src: '/b.js' }],
]

export const TREES: Readonly<Record<string, Tree>> = {
  document: [
    'html',
    { lang: 'nl' },
    HEAD,
    [
      'body',
      { className: 'page' },
      'x',
      ['link', { rel: 'canonical', href: '/c' }],
      'y',
      ['meta', { itemProp: 'name', content: 'z' }],
      ['img', { src: '/i.jpg' }],
      ['img', { src: '/j.jpg', loading: 'lazy' }],
      ['picture', null, ['img', { src: '/k.jpg' }]],
      [
        'img',
        { src: '/hi.jpg', srcSet: 'a 1x', sizes: '1', fetchPriority: 'high', crossOrigin: 'anonymous' },
      ],
      { many: Array.from({ length: 14 }, (_, number) => ['img', { src: `/many-${number}.jpg` }] as const) },
      ['img', { src: 'data:image/png;base64,AA' }],
    ],
  ],
  'document without a head': ['html', null, ['body', null, ['title', null, 'q']]],
  'part with metadata': [
    'div',
    null,
    ['img', { src: '/i.jpg' }],
    ['title', null, 'q'],
    ['meta', { name: 'a' }],
    'z',
  ],
  texts: [
    'div',
    null,
    'a',
    'b',
    { many: [1, 2] },
    null,
    ['b', null],
    'c',
    ['i', null, 'x'],
    { many: ['', 'd'] },
    true,
    'e',
    0,
  ],
  fragments: ['', null, 'a', ['', null, 'b', ['p', null, `"'&<>`]], 'c'],
  select: [
    'select',
    { defaultValue: 'b', name: 's' },
    ['option', { value: 'a' }, 'A'],
    ['option', { value: 'b' }, 'B ', 1],
    ['optgroup', { label: 'g' }, ['option', null, 'b']],
  ],
  'selected option': ['select', null, ['option', { selected: true }, 'A'], ['option', null, 'B']],
  'several selected': [
    'select',
    { multiple: true, value: ['1', 'x'] },
    ['option', { value: 1 }, 'A'],
    ['option', null, 'x'],
  ],
  input: [
    'input',
    {
      value: 'v',
      name: 'n',
      type: 'text',
      defaultChecked: true,
      min: 0,
      hidden: true,
      maxLength: 3,
      autoFocus: true,
      popover: 'auto',
      inert: true,
      enterKeyHint: 'go',
      autoComplete: 'off',
    },
  ],
  textarea: ['textarea', { defaultValue: '\nab<', rows: 0, cols: 2, name: 't' }],
  pre: ['pre', null, '\nab'],
  'raw markup': ['div', null, 'a', ['p', { dangerouslySetInnerHTML: { __html: '<b>x</b>' } }], 'b'],
  svg: [
    'svg',
    { viewBox: '0 0 1 1', strokeWidth: 2, xmlns: 'x', focusable: 'false', 'aria-hidden': true },
    ['path', { d: 'M0', fillRule: 'evenodd', maskType: 'a', xHeight: 1 }],
    ['title', null, 't'],
    ['use', { href: '#a', xlinkHref: '#b' }],
    ['linearGradient', { gradientTransform: 'x' }],
    ['foreignObject', null, ['title', null, 'hoisted']],
  ],
  form: [
    'form',
    { method: 'post', action: '/x', className: 'c', noValidate: true },
    ['button', { name: 'a', type: 'submit', value: '1', formAction: '/y', formNoValidate: true }, 's'],
    ['label', { htmlFor: 'i' }, 'l'],
  ],
  video: [
    'video',
    { muted: true, playsInline: true, poster: '/p', controls: true, autoPlay: false },
    ['source', { src: '/a', type: 'video/mp4' }],
    ['track', { kind: 'captions', default: true }],
  ],
  links: [
    '',
    null,
    ['a', { href: '', target: '_blank', download: true }, 'a'],
    ['a', { href: ' java\nscript:alert(1)' }, 'b'],
    ['a', { href: 'x', download: 'f', draggable: false, tabIndex: -1, translate: 'no' }],
  ],
  'custom element': ['my-el', { className: 'a', foo: true, hidden: false, n: 2 }, 'x'],
  table: ['table', null, ['tbody', null, ['tr', null, ['td', { colSpan: 2, rowSpan: 0 }]]]],
  list: ['ol', { start: 3, reversed: true }, ['li', { value: 4 }, 'x']],
  frame: [
    'iframe',
    {
      src: '/x',
      allowFullScreen: true,
      loading: 'lazy',
      sandbox: '',
      referrerPolicy: 'no-referrer',
      title: 't',
    },
  ],
  handlers: [
    'p',
    { onClick: () => 1, onclick: 'x', 'data-a': false, 'aria-b': true, foo: true, 'x:y': 1, '"bad': 1 },
  ],
  style: ['style', null, 'a{}</style>'],
}

const TAGS = [
  'div',
  'p',
  'span',
  'a',
  '',
  'svg',
  'picture',
  'noscript',
  'select',
  'button',
  'form',
  'ul',
  'h-m',
]
const LEAVES: readonly Tree[] = [
  '',
  'a',
  'b & "c"',
  0,
  7,
  true,
  null,
  ['br', null],
  ['img', { src: '/a' }],
  ['title', null, 't'],
]
const VALUES = ['', 'x', '<">', 0, 1, -1, 1.5, true, false, null, 'javascript:1']
const PROPERTIES =
  'className id hidden title href src tabIndex rowSpan cols size value name checked download spellCheck async data-x aria-y width strokeWidth xlinkHref acceptCharset itemScope'

export function randomTree(random: () => number, depth: number): Tree {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  if (depth === 0 || random() < 0.2) return pick(LEAVES)
  const tag = pick(TAGS)
  const names = tag === '' ? [] : Array.from({ length: 3 }, () => pick(PROPERTIES.split(' ')))
  const props = Object.fromEntries(names.map((name) => [name, pick(VALUES)]))
  const children = Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomTree(random, depth - 1))
  return random() < 0.1 ? { many: children } : [tag, props, ...children]
}
