/** The calculator of the instalments of a loan. */
import { monthlyRate, repayment } from './loan.ts'
import { amountsOf, typedNumber } from './sheet.ts'
import type { Sheet, Values } from './sheet.ts'

const LONGEST_YEARS = 40

/** A typed monthly rate takes the place of the yearly one. */
export function loanSheet(values: Values): Sheet {
  const { amounts, wrong } = amountsOf(values, { capital: 'needed' })
  const years = typedNumber(values['years'] ?? '')
  const isMonthly = (values['monthly'] ?? '').trim() !== ''
  const name = isMonthly ? 'monthly' : 'yearly'
  const percent = typedNumber(values[name] ?? '')
  const isLength = years !== null && Number.isInteger(years) && years >= 1 && years <= LONGEST_YEARS
  const problems = [...wrong, ...(isLength ? [] : ['years']), ...(percent === null ? [name] : [])]
  if (problems.length > 0 || years === null || percent === null) return { rows: [], wrong: problems }
  const rate = isMonthly ? { monthly: percent } : { yearly: percent }
  const { instalment, interest, total } = repayment({ capital: amounts.capital, months: years * 12, rate })
  return {
    rows: [
      { name: 'rate', value: monthlyRate(rate), unit: 'percent' },
      { name: 'instalment', value: instalment },
      { name: 'interest', value: interest },
      { name: 'repaid', value: total },
    ],
    wrong: [],
  }
}
