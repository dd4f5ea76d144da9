/** The data of the package: every municipality and every postal code is found by all its names. */
import { expect, test } from 'vitest'
import { regionOf } from '../../../../core/domain/region.ts'
import { foldText } from '../../../../core/domain/text.ts'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { WITHOUT_MUNICIPALITY } from '../../../../core/places/belgium.ts'
import {
  findBelgianPlace,
  municipalities,
  municipalityOfZip,
} from '../../../../core/places/belgian-places.ts'
import type { FoundPlace } from '../../../../core/places/belgian-places.ts'
import outlines from '../../../../core/places/outlines.json' with { type: 'json' }

const all = municipalities()
const without = WITHOUT_MUNICIPALITY.trim().split('\n')

/** The ways in which feeds write a name. */
function spellingsOf(name: string): readonly string[] {
  const plain = foldText(name)
  return [name, name.toUpperCase(), plain, plain.replaceAll(/[ -]/g, '_'), plain.replaceAll('-', ' ')]
}

function nisOf(found: FoundPlace): number | undefined {
  return found.kind === 'part' ? found.part.municipality?.nis : found.municipality?.nis
}

test('there are 565 municipalities with 1,139 postal codes, and 19 postal codes without one', () => {
  const zips = new Set(all.flatMap((municipality) => municipality.zips))
  expect([all.length, zips.size, without.length]).toEqual([565, 1139, 19])
  expect(without.filter((line) => zips.has(line.slice(0, 4)))).toEqual([])
  const byRegion = (region: string) => all.filter((each) => each.region === region).length
  expect(['flanders', 'brussels', 'wallonia'].map(byRegion)).toEqual([285, 19, 261])
})

test('each is found by every postal code and name, in every spelling', () => {
  const wrong = all.flatMap(({ nis, zips, names, aliases }) =>
    zips.flatMap((zip) =>
      [...Object.values(names), ...aliases]
        .flatMap(spellingsOf)
        .filter((name) => nisOf(findBelgianPlace(zip, [name])) !== nis)
        .map((name) => `${zip} ${name}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('each part is found by its postal code and name, in every spelling', () => {
  const wrong = all
    .flatMap(({ parts }) => parts)
    .filter(({ zip, name, municipality }) =>
      [typeof name === 'string' ? name : name.fr].flatMap(spellingsOf).some((spelling) => {
        const found = findBelgianPlace(zip, [spelling])
        return found.kind !== 'part' || found.part.zip !== zip || nisOf(found) !== municipality?.nis
      }),
    )
  expect(wrong).toEqual([])
})

test('places without a municipality are known', () => {
  for (const line of without)
    expect(findBelgianPlace(line.slice(0, 4), [line.slice(5)])).toEqual({
      kind: 'part',
      part: { zip: line.slice(0, 4), name: line.slice(5) },
    })
})

test('the region of a postal code is that of its municipality', () => {
  const wrong = all.flatMap(({ region, zips }) => zips.filter((zip) => regionOf(zip, 10) !== region))
  expect(wrong).toEqual([])
})

test('only 1040, 1050 and 1060 have two municipalities', () => {
  const zips = [...new Set(all.flatMap((municipality) => municipality.zips))]
  expect(zips.filter((zip) => municipalityOfZip(zip) === undefined)).toEqual(['1040', '1050', '1060'])
})

test('names have capitals as their language writes them, in every language', () => {
  const names = all.flatMap((each) => [
    ...LOCALES.map((locale) => each.names[locale]),
    ...each.parts.flatMap(({ name }) => (typeof name === 'string' ? [name] : Object.values(name))),
  ])
  expect(names.filter((name) => !/^(?:'[st] ?)?\p{Lu}/u.test(name))).toEqual([])
  expect(
    names.filter((name) => /\p{Ll}\p{Lu}|-(?:De|Le|La|Les|Sur|Sous|Aan|Op|Den|En)(?:-|$)/u.test(name)),
  ).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining(['Villers-le-Bouillet', 'Petegem-aan-de-Leie', "'s Herenelderen"]),
  )
})

test('centres lie in Belgium, and every municipality has an outline', () => {
  const far = all.filter(
    ({ place: { latitude, longitude } }) =>
      latitude < 49.5 || latitude > 51.51 || longitude < 2.54 || longitude > 6.41,
  )
  expect(far).toEqual([])
  const drawn = outlines.objects.municipality.geometries
  expect(drawn.filter(({ arcs }) => arcs.length > 0).map(({ id }) => id)).toEqual(all.map(({ nis }) => nis))
})
