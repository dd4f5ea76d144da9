/** The page of a property with the given data. */
import type { Locale } from '../../../../core/languages/codes.ts'
import { propertyPage } from '../../../../core/view/property-page.ts'
import type { PropertyPage } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, rulesConfig, spaced, viewOf } from '../../../support/view.ts'

const RULES = rulesConfig({ marqueeIgnoreList: [1] })

export async function pageOf(
  record: object,
  files: SiteFiles = {},
  locale: Locale = 'nl',
): Promise<PropertyPage> {
  const view = await viewOf({ ...RULES, ...properties({ ...record, ID: 1 }), ...files }, { locale })
  return spaced(propertyPage(view.context, view.property(1), {}))
}

export const FULL = house(1, {
  Price: 245_000,
  Lead: { nl: 'Kort gezegd.', fr: 'En bref.' },
  Description: { nl: 'Een **mooi** huis.' },
  XLargePictureItems: [{ Url: 'images/front.jpg', Name: { nl: 'Voorgevel' } }, { Url: 'images/garden.jpg' }],
  PlanItems: [{ Url: 'images/plan.jpg' }],
  UniqueCode: 245,
  EPCLabelText: 'E',
  EnergyPerformance: 450,
  NumberOfBedRooms: 3,
  IsNew: true,
  ManagerID: 7,
  PlanningInformation: { nl: 'Woongebied.' },
  PlanningUrl: 'https://planning.example/1',
  Documents: [{ Name: { nl: 'Plan', fr: 'Plan' }, Url: 'https://a.example/plan.pdf' }],
  VideoUrl: 'https://youtu.be/abcdefghijk',
  Latitude: 51.04,
  Longitude: 3.71,
})
export const TEAM = { 'site-config/team.json': { members: [{ id: 7, name: 'Inès Maes' }] } }
