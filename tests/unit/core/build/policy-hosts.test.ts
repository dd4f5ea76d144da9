import { expect, test } from 'vitest'
import { policyHostsOf } from '../../../../core/build/output/policy-hosts.ts'
import { contentSecurityPolicy } from '../../../../core/hosts/headers.ts'
import { siteOf } from '../../../support/linked.ts'
import { page, rulesConfig, withRoutes, route } from '../../../support/view.ts'

const directive = (policy: string, name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]

test('videos of banners on other hosts are allowed by the policy, and nothing else of these hosts', async () => {
  const video = (url: string) => ({ url, mimetype: 'video/mp4' })
  const site = await siteOf({
    ...withRoutes(route('about'), route('team')),
    ...page('about', { bannerType: 'video', video: video('https://films.example.com/about.mp4') }),
    ...page('team', { bannerType: 'video', video: video('film.mp4') }),
    'content/static/film.mp4': '',
    'site-config/banner.json': {
      show: true,
      type: 'video',
      video: video('https://cdn.example.com:8443/home.mp4?v=2'),
    },
  })
  const policy = contentSecurityPolicy(policyHostsOf(site))
  expect(directive(policy, 'media-src')).toBe("'self' https://cdn.example.com:8443 https://films.example.com")
  expect(policy.replace(/media-src [^;]*/, '')).not.toContain('example.com')
})

test('hosts of tours are added to the known ones', async () => {
  const policy = contentSecurityPolicy(
    policyHostsOf(await siteOf(rulesConfig({ tourHosts: ['t.example.com'] }))),
  )
  const frames = directive(policy, 'frame-src') ?? ''
  for (const host of ['https://t.example.com', 'https://*.t.example.com', 'https://my.matterport.com'])
    expect(frames.split(' ')).toContain(host)
})
