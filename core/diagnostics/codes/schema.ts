import { defineCode } from '../define-code.ts'

export const SCHEMA_CODES = {
} as const
