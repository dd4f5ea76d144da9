import type { LanguagesPage as Props } from '../../../core/view/types.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useShell } from '../../render-context.ts'

/**
 * Each language is a step, wider than the one above. On `/` the script opens the language of the visitor, and
 * a browser without scripts is redirected to the default one. The list is the fallback for both.
 */
export function LanguagesPage({ frame, choices, leadsTo }: Props) {
  const { siteName } = useShell()
  return (
    <Document frame={frame} plain className="languages-page" withoutScript={leadsTo?.href}>
      <div className="doorstep">
        <h1 className="hidden-text">{siteName}</h1>
        <ul
          className="doorstep__treads wrap"
          data-language-choices={leadsTo ? 'go' : ''}
          data-default={leadsTo?.locale}
        >
          {choices.map(({ locale, href, name, welcome }) => (
            <li key={locale} className="step step--bleed">
              <a href={href} lang={locale} hrefLang={locale} data-language={locale}>
                <span className="doorstep__welcome">{welcome}</span>
                <span className="doorstep__name">
                  {name}
                  <Icon name="go" small />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Document>
  )
}
