/** Estates of SweepBright in the files in which they are stored, and the homes inside of a project. */
import { expect, test } from 'vitest'
import { changed } from '../../../../import/made-up/changed.ts'
import { madeUpHomes } from '../../../../import/made-up/homes.ts'
import { imported } from '../../../../import/made-up/report.ts'
import { sweepBright, uuidOf } from '../../../../import/sweepbright/export.ts'
import { PROJECT } from '../../../../import/sweepbright/traps.ts'

const [home] = madeUpHomes().slice(37)
const estate = JSON.parse(sweepBright(home === undefined ? [] : [home]))[0]
const project = changed({ ...estate, id: uuidOf(100) }, PROJECT)

test('one estate in a file is recognised', async () => {
  const { preset, records } = await imported(JSON.stringify(estate), 'estate.json')
  expect(preset).toBe('sweepbright')
  expect(records).toHaveLength(1)
})

test('the homes inside of a project are homes of it', async () => {
  const { preview, records } = await imported(JSON.stringify([project]), 'project.json')
  expect(preview.counts).toMatchObject({ read: 3, published: 3 })
  const [whole, first] = records.map(({ kind, value }) => ({ kind, ...(value as object) }))
  expect(whole).toMatchObject({ kind: 'project', PublicAddress: true })
  expect(first).toMatchObject({
    kind: 'property',
    Street: 'Zavelhof',
    HouseNumber: '9',
    Zip: '9000',
    Price: 245_000,
  })
  expect((first as { ProjectID?: number }).ProjectID).toBe((whole as { ID?: number }).ID)
})

test('a home without an address of its own is at that of its project, and has its own title only', async () => {
  const { records } = await imported(JSON.stringify([project]), 'project.json')
  const second = records[2]?.value
  expect(second).toMatchObject({ Street: home?.street, Zip: home?.zip, Status: 2, PublishPrice: false })
  expect(second).not.toHaveProperty('TypeDescription')
  expect(JSON.stringify(records)).not.toContain('Geheim')
})

test('a hidden project hides its homes', async () => {
  const hidden = changed(project, { 'location.hidden': true })
  const { records } = await imported(JSON.stringify([hidden]), 'project.json')
  for (const { kind, value } of records)
    expect(value).toMatchObject({ [kind === 'project' ? 'PublicAddress' : 'PublishAddress']: false })
})

test('a home that is given inside of its project and by itself is read once', async () => {
  const [unit] = PROJECT['properties'] as readonly object[]
  const alone = { ...estate, ...unit, bedrooms: 2 }
  for (const list of [
    [project, alone],
    [alone, project],
  ]) {
    const { records, filtered } = await imported(JSON.stringify(list), 'estates.json')
    expect(records).toHaveLength(3)
    expect(filtered).toEqual({ 'given by itself as well': 1 })
    expect(records.map(({ value }) => (value as { NumberOfBedRooms?: number }).NumberOfBedRooms)).toContain(2)
  }
})
