import type { ReactNode } from 'react'
import type { Frame } from '../../../core/view/types.ts'
import { Cached } from '../../cached.tsx'
import { useShell, useT } from '../../render-context.ts'
import { SavePattern } from '../../components/saved/save-pattern.tsx'
import { Footer } from '../footer/footer.tsx'
import { Head } from '../head/head.tsx'
import { Header, PlainHeader } from '../header/header.tsx'

export interface DocumentProps {
  readonly frame: Frame
  /** Redirect pages have neither menu nor newsletter. */
  readonly plain?: boolean
  /** Address of an immediate redirect without script. */
  readonly refresh?: string
  /** Address of an immediate redirect where scripts are disabled. */
  readonly withoutScript?: string | undefined
  readonly className?: string
  /**
   * The id of an element that the first drawing of the page contains: the last one whose growth moves others. By default
   * this is the end of the header, because the menu stands at the end of its line.
   */
  readonly awaits?: string | undefined
  readonly children: ReactNode
}

export function Document(props: DocumentProps) {
  const { frame, plain, refresh, withoutScript, className, children } = props
  const awaited = props.awaits ?? (plain ? undefined : 'drawer')
  const { locale, basePath, hasService, countsViews } = useShell()
  const t = useT()
  // Views of pages that are not indexed, such as thank-you pages and 404, are not counted.
  const isCounted = countsViews && !plain && !frame.head.noIndex
  const main = [frame.overBanner ? undefined : 'under-head', className].filter(Boolean).join(' ')
  return (
    <html lang={locale} data-base={basePath}>
      <Head frame={frame} awaits={awaited} refresh={refresh} withoutScript={withoutScript} />
      <body
        className={frame.className}
        data-service={hasService ? '' : undefined}
        data-views={isCounted ? '' : undefined}
      >
        <a className="skip" href="#main">
          {t('page.skip')}
        </a>
        {plain ? <PlainHeader /> : <Header frame={frame} />}
        <main id="main" className={main || undefined} tabIndex={-1}>
          {children}
        </main>
        {!plain && <SavePattern />}
        <Cached
          of={Footer}
          with={{
            quiet: plain || frame.withoutNewsletter,
            noCookiePopup: plain || frame.noCookiePopup,
            withoutTags: plain || frame.withoutTags,
          }}
        />
        <DraftNotice />
      </body>
    </html>
  )
}

function DraftNotice() {
  const { draft } = useShell()
  const t = useT()
  if (!draft) return null
  return (
    <p className="draft" role="note">
      {t('draft.notice')}
      {draft.blanks > 0 && ` ${t('draft.blanks', { count: draft.blanks })}`}
    </p>
  )
}
