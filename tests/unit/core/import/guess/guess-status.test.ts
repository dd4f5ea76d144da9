/** The status of a home in an export without a standard. */
import { describe, expect, test } from 'vitest'
import { dataOf, previewTable as table, UNDER_OPTION } from '../../../../support/preview.ts'

describe('a sold home is sold, whichever column says so', () => {
  const sold = (name: string, values: readonly string[]) =>
    table([
      `Ref;Transactie;${name};Postcode;Gemeente;Prijs`,
      ...values.map((value, index) => `R${index};te koop;${value};9000;Gent;300000`),
    ])
  const statuses = async (name: string, values: readonly string[]) =>
    dataOf(await sold(name, values)).map(({ Status }) => Status)

  test.each([
    ['Etat', ['Disponible', 'Vendu', 'Sous option'], [1, 2, 1]],
    ['state', ['available', 'sold', 'sold'], [1, 2, 2]],
    ['Beschikbaarheid', ['beschikbaar', 'verkocht', 'verkocht'], [1, 2, 2]],
    ['Verkocht', ['ja', 'nee', ''], [2, 1, 1]],
    ['is_sold', ['1', '0', '0'], [2, 1, 1]],
    // The home has a tenant.
    ['Verhuurd', ['ja', 'nee', ''], [1, 1, 1]],
    ['Verkocht/verhuurd', ['ja', 'nee', ''], [6, 1, 1]],
    ['Label', ['Nieuw', 'Verkocht', 'Onder optie'], [1, 2, 1]],
  ])('%s', async (name, values, expected) => {
    expect(await statuses(name, values)).toEqual(expected)
  })

  test.each([
    ['Etat', ['A rénover', 'Bon état', 'Neuf']],
    ['state', ['Oost-Vlaanderen', 'Oost-Vlaanderen', 'Antwerpen']],
    ['Etat', ['Nouveau', 'Nouveau', 'A rénover']],
    ['Occupation', ['Libre', 'Loué', 'Libre']],
    ['Vorige status', ['Te koop', 'Verkocht', 'Onder optie']],
    ['Portaal', ['actief', 'offline', 'verkocht']],
  ])('but %s of %j is none', async (name, values) => {
    expect(await statuses(name, values)).toEqual([undefined, undefined, undefined])
  })

  test.each([
    ['Online', ['ja', 'nee', 'ja']],
    ['archived', ['false', 'true', 'false']],
    ['Status', ['beschikbaar', 'ingetrokken', 'verkocht']],
  ])('homes that are not for publication are left out: %s', async (name, values) => {
    const { counts } = await sold(name, values)
    expect(counts).toEqual({ read: 3, published: 2, quarantined: 0, filtered: { 'not for publication': 1 } })
  })

  test('also if another column only says what is active', async () => {
    const read = await table([
      'Ref;Transactie;Statut;Etat;Postcode;Gemeente',
      'R1;te koop;actif;disponible;9000;Gent',
      'R2;te koop;actif;vendu;9000;Gent',
      'R3;te koop;actif;option;9000;Gent',
      'R4;te koop;inactif;vendu;9000;Gent',
    ])
    expect(read.counts).toMatchObject({ published: 3, filtered: { 'not for publication': 1 } })
    expect(dataOf(read).map(({ Status, MarqueeName }) => [Status, MarqueeName])).toEqual([
      [1, undefined],
      [2, undefined],
      [1, UNDER_OPTION],
    ])
  })

  test('the column of the goal is that of the status if some homes in it are sold', async () => {
    const { published } = await table([
      'Ref;Transactie;Postcode;Gemeente',
      'R1;te koop;9000;Gent',
      'R2;verkocht;9000;Gent',
      'R3;verhuurd;9000;Gent',
    ])
    expect(published.map(({ data: { Goal, Status } }) => [Goal, Status])).toEqual([
      [0, 1],
      [0, 2],
      [1, 4],
    ])
  })
})

test('a home under option says so by a column of yes and no', async () => {
  const { published } = await table([
    'Ref;Transactie;Onder optie;Status;Postcode;Gemeente',
    'R1;te koop;ja;beschikbaar;9000;Gent',
    'R2;te koop;nee;beschikbaar;9000;Gent',
    'R3;te koop;nee;onder bod;9000;Gent',
  ])
  expect(published.map(({ data: { Status, MarqueeName } }) => [Status, MarqueeName])).toMatchObject([
    [1, UNDER_OPTION],
    [1, undefined],
    [1, { nl: 'Onder bod' }],
  ])
})
