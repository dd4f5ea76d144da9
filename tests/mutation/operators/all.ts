import type { Operator } from '../mutant.ts'
import { CALLS } from './calls.ts'
import { LITERALS } from './literals.ts'
import { LOGIC } from './logic.ts'
import { MARKUP } from './markup.ts'
import { PATTERNS } from './patterns.ts'
import { STATEMENT_OPERATORS } from './statements.ts'

export const OPERATORS: readonly Operator[] = [
  ...LOGIC,
  ...LITERALS,
  ...PATTERNS,
  ...CALLS,
  ...STATEMENT_OPERATORS,
  ...MARKUP,
]
