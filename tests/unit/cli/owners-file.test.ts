/** The file of owners is checked like content before anything is changed. */
import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readOwnersFile } from '../../../cli/owners-file.ts'
import { emptyFolder } from '../../support/folder.ts'

const owner = (id: number, email: string, properties: readonly number[] = []) => ({
  id,
  email,
  name: 'An',
  language: 'nl',
  properties,
})

function read(data: object, folder = emptyFolder(), known: readonly string[] = ['4127']) {
  const bytes = Buffer.from(JSON.stringify(data))
  const { value, problems } = readOwnersFile(bytes, { name: 'owners.json', folder, known: new Set(known) })
  return { value, found: problems.map(({ code, at }) => `${code} ${at[0]?.path.join('.')}`) }
}

describe('what stands twice', () => {
  test.each<[string, object, readonly string[]]>([
    ['an owner', { owners: [owner(1, 'a@x.be'), owner(1, 'b@x.be')] }, ['AS8001 owners.1.id']],
    [
      'an address, in whatever case',
      { owners: [owner(1, 'An@x.be'), owner(2, 'bo@x.be'), owner(3, 'aN@X.be')] },
      ['AS8002 owners.2.email'],
    ],
    ['a property', { properties: [{ id: 1 }, { id: 2 }, { id: 1 }] }, ['AS8001 properties.2.id']],
    [
      'a visit',
      {
        properties: [
          {
            id: 1,
            visits: [
              { id: 1, date: '2026-11-22', status: 'done' },
              { id: 1, date: '2026-11-23', status: 'done' },
            ],
          },
        ],
      },
      ['AS8001 properties.0.visits.1.id'],
    ],
  ])('%s', (_, data, problems) => {
    expect(read(data).found).toEqual(problems)
  })
})

test('a property that neither the site nor the file knows is named, and what is known is taken', () => {
  const { found } = read({ owners: [owner(1, 'a@x.be', [4127, 9, 8])], properties: [{ id: 8 }] })
  expect(found).toEqual(['AS8003 owners.0.properties.1'])
  expect(read({ owners: [owner(1, 'a@x.be', [4127])] }).value?.file.owners).toHaveLength(1)
})

describe('documents', () => {
  const documents = (...files: readonly string[]) => ({
    properties: [
      {
        id: 1,
        documents: files.map((file, index) => ({ id: index + 1, file, name: 'Plan', date: '2026-11-22' })),
      },
    ],
  })

  test('are read with their type', () => {
    const folder = emptyFolder()
    writeFileSync(path.join(folder, 'plan.pdf'), '%PDF-1.7 x')
    const { value, found } = read(documents('plan.pdf'), folder)
    expect(found).toEqual([])
    expect(value?.documents.get('plan.pdf')).toMatchObject({ type: 'application/pdf' })
  })

  test('are not read where they are missing, folders, of another kind or outside of the folder', () => {
    const folder = emptyFolder()
    const outside = path.join(emptyFolder(), 'secret.pdf')
    writeFileSync(outside, '%PDF-1.7 x')
    symlinkSync(outside, path.join(folder, 'link.pdf'))
    symlinkSync(folder, path.join(folder, 'folder.pdf'))
    writeFileSync(path.join(folder, 'text.pdf'), 'no PDF')
    const { value, found } = read(documents('no.pdf', 'folder.pdf', 'link.pdf', 'text.pdf'), folder)
    expect(value).toBeNull()
    expect(found).toEqual([
      'AS8004 properties.0.documents.0.file',
      'AS8004 properties.0.documents.1.file',
      'AS8004 properties.0.documents.2.file',
      'AS8005 properties.0.documents.3.file',
    ])
  })
})
