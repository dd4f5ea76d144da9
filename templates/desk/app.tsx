import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../core/languages/codes.ts'
import type { DeskSession } from '../../core/http/desk/account.ts'
import { PortalContext } from '../portal/context.ts'
import { createDates } from '../portal/dates.ts'
import { createDeskApi } from './api.ts'
import type { DeskFailure } from './api.ts'
import { DeskContext, MemberContext, useDesk } from './context.ts'
import type { Desk } from './context.ts'
import { Frame } from './frame.tsx'
import { createLive } from './live.ts'
import type { Live } from './live.ts'
import { LogIn } from './log-in/log-in.tsx'
import type { LogInStep } from './log-in/log-in.tsx'
import { Failed } from './parts/failed.tsx'
import { tokenOf } from './route.ts'
import { createDeskWords } from './words.ts'

/** The data in the attributes of the page. */
interface PageData {
  readonly api: string
  readonly texts: string
  readonly sprite: string
  readonly siteName: string
  /** The name of the provider of single sign-on; empty without one. */
  readonly signOn: string
  readonly locale: Locale
}

type Standing =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly reason: DeskFailure }
  | { readonly state: 'out'; readonly step: LogInStep }
  | { readonly state: 'in'; readonly session: DeskSession }

export function App({ page }: { readonly page: PageData }) {
  const [locale, setLocale] = useState(page.locale)
  const [standing, setStanding] = useState<Standing>({ state: 'asking' })
  const api = useMemo(
    () => createDeskApi(page.api, (reason) => setStanding({ state: 'out', step: stepAfter(reason) })),
    [page.api],
  )
  const desk = useDeskOf(page, locale, api)
  const refresh = useCallback(() => {
    void api.get<DeskSession>('/session').then((outcome) => {
      if (outcome.ok) {
        setLocale(outcome.value.member.language)
        setStanding({ state: 'in', session: outcome.value })
      } else if (outcome.reason === 'offline' || outcome.reason === 'down')
        setStanding({ state: 'failed', reason: outcome.reason })
    })
  }, [api])
  useEffect(() => {
    const token = tokenOf(location.hash)
    if (token !== null) setStanding({ state: 'out', step: { at: 'choose', token } })
    else refresh()
  }, [refresh])
  if (desk === null) return null
  return (
    <DeskContext value={desk}>
      <PortalContext value={portalOf(desk)}>
        <Stage
          standing={standing}
          refresh={refresh}
          ended={() => setStanding({ state: 'out', step: { at: 'password' } })}
        />
      </PortalContext>
    </DeskContext>
  )
}

function stepAfter(reason: DeskFailure): LogInStep {
  if (reason === 'code-first') return { at: 'code' }
  return reason === 'set-up-first' ? { at: 'set-up' } : { at: 'password' }
}

/** Null until its texts are loaded. */
function useDeskOf(page: PageData, locale: Locale, api: Desk['api']): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null)
  useEffect(() => {
    let isWanted = true
    void fetch(`${page.texts}${locale}.json`)
      .then((response) => response.json() as Promise<Record<string, string>>)
      .then((sentences) => {
        if (!isWanted) return
        const words = createDeskWords(sentences, locale)
        document.documentElement.lang = locale
        const dates = createDates(words.portal, () => Date.now())
        setDesk({ words, dates, api, sprite: page.sprite, siteName: page.siteName, signOn: page.signOn })
      })
      .catch(() => setTimeout(() => location.reload(), 5000))
    return () => {
      isWanted = false
    }
  }, [page, locale, api])
  return desk
}

/** The context that the parts of the portal need. */
function portalOf({ words, dates, sprite, siteName }: Desk) {
  const none = () => Promise.resolve({ ok: false, reason: 'down' } as const)
  const api = { get: none, post: none, remove: none, upload: none }
  const seen = new Map<string, unknown>()
  return {
    words: words.portal,
    dates,
    api,
    siteName,
    sprite,
    phone: null,
    login: '',
    seen,
    shown: { current: null },
  }
}

interface StageProps {
  readonly standing: Standing
  readonly refresh: () => void
  readonly ended: () => void
}

function Stage({ standing, refresh, ended }: StageProps) {
  switch (standing.state) {
    case 'asking':
      return null
    case 'failed':
      return (
        <main id="main" className="desk-alone">
          <Failed reason={standing.reason} retry={refresh} />
        </main>
      )
    case 'out':
      return <LogIn key={standing.step.at} first={standing.step} done={refresh} />
    case 'in':
      return <LoggedIn session={standing.session} ended={ended} />
  }
}

function LoggedIn({ session, ended }: { readonly session: DeskSession; readonly ended: () => void }) {
  const live = useLive()
  return live === null ? null : (
    <MemberContext value={{ session, live, leave: ended }}>
      <Frame />
    </MemberContext>
  )
}

function useLive(): Live | null {
  const { api } = useDesk()
  const [live, setLive] = useState<Live | null>(null)
  const address = api.href('/events')
  useEffect(() => {
    const made = createLive(address)
    setLive(made)
    return () => made.stop()
  }, [address])
  return live
}
