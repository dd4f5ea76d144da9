/** The tutorial works from its own text. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { followTutorial } from '../support/tutorial.ts'

test('every step of the tutorial works, and its last site is published without a problem', async () => {
  const root = emptyFolder()
  await followTutorial(root)
  const page = readFileSync(
    path.join(root, 'output/nl/te-koop/gent/bouwgrond-aan-de-veldweg/4201/index.html'),
    'utf8',
  )
  expect(page).toContain('195.000')
  expect(page).not.toContain('200.000')
  expect(page).toContain('An Peeters')
  expect(readFileSync(path.join(root, 'output/fr/emplois/index.html'), 'utf8')).toContain(
    'Nous cherchons un collègue',
  )
  expect(readFileSync(path.join(root, 'output/_headers'), 'utf8')).toContain('Content-Security-Policy')
})
