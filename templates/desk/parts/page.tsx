import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '../../../core/languages/codes.ts'
import { useDesk } from '../context.ts'

interface PageProps {
  readonly title: string
  /** The language of the title, if it is not that of the desk. */
  readonly titleLanguage?: Locale | null
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A view with its title, which is also that of the page. */
export function Page({ title, titleLanguage, aside, children }: PageProps) {
  useTitle(title)
  return (
    <>
      <header className="desk-head">
        <h1 tabIndex={-1} data-view-title="" lang={titleLanguage ?? undefined}>
          {title}
        </h1>
        {aside}
      </header>
      {children}
    </>
  )
}

export function useTitle(title: string): void {
  const { siteName } = useDesk()
  useEffect(() => {
    document.title = `${title} | ${siteName}`
  }, [title, siteName])
}
