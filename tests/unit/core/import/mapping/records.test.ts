/** Lists of a record, and what becomes of a record as a whole. */
import { describe, expect, test } from 'vitest'
import type { RawFields } from '../../../../../core/import/raw-record.ts'
import type { AnyRule, MappingRules } from '../../../../../core/schema/mapping-rules.ts'
import { mapAll, mapped } from '../../../../support/import.ts'

describe('lists', () => {
  const pictures: AnyRule = {
    each: ['main', 'pictures'],
    when: { from: 'kind', not: ['plan'] },
    order: 'order',
    first: { from: 'kind', is: ['title'] },
    separators: '|',
    fields: { Url: { from: ['url', '#text'] }, Name: 'caption' },
  }
  const urls = (fields: RawFields) => {
    const [record] = mapped({ id: 'id', fields: { XLargePictureItems: pictures } }, [{ id: 1, ...fields }])
    return (record?.fields['XLargePictureItems'] as { Url: string }[] | undefined)?.map(({ Url }) => Url)
  }

  test('are sorted by their number, of which the first is often missing', () => {
    const list = [
      { url: 'c', order: 9 },
      { url: 'a' },
      { url: 'b', order: 9 },
      { url: 'p', order: 1, kind: 'plan' },
    ]
    expect(urls({ pictures: list })).toEqual(['a', 'c', 'b'])
  })

  test('begin with the element that is marked', () => {
    expect(urls({ pictures: [{ url: 'a' }, { url: 'b', kind: 'TITLE' }] })).toEqual(['b', 'a'])
  })

  test('are one element, several fields, or one text', () => {
    expect(urls({ pictures: { url: 'a' } })).toEqual(['a'])
    expect(urls({ main: 'm', pictures: ['a', 'b'] })).toEqual(['m', 'a', 'b'])
    expect(urls({ pictures: 'a | b|' })).toEqual(['a', 'b'])
    expect(urls({ pictures: "['a', 'b']" })).toEqual(['a', 'b'])
    expect(urls({})).toBeUndefined()
  })
})

describe('a record', () => {
  test('with a hidden address has no coordinates', () => {
    const fields: MappingRules['fields'] = {
      PublishAddress: { from: ['show', 'visible'], combine: 'every' },
      Latitude: 'lat',
      Longitude: 'lon',
    }
    const [hidden, shown] = mapped({ id: 'id', fields }, [
      { id: 1, show: 'ja', visible: 'nee', lat: 51.05, lon: 3.72 },
      { id: 2, show: 'ja', visible: 'ja', lat: 51.05, lon: 3.72 },
    ])
    expect(hidden?.fields).toEqual({ PublishAddress: false })
    expect(shown?.fields).toEqual({ PublishAddress: true, Latitude: 51.05, Longitude: 3.72 })
  })

  test('is left out by a filter, with its reason, or because the source removes it', () => {
    const rules: MappingRules = {
      id: 'id',
      filter: [{ when: { from: 'online', is: [false] }, reason: 'offline' }],
      deleted: { from: 'action.@art', is: ['DELETE'] },
    }
    const results = mapAll(rules, [
      { id: 'a', online: false },
      { id: 'b', online: true, action: { '@art': 'DELETE' } },
      { id: 'c', online: true },
    ])
    expect(results).toMatchObject([
      { sourceId: 'a', reason: 'offline', isDeleted: false },
      { sourceId: 'b', reason: 'deleted', isDeleted: true },
      { sourceId: 'c', kind: 'property' },
    ])
  })

  test('can be a project, with other fields', () => {
    const rules: MappingRules = {
      id: 'id',
      fields: { Price: 'price' },
      projects: { when: { from: 'children', is: [true] }, id: 'group', fields: { PriceMin: 'price' } },
    }
    expect(
      mapped(rules, [
        { id: 1, group: 'G', children: true, price: 1 },
        { id: 2, price: 2 },
      ]),
    ).toMatchObject([
      { kind: 'project', sourceId: 'G', fields: { PriceMin: 1 } },
      { kind: 'property', sourceId: '2', fields: { Price: 2 } },
    ])
  })

  test('has people and offices, but none without a name or an id', () => {
    const rules: MappingRules = {
      id: 'id',
      people: { each: 'agents', id: 'email', fields: { name: 'name', email: 'email' } },
      offices: { each: 'office', id: 'id', fields: { name: 'name' } },
    }
    const agents = [{ name: 'An', email: 'an@x.example' }, { email: 'no-name@x.example' }, { name: 'No id' }]
    const [record] = mapped(rules, [{ id: 1, agents, office: { id: 7, name: 'Gent' } }])
    expect(record).toMatchObject({
      people: [{ sourceId: 'an@x.example', fields: { name: 'An', email: 'an@x.example' } }],
      offices: [{ sourceId: '7', fields: { name: 'Gent' } }],
    })
  })

  test('keeps fields without a place in "extra"', () => {
    const rules: MappingRules = { id: 'id', keep: { lift: { from: 'lift', as: 'flag' }, floor: 'etage' } }
    expect(mapped(rules, [{ id: 1, lift: 'ja', etage: '3' }])[0]?.fields).toEqual({
      extra: { lift: true, floor: '3' },
    })
  })

  test('has no private field at any depth, in any spelling', () => {
    const rules: MappingRules = { id: 'id', drop: ['owner', 'Key number'], fields: { City: 'owner.city' } }
    const record = { id: 1, Owner: { city: 'Gent' }, lots: [{ key_number: '7', owner: 'X' }] }
    expect(JSON.stringify(mapAll({ ...rules, keep: { all: 'lots' } }, [record]))).not.toMatch(/Gent|7|X/)
  })

  test('may write the names of its fields in any case', () => {
    const rules: MappingRules = {
      ignoreCase: true,
      id: 'ID',
      fields: { City: 'Address.City', Lead: { languages: { nl: 'LeadNl' } } },
    }
    expect(mapped(rules, [{ id: 5, ADDRESS: { city: 'Gent' }, leadNL: 'Ja' }])[0]).toMatchObject({
      sourceId: '5',
      fields: { City: 'Gent', Lead: { nl: 'Ja' } },
    })
  })

  test('remembers the field of the source of each value', () => {
    expect(
      mapped({ id: 'id', fields: { City: ['a.town', 'city'] } }, [{ id: 1, city: 'Gent' }])[0]?.origins,
    ).toEqual({
      City: 'city',
    })
  })
})
