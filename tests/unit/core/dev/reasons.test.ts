import { expect, test } from 'vitest'
import { reasonsOf } from '../../../../core/dev/reasons.ts'
import { kindOfChange } from '../../../../core/dev/change-set.ts'
import type { Change, RawEvent } from '../../../../core/dev/change-set.ts'

const INPUTS = [
  { file: 'content/properties/1.json', role: 'subject', of: 'property 1' },
  { file: 'content/properties/2.json', role: 'shown', of: 'property 2' },
  { file: 'content/images/a.jpg', role: 'picture', of: '_a/img/1.webp' },
  { file: 'content/pages/home.json', role: 'linked', of: 'page /' },
] as const
const SHARED = ['site-config/menu.json']

function change(file: string, event: RawEvent = 'changed'): Change {
  return { file, event, kind: kindOfChange(file) }
}

test.each<[string, readonly Change[] | null, readonly string[]]>([
  ['nothing changed', null, ['It was asked for.']],
  [
    'what it is about',
    [change('content/properties/1.json')],
    ['content/properties/1.json was changed: the page is about it.'],
  ],
  [
    'what it shows',
    [change('content/properties/2.json', 'removed')],
    ['content/properties/2.json was removed: the page shows property 2.'],
  ],
  [
    'a picture',
    [change('content/images/a.jpg', 'created')],
    ['content/images/a.jpg was created: the page shows the picture.'],
  ],
  [
    'a link',
    [change('content/pages/home.json')],
    ['content/pages/home.json was changed: the page leads to page /.'],
  ],
  ['the menu', [change('site-config/menu.json')], ['site-config/menu.json was changed: all pages share it.']],
  [
    'a template',
    [change('templates/pages/property/property.tsx')],
    ['templates/pages/property/property.tsx was changed: pages are rendered with it.'],
  ],
  [
    'wording',
    [change('site-config/strings.nl.json')],
    ['site-config/strings.nl.json was changed: all pages share it.'],
  ],
  [
    'only what concerns it is named',
    [change('content/properties/9.json'), change('content/properties/1.json')],
    ['content/properties/1.json was changed: the page is about it.'],
  ],
  [
    'of what it cannot be traced to, all is said',
    [change('content/properties/9.json', 'created')],
    ['content/properties/9.json was created.'],
  ],
])('%s', (_, changes, rows) => {
  expect(reasonsOf(changes, INPUTS, SHARED)).toEqual(rows)
})

test('of a thousand changes five are named', () => {
  const changes = Array.from({ length: 1000 }, (_, id) => change(`content/properties/${id + 10}.json`))
  expect(reasonsOf(changes, INPUTS, SHARED)).toHaveLength(6)
  expect(reasonsOf(changes, INPUTS, SHARED).at(-1)).toBe('And 995 further changes.')
})
