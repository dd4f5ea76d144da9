/** Symbolic links in the content: followed within the site, and never dropped without a word. */
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
    const site = createSite({ 'public/a.txt': 'a', 'shared/b.txt': 'b', 'shared/terms.pdf': 'terms' })
    link(site, 'content/static', '../public')
    link(site, 'public/b.txt', '../shared/b.txt')
    link(site, 'public/more', '../shared')
    link(site, 'content/documents/terms.pdf', '../../shared/terms.pdf')
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
    ['content/static/broken.txt', () => 'nowhere'],
    ['content/static/circle', () => '..'],
    ['content/static/self', () => 'self'],
  ])('%s', async (from, target) => {
    const site = createSite()
    link(site, from, target())
    expect(await refusals(site)).toEqual([`AS1203 ${from}`])
    expect(site.exists('')).toBe(false)
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
    expect(await refusals(site)).toEqual(['AS1203 content/static/a/b/a', 'AS1203 content/static/b/a/b'])
  })
})
