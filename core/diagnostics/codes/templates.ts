import { defineCode } from '../define-code.ts'

export const TEMPLATE_CODES = {
} as const
