/** The parts of the identity of the agency that texts may name. */
export const AGENCY_PARTS = [
  'name',
  'tradeName',
  'companyNumber',
  'address',
  'call',
  'write',
  'reach',
  'authority',
] as const
export type AgencyPart = (typeof AGENCY_PARTS)[number]
