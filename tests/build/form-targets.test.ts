/** Forms that are sent to other hosts: their pages, and the policy that allows them. */
import { writeFileSync } from 'node:fs'
import glob from 'fast-glob'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { readPolicyHosts } from '../../core/build/output/policy-hosts.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { contentSecurityPolicy } from '../../core/hosts/headers.ts'
import { createFiles } from '../../core/system/files.ts'
import { createSite, MINIMAL, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { ROUTES } from '../support/town-site.ts'

const PAGE = 'nl/te-koop/gent/bouwgrond-1/1/index.html'
const THANKS = { original: '/feedback/contact-me/', path: { nl: '/nl/bedankt/contact-me/' } }

function siteWith(forms: object | null): TestSite {
  return createSite({
    ...MINIMAL,
    'content/properties/1.json': plot(1),
    'content/pages/thanks.json': { path: THANKS.original, params: { title: { nl: 'Bedankt' } } },
    'site-config/routes.json': { routes: [...ROUTES, THANKS] },
    'site-config/service.json': {},
    'site-config/forms.json': forms,
  })
}

async function formOn(site: TestSite, name: string) {
  const { ok } = await site.build()
  expect(ok).toBe(true)
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
  const document = new window.DOMParser().parseFromString(site.read(PAGE), 'text/html')
  return document.querySelector(`form#${name}`)
}

test('without forms.json a form goes to the service, and its script knows the rest', async () => {
  const form = await formOn(siteWith(null), 'contact-me')
  expect(form?.getAttribute('action')).toBe('/api/forms/contact-me')
  expect(form?.getAttribute('data-thanks')).toBe('/nl/bedankt/contact-me/')
  expect(form?.getAttribute('data-captcha')).toBe('/api/captcha?form=contact-me')
  expect(form?.hasAttribute('data-native')).toBe(false)
})

test('a form without a thank-you page in its language names none', async () => {
  const form = await formOn(siteWith(null), 'send-to-friend')
  expect(form?.hasAttribute('data-thanks')).toBe(false)
})

test('a host of a form stands in the page, in the policy of the site, and is contacted without a captcha', async () => {
  const site = siteWith({ target: 'https://crm.example/in/{form}', targets: { 'contact-me': '/contact' } })
  const form = await formOn(site, 'send-to-friend')
  expect(form?.getAttribute('action')).toBe('https://crm.example/in/send-to-friend')
  expect([form?.hasAttribute('data-captcha'), form?.getAttribute('data-native')]).toEqual([false, ''])
  const hosts = await readPolicyHosts(createFiles(), placesOf(site.root, site.output))
  const policy = contentSecurityPolicy(hosts)
  expect(policy).toContain("; form-action 'self' mailto: https://crm.example;")
  expect(policy).toContain("; connect-src 'self' https://crm.example;")
})

test('a host of challenges is asked by scripts, but gets no form', async () => {
  const site = siteWith({ captcha: 'https://proof.example/{form}' })
  const form = await formOn(site, 'contact-me')
  expect(form?.getAttribute('data-captcha')).toBe('https://proof.example/contact-me')
  const policy = contentSecurityPolicy(await readPolicyHosts(createFiles(), placesOf(site.root, site.output)))
  expect(policy).toContain("; connect-src 'self' https://proof.example;")
  expect(policy).toContain("; form-action 'self' mailto:;")
})

test('what somebody wrote into the note of hosts goes into no header', async () => {
  const site = siteWith({ target: 'https://crm.example/{form}' })
  await formOn(site, 'contact-me')
  const places = placesOf(site.root, site.output)
  const none = {
    scripts: [],
    images: [],
    connects: [],
    frames: [],
    forms: [],
    challenges: [],
    tiles: [],
    media: [],
  }
  const read = async (text: string) => {
    writeFileSync(noteOf(site), text)
    return readPolicyHosts(createFiles(), places)
  }
  expect(await read('{')).toEqual(none)
  expect(await read('null')).toEqual(none)
  expect(await read('{"forms":"https://a.example"}')).toEqual(none)
  const mixed = ['https://a.example', 'https://b.example; script-src *', 1]
  expect(await read(JSON.stringify({ forms: mixed }))).toEqual({ ...none, forms: ['https://a.example'] })
})

function noteOf({ root }: TestSite): string {
  const [file = ''] = glob.sync('.agency-site/**/*.hosts.json', { cwd: root, dot: true, absolute: true })
  return file
}
