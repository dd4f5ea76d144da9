import { defineCode } from '../define-code.ts'

export const LINK_CODES = {
} as const
