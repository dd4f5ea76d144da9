/** A new process reads nothing if no file was touched. In any doubt it builds. */
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { packageStamps } from '../../core/build/output/receipt.ts'
import { emptyFolder } from '../support/folder.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

const PLOT = 'content/properties/1.json'

/** Has no title in French. */
const WITH_WARNING = plot(1, { TypeDescription: { nl: 'Bouwgrond' } })

let site: TestSite

/** Files are trusted some seconds after their last change. */
const LATER = { now: () => Date.now() + 10_000 }

/** Runs another process; `false` if it read only stamps. */
async function looked(root = site.root, options = {}): Promise<boolean> {
  const { ok, report } = await siteAt(root).build(options, LATER)
  expect(ok).toBe(true)
  return report?.phases.length !== 0
}

beforeEach(async () => {
  site = createSite({ [PLOT]: plot(1), 'content/static/note.txt': 'as it is\n' })
  expect(await looked()).toBe(true)
})

test('nothing is looked at where nothing was touched, and the same is said', async () => {
  site.write(PLOT, WITH_WARNING)
  const first = await siteAt(site.root).build({}, LATER)
  const before = treeOf(site.output)
  const second = await siteAt(site.root).build({}, LATER)
  const nothing = { rendered: 0, reasons: [], picturesMade: 0, changes: {}, phases: [] }
  expect(second.report).toEqual({ ...first.report, ...nothing })
  expect(second.problems).toEqual(first.problems)
  expect(second.problems.length).toBeGreaterThan(0)
  expect(treeOf(site.output)).toEqual(before)
})

describe('it is looked again', () => {
  const touches: readonly (readonly [string, () => void])[] = [
    ['a record is edited', () => site.write(PLOT, plot(1, { Price: 7 }))],
    ['a record is added', () => site.write('content/properties/2.json', plot(2))],
    ['a record is removed', () => site.write(PLOT, null)],
    ['the configuration is edited', () => site.write('site-config/menu.json', { items: [] })],
    ['a template is added', () => site.write('templates/styles/own.css', '')],
    ['a file that is copied is edited', () => site.write('content/static/note.txt', 'as it was\n')],
    ['a page of the output is gone', () => rmSync(path.join(site.output, 'nl/index.html'))],
    ['a page of the output is cut off', () => writeFileSync(path.join(site.output, 'nl/index.html'), '<')],
  ]

  test.each(touches)('when %s', async (_name, touch) => {
    touch()
    const { report } = await siteAt(site.root).build({}, LATER)
    expect(report?.phases).not.toEqual([])
  })

  test('when a file of the package is changed', async () => {
    const packageStamps = () => ['templates/page.tsx 1 2 3 4']
    const build = () => siteAt(site.root).build({}, { ...LATER, packageStamps })
    expect((await build()).report?.phases).not.toEqual([])
    expect((await build()).report?.phases).toEqual([])
  })

  test('when a record is edited without another size or time', async () => {
    const file = path.join(site.root, PLOT)
    const { atime, mtime } = statSync(file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('200001', '200009'))
    utimesSync(file, atime, mtime)
    expect(await looked()).toBe(true)
    expect(site.read('nl/te-koop/index.html')).toContain('200.009')
  })

  test('while a file is so new that it may change under the same stamp', async () => {
    site.write(PLOT, plot(1))
    const { report } = await siteAt(site.root).build()
    expect(report?.phases).not.toEqual([])
    expect((await siteAt(site.root).build()).report?.phases).not.toEqual([])
  })

  test('where a link stands in the content', async () => {
    mkdirSync(path.join(site.root, 'content/more'))
    symlinkSync('../properties', path.join(site.root, 'content/more/properties'))
    await siteAt(site.root).build({}, LATER)
    expect((await siteAt(site.root).build({}, LATER)).report?.phases).not.toEqual([])
  })

  test('in a copy of the folder', async () => {
    const copy = path.join(emptyFolder(), 'copy')
    cpSync(site.root, copy, { recursive: true, preserveTimestamps: true })
    expect(await looked(copy)).toBe(true)
    expect(await looked(copy)).toBe(false)
  })

  test('when the receipt is damaged', async () => {
    const folder = path.join(site.root, '.agency-site/receipts')
    for (const name of Object.keys(treeOf(folder))) {
      const file = path.join(folder, name)
      writeFileSync(file, readFileSync(file, 'utf8').replace('"rendered"', '"renderes"'))
    }
    expect(await looked()).toBe(true)
    expect(await looked()).toBe(false)
  })
})

test('the package is known by its code, its templates and what it depends on', () => {
  const named = packageStamps().map((line) => line.split(' ')[0])
  for (const file of ['core/build/build.ts', 'templates/entry.tsx', 'dist/cli/main.js', 'package.json'])
    expect(named).toContain(file)
})

test('what stops a strict build stops it although nothing was touched', async () => {
  site.write(PLOT, WITH_WARNING)
  expect((await siteAt(site.root).build({}, LATER)).ok).toBe(true)
  expect((await siteAt(site.root).build({ strict: true }, LATER)).ok).toBe(false)
})
