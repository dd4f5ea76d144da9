/** Texts are true where the service of the site does not get the forms, and no page is about what nobody receives. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { FORMS } from '../../../../core/domain/forms.ts'
import { textsIn } from '../../../../core/site/texts.ts'
import { linkFiles } from '../../../support/linked.ts'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { REPOSITORY } from '../../../support/repository.ts'

const page = (content: string): SiteFiles => ({
  'content/pages/home.json': { path: '/', params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, content } },
})
const found = async (files: SiteFiles) =>
  (await linkFiles(files))
    .diagnostics()
    .flatMap(({ code, hint }) => (code.startsWith('AS34') ? [[code, hint]] : []))

describe('a text', () => {
  const BOTH = '{#service}{retention:offer}{/service}{^service}Bel ons.{/service}'

  test.each<[string, SiteFiles, string]>([
    ['with a service', { 'site-config/service.json': { retention: { offer: 90 } } }, '90 dagen'],
    ['without one', {}, 'Bel ons.'],
  ])('%s shows the passages that hold', async (_, files, shown) => {
    const { site, problems } = await linkFiles({ ...files, ...page(BOTH) })
    expect(problems.filter(({ code }) => code.startsWith('AS34'))).toEqual([])
    const { content } = site.pages.find(({ original }) => original === '/')?.page.params ?? {}
    expect((content as { readonly nl: string }).nl.replaceAll('\u00A0', ' ')).toBe(shown)
  })

  test('that promises what only a service does is reported', async () => {
    const hint =
      'the service does not act here, as the site has none or another host receives the form: put what holds only with it between {#service} and {/service}'
    expect(await found(page('{retention:offer}'))).toEqual([['AS3402', hint]])
    expect(await found(page('{retention:drafts}'))).toEqual([])
  })

  test('with a passage that has no end is reported', async () => {
    expect((await found(page('{#service}Bel ons.'))).map(([code]) => code)).toEqual(['AS3401'])
  })
})

/** The files of the demo, without those of the minimal site. */
function demo(): SiteFiles {
  const files = glob.sync(['content/**', 'site-config/**', '!content/images/**'], { cwd: REPOSITORY })
  const isText = (file: string) =>
    /\.(?:json|md)$/.test(file) && !/content\/(?:static|private|documents)\//.test(file)
  const read = (file: string) => (isText(file) ? readFileSync(path.join(REPOSITORY, file), 'utf8') : '')
  const none = Object.fromEntries(Object.keys(MINIMAL).map((file) => [file, null]))
  return {
    ...none,
    ...Object.fromEntries(files.map((file) => [file, read(file)])),
    'site-config/service.json': null,
  }
}

/** Texts about what visitors do or get only with a service. */
const PROMISES =
  /vrij uur|créneau libre|free time|freie uhrzeit|mail [^.]*(?:één knop|un bouton|one button|einer schaltfläche)|\{[#^/]|\{\w+:/gi
const LOG_IN = /eigenaarslogin|espace propriétaire|owner login|eigentümerportal/gi

type Linked = Awaited<ReturnType<typeof linkFiles>>

const textsOf = ({ site }: Linked, isShown = (_original: string) => true) =>
  site.pages
    .filter(({ original }) => isShown(original))
    .flatMap(({ page: { params } }) => textsIn(params).map(({ text }) => text))

describe('the demo without its service', () => {
  const linked = linkFiles(demo())

  test('has no errors and no warnings', async () => {
    const { diagnostics } = await linked
    expect(diagnostics()).toEqual([])
  })

  test('has no text about what only a service does, and no mark of a passage', async () => {
    const texts = textsOf(await linked)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.flatMap((text) => [...(text.match(PROMISES) ?? []), ...(text.match(LOG_IN) ?? [])])).toEqual(
      [],
    )
  })

  test('has no log-in, no password to choose, and no thanks for what nobody receives', async () => {
    const { site } = await linked
    const originals = site.pages.map(({ original }) => original)
    expect(originals).toContain('/contact/')
    const absent = ['/login/', '/forgot-password/', '/reset-password/', '/feedback/offer/']
    expect(originals.filter((original) => absent.includes(original))).toEqual([])
  })
})

const ELSEWHERE = 'https://forms.example/f/{form}'
/** The thank-you pages of all forms but those of accounts, which no other program answers in another way. */
const THANKS = Object.values(FORMS).flatMap(({ name, thanks, account }) =>
  thanks === undefined || account ? [] : [[name, thanks] as const],
)

describe('the demo, whose forms another host receives,', () => {
  const service = readFileSync(path.join(REPOSITORY, 'site-config/service.json'), 'utf8')

  test.each<[string, SiteFiles]>([
    ['without a service', { 'site-config/forms.json': { target: ELSEWHERE } }],
    [
      'beside the service',
      {
        'site-config/service.json': service,
        'site-config/forms.json': { targets: Object.fromEntries(THANKS.map(([name]) => [name, ELSEWHERE])) },
      },
    ],
  ])('thanks %s without a promise of the service', async (_, added) => {
    const linked = await linkFiles({ ...demo(), ...added })
    expect(linked.diagnostics().filter(({ code }) => code.startsWith('AS34'))).toEqual([])
    const texts = textsOf(linked, (original) => THANKS.some(([, thanks]) => thanks === original))
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.flatMap((text) => text.match(PROMISES) ?? [])).toEqual([])
  })

  test('keeps the texts of the forms that the service gets', async () => {
    const { site } = await linkFiles({
      ...demo(),
      'site-config/service.json': service,
      'site-config/forms.json': { targets: { offer: ELSEWHERE } },
    })
    const stepsOf = (original: string) =>
      site.pages.find((page) => page.original === original)?.page.params?.modules?.[0]?.description
    expect(stepsOf('/feedback/site-contact/')).toMatchObject({
      en: expect.stringMatching(/^1\. \*\*Right now/),
    })
    expect(stepsOf('/feedback/offer/')).toMatchObject({ en: expect.stringMatching(/^1\. \*\*Shortly after/) })
  })
})
