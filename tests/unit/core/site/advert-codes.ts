/** Data of adverts that follow the rules, and the codes that a change of them causes. */
import { linkFiles } from '../../../support/linked.ts'
import { plot } from '../../../support/site.ts'

export const SALE = { WebID: 1, EnergyPerformance: 245, UniqueCode: 245, GScore: 'A' }
export const RENT = {
  Goal: 1,
  WebID: 1,
  EnergyPerformance: 180,
  ChargesRenter: 0,
  Price: 1000,
  DepositAmount: 3000,
}
export const WALLONIA = { Zip: '5000', City: 'NAMUR', TotalEnergy: 9000 }
export const LUXEMBOURG = { Zip: '1130', City: 'LUXEMBOURG', CountryID: 50 }
export const NEW = { ...SALE, VAT: 21, LandSeller: 'same', WorksBegun: true, ELevel: 20 }
export const DWELLING = { Name: 'Eerste verdieping', EnergyPerformance: 241, UniqueCode: '2987739' }
export const none = null

export async function codesOf(fields: object, config: object = {}): Promise<readonly string[]> {
  const { problems } = await linkFiles({
    ...config,
    'content/categories.json': [1, 2, 4, 5, 6, 7].map((id) => ({
      ID: id,
      WebID: id,
      Name: `${id}`,
      ShowOrder: 0,
      Sale: true,
      Rent: true,
    })),
    'content/properties/a.json': plot(1, { ...fields }),
  })
  return problems.map(({ code, severity }) => `${code} ${severity}`)
}
