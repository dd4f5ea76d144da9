import type { AdvertWords } from '../language.ts'

export const advertWords: AdvertWords = {
  notFilledIn: [
    'unknown',
    'not specified',
    'unspecified',
    'not known',
    'not available',
    'not applicable',
    'not given',
    'no information',
    'none',
    'none specified',
    'n/a',
  ],
  certificates: ['energy certificate', 'energy performance certificate'],
  pending: ['in progress', 'pending', 'to follow', 'being prepared', 'applied for'],
  excluding: [
    'no social welfare',
    'no benefits claimants',
    'no unemployed',
    'no foreigners',
    'Belgians only',
    'no children allowed',
    'working couples only',
    'working people only',
  ],
  means: ['minimum income', 'permanent contract required', 'permanent contract only', 'payslips required'],
}
