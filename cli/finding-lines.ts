import pc from 'picocolors'
import type { Finding } from '../core/doctor/finding.ts'
import type { Io } from './io.ts'

const SIGNS = { good: '✓', hint: '!', bad: '✗' } as const

/** A line for each finding. */
export function findingLines(findings: readonly Finding[], { out }: Pick<Io, 'out'>): readonly string[] {
  const { green, yellow, red } = pc.createColors(out.hasColour)
  const paint = { good: green, hint: yellow, bad: red }
  const width = Math.max('integrity'.length, ...findings.map(({ check }) => check.length))
  return findings.map(
    ({ check, mark, text }) => `${paint[mark](SIGNS[mark])} ${check.padEnd(width)}  ${text}`,
  )
}
