import type { Frame } from '../../../core/view/types.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useShell, useT } from '../../render-context.ts'

export interface LanguageSwitcherProps {
  readonly frame: Frame
  readonly place: 'header' | 'drawer'
}

/** Links to the page in every language, or to the home page of a language without it. */
export function LanguageSwitcher({ frame, place }: LanguageSwitcherProps) {
  const { locale: current, languageNames, showFlags } = useShell()
  const t = useT()
  if (frame.languages.length <= 1) return null
  return (
    <nav className={`languages languages--${place}`} aria-label={t(`language.${place}`)}>
      <ul>
        {frame.languages.map(({ locale, href, elsewhere }) => (
          <li key={locale}>
            <a
              href={href}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              data-language={locale}
              data-elsewhere={elsewhere && ''}
            >
              {showFlags && <Icon name={`flag-${locale}`} small />}
              <span aria-hidden="true">{locale}</span>
              <span className="hidden-text" lang={locale}>
                {languageNames[locale]}
              </span>
              {elsewhere && <span className="hidden-text">{` ${t('language.start')}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
