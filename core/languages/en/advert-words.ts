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
}
