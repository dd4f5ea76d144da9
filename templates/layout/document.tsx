import type { ReactNode } from 'react'
import type { Frame } from '../../core/view/types.ts'
import { useShell, useT } from '../render-context.ts'
import { Footer } from './footer.tsx'
import { Head } from './head.tsx'
import { Header, PlainHeader } from './header.tsx'

interface Props {
  readonly frame: Frame
  /** Pages that only lead on to another have neither menu nor newsletter. */
  readonly plain?: boolean
  /** Address that the browser goes to at once, without script. */
  readonly refresh?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Document({ frame, plain, refresh, className, children }: Props) {
  const { locale } = useShell()
  const t = useT()
  const main = [frame.overBanner ? undefined : 'under-head', className].filter(Boolean).join(' ')
  return (
    <html lang={locale}>
      <Head frame={frame} refresh={refresh} />
      <body className={frame.className}>
        <a className="skip" href="#main">
          {t('page.skip')}
        </a>
        {plain ? <PlainHeader /> : <Header frame={frame} />}
        <main id="main" className={main || undefined} tabIndex={-1}>
          {children}
        </main>
        <Footer plain={plain} />
      </body>
    </html>
  )
}
