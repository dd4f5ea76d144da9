/** Front matter of other generators and content systems: the hint names our field where spelling does not lead to it. */
import { expect, test } from 'vitest'
import { article } from '../../../../core/schema/article.ts'
import { page } from '../../../../core/schema/page.ts'
import { property } from '../../../../core/schema/property.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { report } from './zod-report.ts'

function meantBy(key: string, given: object = { title: 'Titel' }): string | undefined {
  const found = report(article, { ...given, [key]: 'x' }).find((line) => line.startsWith('AS2001'))
  return /did you mean "(.*)"\?$/.exec(found ?? '')?.[1]
}

test.each([
  ['date', 'createDate'],
  ['lastmod', 'modifyDate'],
  ['updated_at', 'modifyDate'],
  ['draft', 'status'],
  ['published', 'status'],
  ['author', 'agent'],
  ['description', 'summary'],
  ['excerpt', 'summary'],
  ['featured_image', 'image'],
  ['featuredImage', 'image'],
  ['cover-image', 'image'],
  ['permalink', 'path'],
  ['slug', 'path'],
  ['categories', 'category'],
  ['weight', 'sort'],
  ['lang', 'language'],
  ['expiryDate', 'expireAt'],
])('"%s" is "%s" here', (key, expected) => {
  expect(meantBy(key)).toBe(expected)
})

test('a field that is given already is not meant, nor is one that the record does not have', () => {
  expect(meantBy('excerpt', { title: 'Titel', summary: 'Kort' })).toBeUndefined()
  expect(meantBy('tags')).toBeUndefined()
  expect(report(property, { author: 'x' }).filter((line) => line.includes('"agent"'))).toEqual([])
})

test.each([
  ['title', 'params.title'],
  ['image', 'params.image'],
  ['excerpt', 'params.description'],
  ['date', 'createDate'],
])('"%s" of a page is "%s" here', (key, expected) => {
  for (const params of [{}, { params: { className: 'blog' } }])
    expect(report(page, { path: '/blog/', ...params, [key]: 'x' })).toContain(
      `AS2001 unknown key "${key}" | did you mean "${expected}"?`,
    )
})

test('a menu names its entries by titles', () => {
  const found = report(SITE_CONFIG.menu.schema, {
    items: [{ path: '/', status: 'Published', label: 'Home' }],
  })
  expect(found).toContain('AS2001 unknown key "items[0].label" | did you mean "params.title"?')
})
