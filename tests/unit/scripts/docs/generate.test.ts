/**
 * docs/ contains the output of `npm run docs`, so a change of a schema, a code or an endpoint is visible
 * there.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { generateDocs } from '../../../../scripts/docs/generate.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { REPOSITORY } from '../../../support/repository.ts'

const DOCUMENTS = path.join(REPOSITORY, 'docs')

test('the generated documents are those that the code generates (npm run docs)', () => {
  const made = emptyFolder()
  generateDocs(made)
  const folders = ['schemas', 'reference'].flatMap((folder) => {
    const names = readdirSync(path.join(made, folder))
    expect(readdirSync(path.join(DOCUMENTS, folder))).toEqual(names)
    return names.map((name) => `${folder}/${name}`)
  })
  for (const file of ['errors.md', 'http-api.md', 'openapi.json', 'placeholders.md', ...folders])
    expect(readFileSync(path.join(DOCUMENTS, file), 'utf8'), file).toBe(
      readFileSync(path.join(made, file), 'utf8'),
    )
})
