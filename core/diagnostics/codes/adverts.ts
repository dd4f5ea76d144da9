import { defineCode } from '../define-code.ts'

export const ADVERT_CODES = {
} as const
