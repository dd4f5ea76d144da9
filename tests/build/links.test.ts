/** Symbolic links in the content are followed inside the site, and never ignored without a report. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { createSite, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

function link(site: TestSite, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(site.root, from)), { recursive: true })
  symlinkSync(to, path.join(site.root, from))
}

function elsewhere(file: string, content: unknown): string {
  const folder = emptyFolder()
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

async function refusals(site: TestSite): Promise<readonly string[]> {
  const { ok, problems } = await site.build()
  expect(ok).toBe(false)
  return problems.map(({ code, message }) => `${code} ${message.split('"')[1]}`)
}

describe('within the site a link is followed', () => {
  test('a folder of properties', async () => {
    const site = createSite({ 'feed/deep/1.json': plot(1) })
    link(site, 'content/properties', '../feed')
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
    expect(site.list()).toContain('nl/te-koop/gent/bouwgrond-1/1/index.html')
  })

  test('a folder of static files, in it a file, and a document', async () => {
    const shared = { 'content/shared/b.txt': 'b', 'content/shared/terms.pdf': 'terms' }
    const site = createSite({ 'content/public/a.txt': 'a', ...shared })
    link(site, 'content/static', 'public')
    link(site, 'content/public/b.txt', '../shared/b.txt')
    link(site, 'content/public/more', '../shared')
    link(site, 'content/documents/terms.pdf', '../shared/terms.pdf')
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
    expect(site.list()).toEqual(
      expect.arrayContaining(['a.txt', 'b.txt', 'more/b.txt', 'documents/terms.pdf']),
    )
    expect(site.read('b.txt')).toBe('b')
  })

  test('a site that is reached through a link itself', async () => {
    const site = createSite({ 'content/static/a.txt': 'a' })
    const root = path.join(emptyFolder(), 'site')
    symlinkSync(site.root, root)
    expect(await site.build({ root, output: path.join(root, 'output') })).toMatchObject({
      ok: true,
      problems: [],
    })
    expect(site.read('a.txt')).toBe('a')
  })
})

describe('out of the site it is not', () => {
  test.each([
    ['content/properties', () => elsewhere('1.json', plot(1))],
    ['content/pages/more', () => elsewhere('1.json', { path: '/' })],
    ['content/pages/about.json', () => path.join(elsewhere('1.json', '{}'), '1.json')],
    ['content/static', () => elsewhere('a.txt', 'a')],
    ['content/static/deep/more', () => elsewhere('a.txt', 'a')],
    ['content/static/a.txt', () => path.join(elsewhere('a.txt', 'a'), 'a.txt')],
    ['content/documents', () => elsewhere('a.pdf', 'a')],
    ['content/documents/.hidden', () => path.join(elsewhere('a.pdf', 'a'), 'a.pdf')],
  ])('%s', async (from, target) => {
    const site = createSite()
    link(site, from, target())
    expect(await refusals(site)).toEqual([`AS1203 ${from}`])
    expect(site.exists('')).toBe(false)
  })

  test.each([
    ['content/static/broken.txt', 'nowhere', 'AS1205'],
    ['content/static/circle', '.', 'AS1205'],
    ['content/static/self', 'self', 'AS1205'],
    ['content/static/around', '..', 'AS1205'],
    ['content/documents/deed.pdf', '../private/deed.pdf', 'AS1206'],
    ['content/static/papers', '../private', 'AS1206'],
    ['content/static/records', '../properties', 'AS1206'],
    ['content/static/settings', '../../site-config', 'AS1206'],
    ['content/static/work', '../../.agency-site', 'AS1206'],
    ['content/static/database', '../../data/service.db', 'AS1206'],
    ['content/pages/ledger.json', '../../.agency-site/ledger.json', 'AS1206'],
    ['content/static/zero', '/dev/zero', 'AS1203'],
  ])('%s -> %s: %s', async (from, target, code) => {
    const site = createSite({
      'content/private/deed.pdf': 'secret',
      'content/properties/1.json': plot(1),
      '.agency-site/ledger.json': '{}',
      'data/service.db': 'secret',
    })
    link(site, from, target)
    expect(await refusals(site)).toEqual([`${code} ${from}`])
  })

  test('site-config as a whole is the only problem', async () => {
    const site = createSite()
    renameSync(path.join(site.root, 'site-config'), path.join(emptyFolder(), 'site-config'))
    link(site, 'site-config', path.join(createSite().root, 'site-config'))
    expect(await refusals(site)).toEqual(['AS1203 site-config'])
  })

  test('content as a whole', async () => {
    const site = createSite()
    renameSync(path.join(site.root, 'content'), path.join(emptyFolder(), 'content'))
    link(site, 'content', path.join(createSite().root, 'content'))
    expect(await refusals(site)).toContain('AS1203 content')
  })

  test('a link to a file that nobody wants is no problem', async () => {
    const site = createSite()
    link(site, 'content/images/unused.jpg', path.join(elsewhere('a.jpg', 'a'), 'a.jpg'))
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
  })

  test('two folders that hold each other are walked once', async () => {
    const site = createSite({ 'content/static/a/1.txt': '1', 'content/static/b/2.txt': '2' })
    link(site, 'content/static/a/b', '../b')
    link(site, 'content/static/b/a', '../a')
    expect(await refusals(site)).toEqual(['AS1205 content/static/a/b/a', 'AS1205 content/static/b/a/b'])
  })
})

describe('what is no regular file is never opened', () => {
  test.each(['content/static/pipe', 'content/documents/pipe.pdf', 'content/properties/pipe.json'])(
    'a named pipe as %s',
    async (file) => {
      const site = createSite({ 'content/properties/1.json': plot(1), [file]: '' })
      site.write(file, null)
      execFileSync('mkfifo', [path.join(site.root, file)])
      expect(await refusals(site)).toEqual([`AS1207 ${file}`])
    },
  )
})

test('the frame of a problem shows nothing of a file outside the site', async () => {
  const site = createSite()
  const key = path.join(elsewhere('id_rsa', '-----BEGIN KEY-----'), 'id_rsa')
  link(site, 'content/static/key', key)
  link(site, 'content/pages/about.json', key)
  const text = JSON.stringify(await site.check())
  expect(text).toContain('AS1203')
  expect(text).not.toContain('BEGIN KEY')
})

test('junk is neither published nor a problem, and other hidden files are reported', async () => {
  const junk = [
    '.git/config',
    '.x.swp',
    '.DS_Store',
    'Thumbs.db',
    '._a.txt',
    'a.txt~',
    '4913',
    '.vscode/settings.json',
  ]
  const records = ['properties/~$1.json', 'pages/~$a.json', '.vscode/settings.json', 'projects/.idea/a.json']
  const site = createSite({
    ...Object.fromEntries(junk.map((name) => [`content/static/${name}`, 'x'])),
    ...Object.fromEntries(junk.map((name) => [`content/documents/${name}`, 'x'])),
    ...Object.fromEntries(records.map((name) => [`content/${name}`, 'x'])),
    'site-config/~$site.json': 'x',
    'templates/card.tsx~': 'x',
    'content/static/.well-known/security.txt': 'Contact: mailto:info@example.be',
    'content/static/.env': 'PASSWORD=secret',
  })
  const { ok, problems } = await site.build()
  expect({ ok, problems: problems.map(({ code, message }) => [code, message]) }).toEqual({
    ok: true,
    problems: [['AS1208', '"content/static/.env" is hidden, so it is not published']],
  })
  const published = site.list()
  expect(published).toContain('.well-known/security.txt')
  for (const name of [...junk, '.env']) expect(published, name).not.toContain(name)
  for (const name of junk) expect(published, name).not.toContain(`documents/${name}`)
})

test('a folder in the place of a file is reported as one, and not as missing', async () => {
  const site = createSite({ 'site-config/site.json': null })
  mkdirSync(path.join(site.root, 'site-config/site.json'))
  const { problems } = await site.build()
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['AS1207', '"site-config/site.json" is a folder, where a file is expected'],
  ])
})

test('a name that is not UTF-8 is reported as one, and not as a link', async () => {
  const site = createSite({ 'content/static/a.txt': 'a' })
  const latin1 = Buffer.concat([Buffer.from(path.join(site.root, 'content/static/caf')), Buffer.from([0xe9])])
  writeFileSync(latin1, 'x')
  const { problems } = await site.build()
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['AS1207', '"content/static/caf\ufffd" has a name that is not UTF-8 text'],
  ])
})
