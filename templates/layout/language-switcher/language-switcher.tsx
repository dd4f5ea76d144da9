import type { Frame } from '../../../core/view/types.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useShell, useT } from '../../render-context.ts'

export interface LanguageSwitcherProps {
  readonly frame: Frame
  readonly place: 'header' | 'drawer'
}

/** Links to the page in the other languages in which it exists. */
export function LanguageSwitcher({ frame, place }: LanguageSwitcherProps) {
  const { locale: current, languageNames, showFlags } = useShell()
  const t = useT()
  if (frame.languages.length <= 1) return null
  return (
    <nav className={`languages languages--${place}`} aria-label={t(`language.${place}`)}>
      <ul>
        {frame.languages.map(({ locale, href }) => (
          <li key={locale}>
            <a
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              data-language={locale}
            >
              {showFlags && <Icon name={`flag-${locale}`} small />}
              <span aria-hidden="true">{locale}</span>
              <span className="hidden-text">{languageNames[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
