import { describe, expect, test } from 'vitest'
import { house, rental } from '../../../support/view.ts'
import { groupOf } from './facts-of.ts'

describe('letting', () => {
  const full = rental(1, {
    Price: 1000,
    ChargesRenter: 75,
    DepositAmount: 2000,
    InventoryShare: 250,
    ChargesType: 'advance',
    IndividualMeters: true,
    Management: { nl: 'Kantoor Linde' },
  })

  test('says what a tenant pays before the key, and who manages the home', async () => {
    expect(await groupOf('letting', full)).toEqual({
      rent: '€ 1.000 per maand',
      chargesRenter: '€ 75 per maand (voorschot)',
      depositAmount: '€ 2.000 (2 maanden huur)',
      inventoryShare: '€ 250',
      meters: 'Individuele meters',
      management: 'Kantoor Linde',
    })
    expect(
      await groupOf('letting', { ...full, ChargesType: 'fixed', IndividualMeters: false }),
    ).toMatchObject({
      chargesRenter: '€ 75 per maand (vast bedrag)',
      meters: 'Gemeenschappelijke meters',
    })
    expect(await groupOf('letting', { ...full, ChargesType: undefined })).toMatchObject({
      chargesRenter: '€ 75 per maand',
    })
  })

  test('is said of nothing that is for sale', async () => {
    expect(await groupOf('letting', { ...full, Goal: 0 })).toEqual({})
    expect(await groupOf('letting', { ...full, Goal: 2 })).toEqual({})
  })

  test.each<[string, object, string]>([
    ['one rent', { DepositAmount: 1000 }, '€ 1.000 (1 maand huur)'],
    ['three rents', { DepositAmount: 3000 }, '€ 3.000 (3 maanden huur)'],
    ['one rent and a half', { DepositAmount: 1500 }, '€ 1.500'],
    ['half a rent', { DepositAmount: 500 }, '€ 500'],
    ['none', { DepositAmount: 0 }, '€ 0'],
    ['two hidden rents', { PublishPrice: false }, '€ 2.000'],
    ['two rents of what is rented', { Status: 4 }, '€ 2.000'],
    ['rents that nobody gave', { Price: undefined }, '€ 2.000'],
  ])('a deposit of %s', async (_, more, deposit) => {
    expect((await groupOf('letting', { ...full, ...more }))['depositAmount']).toBe(deposit)
  })

  test('the rent is hidden as the price is, and gone with the home', async () => {
    expect((await groupOf('letting', { ...full, PublishPrice: false }))['rent']).toBe('Prijs op aanvraag')
    expect((await groupOf('letting', { ...full, Status: 4 }))['rent']).toBeUndefined()
  })
})

describe('finance', () => {
  const full = house(1, {
    Price: 250_000,
    ChargesRenter: 75,
    ChargesOwner: 25.5,
    DepositAmount: 2000,
    CadastralIncome: 1234,
    RegistrationRights: 3,
    VAT: 21,
    NotaryFees: 4000,
  })

  test('says what a buyer pays', async () => {
    expect(await groupOf('finance', full)).toEqual({
      price: '€ 250.000',
      chargesRenter: '€ 75 per maand',
      chargesOwner: '€ 25,50 per maand',
      depositAmount: '€ 2.000',
      cadastralIncome: '€ 1.234',
      registrationRights: '3 %',
      vat: '21 %',
      notaryFees: '€ 4.000',
    })
  })

  test('of a rental leaves to letting what stands there', async () => {
    expect(
      await groupOf('finance', rental(1, { ChargesOwner: 25, DepositAmount: 1, CadastralIncome: 1234 })),
    ).toEqual({
      chargesOwner: '€ 25 per maand',
      cadastralIncome: '€ 1.234',
    })
  })

  test.each<[string, object, string | undefined]>([
    ['hidden', { PublishPrice: false }, 'Prijs op aanvraag'],
    ['behind a marquee', { Marquee: 1, MarqueeName: 'Onder optie' }, 'Onder optie'],
    ['sold', { Status: 2 }, undefined],
  ])('shows no price that is %s', async (_, more, price) => {
    const facts = await groupOf('finance', { ...full, ...more })
    expect(facts['price']).toBe(price)
    expect(JSON.stringify(facts)).not.toContain('250.000')
  })
})
