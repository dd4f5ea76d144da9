import { groupPhone, groupPhoneSpec } from '../../../core/domain/phone.ts'
import { groupTyped } from '../../../core/domain/phone-typing.ts'
import type { LiveForm } from './live-form.ts'

/**
 * Groups telephone numbers while they are typed. A text in composition, or with a selection, is not changed.
 */
export function groupPhones({ form, texts }: LiveForm): void {
  const group = texts.grouping === 'spec' ? groupPhoneSpec : (phone: string) => groupPhone(phone)
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="tel"]')) {
    field.addEventListener('input', (event) => {
      const { value: text, selectionStart: caret, selectionEnd } = field
      if ((event as InputEvent).isComposing || caret === null || caret !== selectionEnd) return
      const grouped = groupTyped({ text, caret }, group)
      if (!grouped) return
      field.value = grouped.text
      field.setSelectionRange(grouped.caret, grouped.caret)
    })
  }
}
