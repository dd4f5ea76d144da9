/** A file in content/ that nothing reads is an error, which says what to do with it. */
import { expect, test } from 'vitest'
import { loadSources } from '../../../../core/build/sources/load.ts'
import { createFiles } from '../../../../core/system/files.ts'
import { createSite } from '../../../support/site.ts'

async function reported(...names: readonly string[]): Promise<readonly string[]> {
  const site = createSite(Object.fromEntries(names.map((name) => [`content/${name}`, 'x;y\n'])), {})
  const ports = { files: createFiles(), root: site.root, now: Date.now }
  const sources = await loadSources(ports, new Map())
  return [...sources.values()].flatMap(({ content }) =>
    content.problems.map(({ code, at, hint }) => `${code} ${at[0]?.file}: ${hint}`),
  )
}

test('exports of a CRM lead to the command that reads them', async () => {
  const names = [
    'stock.csv',
    'properties/STOCK.XML',
    'properties/old/stock.jsonl',
    'images/stock.zip',
    'stock.xlsx',
  ]
  expect(await reported(...names)).toEqual(
    names
      .map((name) => `content/${name}`)
      .sort()
      .map(
        (file) =>
          `AS1201 ${file}: use agency-site import ${file} to see what it holds, and to add it to site-config/imports.json`,
      ),
  )
})

test('a spreadsheet, a record that was set aside, a hidden one and any other file have a hint each', async () => {
  expect(
    await reported('properties/stock.ods', 'properties/7.json.bak', 'pages/draft.docx', 'properties/.7.json'),
  ).toEqual([
    'AS1201 content/pages/draft.docx: move it out of content/, or to content/static/ if it is published unchanged',
    'AS1201 content/properties/.7.json: remove it, or rename it without the dot',
    'AS1201 content/properties/7.json.bak: move it out of content/, or rename it to 7.json',
    'AS1201 content/properties/stock.ods: save the table as .xlsx or CSV, and add that file with agency-site import',
  ])
})

test('pictures, files of editors and files that are copied are not records', async () => {
  expect(
    await reported(
      'images/a.JPG',
      'images/b.jpeg',
      'images/c.webp',
      'images/photo-without-an-ending',
      'properties/front.png',
      'properties/.vscode/settings.json',
      'properties/.DS_Store',
      'properties/stock.csv~',
      '.editorconfig',
      '.gitkeep',
      'static/stock.csv',
      'documents/stock.xml',
      'private/stock.xlsx',
    ),
  ).toEqual([])
})
