import { expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { page, route, withRoutes } from '../../../support/view.ts'

const unused = async (files: Parameters<typeof linkFiles>[0]) => {
  const { marks } = await linkFiles(files)
  return marks().filter((mark) => mark.startsWith('AS3202'))
}

test('a path to which no page belongs is named, where it stands', async () => {
  const files = withRoutes(route('about'), route('gone'), {
    original: '/away/',
    external: true,
    path: { nl: '/x' },
  })
  expect(await unused({ ...files, ...page('about') })).toEqual(['AS3202 site-config/routes.json "/gone/"'])
})

test('patterns, and paths in other letters, are in use', async () => {
  const files = withRoutes(route('About'), { original: '/news/{slug}/', path: { nl: '/nl/n/{slug}/' } })
  expect(
    await unused({ ...files, 'content/pages/about.json': { path: '/about', params: { title: 'x' } } }),
  ).toEqual([])
})

test('an article has a path of its own', async () => {
  const article = { path: '/story/', title: 'Verhaal' }
  expect(await unused({ ...withRoutes(route('story')), 'content/articles/a.json': article })).toEqual([])
})
