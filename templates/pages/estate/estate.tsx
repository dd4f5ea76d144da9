import type { ReactNode } from 'react'
import { softHyphens } from '../../../core/languages/soft-hyphens.ts'
import type { DetailPage, Link, Price } from '../../../core/view/types.ts'
import { ContactBar } from '../../components/contact-bar/contact-bar.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Place } from '../../components/place/place.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { Requests } from '../../components/requests/requests.tsx'
import { Summary, SummaryAgent, SummaryTools } from '../../components/summary/summary.tsx'
import { Viewer } from '../../components/viewer/viewer.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs/breadcrumbs.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useShell, useT } from '../../render-context.ts'

export interface EstateProps {
  readonly page: DetailPage
  /** The price on the page. A sold property shows none. */
  readonly price: Price | undefined
  /** The price for narrow places, if it differs. */
  readonly shortPrice?: Price | undefined
  /** The main action. Its default is the first form of the page. */
  readonly action?: Link | undefined
  /** The part under the title. */
  readonly facts: ReactNode
  readonly side: ReactNode
  readonly main: ReactNode
  /** The part between the main part and the forms: pictures and plans first, documents last. */
  readonly further: ReactNode
  /** The part after the place. */
  readonly after?: ReactNode
}

/** The page of a property or a project: the parts that both have, in one order. */
export function Estate({ page, action, facts, side, main, further, after, ...prices }: EstateProps) {
  const t = useT()
  const { locale } = useShell()
  const [request] = page.requests
  const shownAction = action ?? (request && { href: `#${request.name}`, label: t(request.title) })
  const contact = {
    price: prices.shortPrice ?? prices.price,
    title: page.title,
    action: shownAction,
  }
  return (
    <Document frame={page.frame} className="estate-page">
      <Breadcrumbs frame={page.frame} />
      <Gallery pictures={page.pictures} status={page.status} />
      <div className="wrap estate">
        <header className="estate__head">
          <h1>{softHyphens(page.title, locale)}</h1>
          {page.lead && <p className="estate__lead">{page.lead}</p>}
          {facts}
        </header>
        {side}
        {main}
      </div>
      <div className="estate__further">
        {further}
        <Requests requests={page.requests} agent={page.agent} />
        <ContactBar place="far" {...contact} />
        <Place place={page.place} />
      </div>
      {after}
      <Viewer />
      <ContactBar place="near" {...contact} />
    </Document>
  )
}

interface EstateSideProps {
  readonly page: DetailPage
  /** The id of a home that can be saved. */
  readonly savedId?: number
  readonly children: ReactNode
}

/** The summary beside the description: the price and facts of the page, then tools, agent and code. */
export function EstateSide({ page, savedId, children }: EstateSideProps) {
  const t = useT()
  return (
    <aside className="estate__side" aria-label={t('estate.summary')}>
      <Summary>
        {children}
        <SummaryTools
          {...(savedId !== undefined && { id: savedId })}
          share={page.share}
          map={page.place?.link}
        />
        <SummaryAgent agent={page.agent} />
        <QrCode address={page.frame.head.canonical} />
      </Summary>
    </aside>
  )
}
