import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { partsOf, rememberLast } from '../../../../core/build/bundle/bundle-parts.ts'
import { readTemplates } from '../../../../core/build/bundle/overrides.ts'
import type { TemplateTree } from '../../../../core/build/bundle/template-tree.ts'
import { createFiles } from '../../../../core/system/files.ts'
import { REPOSITORY } from '../../../support/repository.ts'

async function packageTree(): Promise<TemplateTree> {
  return (await readTemplates(createFiles(), REPOSITORY)).value
}

/** The tree of a site that has changed one file. */
async function treeWith(name: string): Promise<TemplateTree> {
  const file = path.join(REPOSITORY, name)
  const text = `${readFileSync(file, 'utf8')}\n`
  return { ...(await packageTree()), own: new Map([[name, { file, bytes: Buffer.from(text), text }]]) }
}

test.each([
  ['templates/components/card/card.tsx', ['server']],
  ['templates/entry.tsx', ['server']],
  ['templates/client/main.ts', ['scripts']],
  ['templates/portal/app.tsx', ['scripts']],
  ['templates/portal/styles/chart.css', ['styles']],
  // Drawn by the build on pages, and by the portal in the browser.
  ['templates/components/qr-code/strokes.ts', ['server', 'scripts']],
  ['core/domain/money.ts', ['server', 'scripts']],
  ['templates/components/card/card.css', ['styles']],
  // Scripts import the address of this sheet, which contains its hash.
  ['templates/components/viewer/viewer.css', ['scripts', 'styles']],
  ['templates/icons.svg', ['styles']],
])('a change of %s is a change of %j', async (name, expected) => {
  const [before, after] = [await packageTree(), await treeWith(name)]
  const changed: string[] = []
  for (const part of ['server', 'scripts', 'styles'] as const) {
    let count = 0
    const build = rememberLast(() => Promise.resolve((count += 1)))
    await build(before, partsOf(before)[part])
    await build(before, partsOf(before)[part])
    expect(count).toBe(1)
    await build(after, partsOf(after)[part])
    if (count === 2) changed.push(part)
  }
  expect(changed).toEqual(expected)
})

test('what failed is tried again', async () => {
  const tree = await packageTree()
  let count = 0
  const build = rememberLast(() => {
    count += 1
    return count === 1 ? Promise.reject(new Error('no')) : Promise.resolve('made')
  })
  await expect(build(tree, ['templates/entry.tsx'])).rejects.toThrow('no')
  expect(await build(tree, ['templates/entry.tsx'])).toBe('made')
})
