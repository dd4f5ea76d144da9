import { LOCALES } from '../../../core/languages/codes.ts'
import { useDesk } from '../context.ts'
import { Select } from './select.tsx'

/** The language of mails to a person, by the name `language`. */
export function LanguageSelect() {
  const { words } = useDesk()
  const names = new Intl.DisplayNames([words.locale], { type: 'language' })
  return (
    <Select
      label={words.say('desk.language')}
      name="language"
      initial={words.locale}
      choices={LOCALES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
    />
  )
}
