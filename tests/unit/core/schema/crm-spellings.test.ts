/** Spellings of CRM exports that mean the same as ours. */
import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { house, properties, rulesConfig, viewOf } from '../../../support/view.ts'
import { embedsOf } from '../../../../core/view/detail.ts'
import { projectPage } from '../../../../core/view/project-page.ts'
import { project } from '../../../support/minimal-site.ts'

describe('pictures', () => {
  test.each(['SmallPictureItem', 'XLargePictureItem'])('%s with "url" is shown', async (field) => {
    const item = { url: 'images/facade.jpg', Name: 'Gevel' }
    const input = await viewOf({ 'content/projects/8.json': project(8, { [field]: item }) })
    const { pictures } = projectPage(input.context, input.project(8))
    expect(pictures.map(({ alt }) => alt)).toEqual(['Gevel'])
  })

  test.each([{ Name: 'Gevel' }, { Url: 'images/a.jpg', url: 'images/b.jpg' }])(
    '%j is refused',
    async (item) => {
      const { places } = await linkFiles({
        'content/projects/8.json': project(8, { SmallPictureItem: item }),
      })
      expect(places().join()).toMatch(/^AS20/)
    },
  )
})

describe('a video', () => {
  test('is known by its id on YouTube', async () => {
    const input = await viewOf(properties(house(1, { VideoUrl: 'abc-DEF_123' })))
    expect(embedsOf(input.context, input.property(1).property)).toEqual([
      {
        kind: 'video',
        href: 'https://www.youtube.com/watch?v=abc-DEF_123',
        host: 'youtube.com',
        frame: 'https://www.youtube-nocookie.com/embed/abc-DEF_123',
      },
    ])
  })

  test.each(['abc-DEF_12', 'abc-DEF_1234', 'abc DEF 123'])('%s is refused', async (VideoUrl) => {
    const { problems } = await linkFiles(properties(house(1, { VideoUrl })))
    expect(problems.map(({ message }) => message).join()).toContain('YouTube')
  })
})

test('a tour of a known host is shown beside the hosts of the agency', async () => {
  const input = await viewOf({
    ...rulesConfig({ tourHosts: ['tours.example.com'] }),
    ...properties(
      house(1, { VirtualTourUrl: 'https://my.matterport.com/show?m=1' }),
      house(2, { VirtualTourUrl: 'https://tours.example.com/1' }),
    ),
  })
  const hosts = [1, 2]
    .flatMap((id) => embedsOf(input.context, input.property(id).property))
    .map(({ host }) => host)
  expect(hosts).toEqual(['my.matterport.com', 'tours.example.com'])
})
