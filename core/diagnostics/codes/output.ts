import { defineCode } from '../define-code.ts'

export const OUTPUT_CODES = {
} as const
