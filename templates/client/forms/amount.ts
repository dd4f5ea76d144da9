import { amountInWords, saysAmount } from '../../../core/domain/amount-words.ts'
import { wholeEuros } from '../../../core/domain/euro-amount.ts'
import { loadNumberWords } from '../../../core/languages/number-words.ts'
import type { LiveForm } from './live-form.ts'
import { controlsOf } from './live-form.ts'
import { make } from '../make.ts'

/**
 * Suggests the amount in words, and reports whether the written words match. Only the visitor puts the
 * suggestion into the field.
 */
export async function proposeWords({ form, locale, say }: LiveForm): Promise<void> {
  const [amount] = controlsOf(form, 'amount')
  const [words] = controlsOf(form, 'amountWords')
  if (!amount || !words) return
  const language = await loadNumberWords(locale)
  const text = make('span', { role: 'status' })
  const take = make('button', { type: 'button', className: 'form-link' }, say('form.late.wordsTake'))
  const line = make('p', { className: 'form-words', hidden: true }, text, ' ', take)
  words.closest('.field')?.append(line)
  let proposal = ''

  /** An incomplete word is no difference, so differences are shown when the field is left. */
  const compare = (isTyping: boolean) => {
    const euro = wholeEuros(amount.value.trim())
    proposal = (euro === null ? null : amountInWords(euro, language)) ?? ''
    line.hidden = proposal === ''
    if (euro === null || proposal === '') return
    const isSame = saysAmount(words.value, euro, language)
    const isOpen = isTyping || words.value.trim() === ''
    const said = say(`form.late.${isSame ? 'wordsSame' : isOpen ? 'words' : 'wordsDiffer'}`, {
      words: proposal,
    })
    // An unchanged message is not announced again.
    if (text.textContent !== said) text.textContent = said
    take.hidden = isSame
  }
  take.addEventListener('click', () => {
    words.value = proposal
    words.dispatchEvent(new Event('input', { bubbles: true }))
    words.focus()
  })
  amount.addEventListener('input', () => compare(false))
  words.addEventListener('change', () => compare(false))
  words.addEventListener('input', () => compare(true))
  form.addEventListener('reset', () => setTimeout(compare, 0, false))
  compare(false)
}
