import { defineCode } from '../define-code.ts'

export const SOURCE_CODES = {
} as const
