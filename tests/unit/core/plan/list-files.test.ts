/** Languages in which a list has the same rows share what is made of these. */
import { expect, test } from 'vitest'
import { parseListFile } from '../../../../core/domain/list-file.ts'
import { contentInMemory } from '../../../../core/plan/jobs.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import { planOf, siteOf } from '../../../support/linked.ts'
import { plot } from '../../../support/site.ts'
import { FILES } from './small-site.ts'

const HOMES = Array.from({ length: 3 }, (_, index) => plot(index + 1))
const FLEMISH = plot(9, { TypeDescription: { nl: 'Alleen Nederlands' } })

async function listsOf(homes: readonly object[]) {
  const { plan } = planOf(
    await siteOf({ ...FILES, 'content/properties/all.json': homes }),
    hashOf('templates'),
  )
  const listAt = (file: string) => {
    const content = plan.files.find((job) => job.file === file)?.content
    const isMade = content !== undefined && !('copyOf' in content)
    const list = parseListFile(isMade ? String(contentInMemory(content)) : '')
    if (list === null) throw new Error(`there is no list ${file}`)
    return list
  }
  return { nl: listAt('nl/te-koop/list.json'), fr: listAt('fr/a-vendre/list.json') }
}

test('the same homes are one file of ids', async () => {
  const { nl, fr } = await listsOf(HOMES)
  expect(fr.ids).toBe(nl.ids)
  expect(fr.price).toEqual(nl.price)
  expect(fr.fragments).not.toEqual(nl.fragments)
})

test('a home that only one language has is in the rows of that one', async () => {
  const { nl, fr } = await listsOf([...HOMES, FLEMISH])
  expect([nl.price.length, fr.price.length]).toEqual([4, 3])
  expect([nl.town.length, fr.town.length]).toEqual([4, 3])
  expect(fr.ids).not.toBe(nl.ids)
})
