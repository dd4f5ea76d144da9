import { defineCode } from '../define-code.ts'

export const PICTURE_CODES = {
} as const
