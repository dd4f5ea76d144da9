import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '../../core/languages/codes.ts'
import { PORTAL_IDLE_MS } from '../../core/domain/portal.ts'
import type { PortalTexts } from '../../core/domain/portal.ts'
import { OWNER_KEY } from '../../core/domain/storage-keys.ts'
import type { PortalSession } from '../../core/http/portal.ts'
import { forget, keep } from '../client/storage.ts'
import { apiHref, createApi } from './api.ts'
import type { Barrier } from './api.ts'
import type { FailureReason } from './answer.ts'
import { CodeForm } from './code-form.tsx'
import { PortalContext, SessionContext, useWords } from './context.ts'
import type { Portal } from './context.ts'
import { createDates } from './dates.ts'
import { Ended } from './ended.tsx'
import { Frame } from './frame.tsx'
import { Bones } from './parts/bones.tsx'
import { Failure } from './parts/failure.tsx'
import { SetUpFirst } from './set-up-first.tsx'
import { useBackOnline } from './use-remote.ts'
import { useLinkedLanguages } from './use-view.ts'
import { createWords } from './words.ts'

/** The data in the attributes of the page. */
export interface PageData {
  readonly texts: PortalTexts
  readonly locale: Locale
  readonly login: string
  readonly sprite: string
}

type Standing =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly reason: FailureReason }
  | { readonly state: 'code' }
  /** The agency requires a second factor, and the owner has none. */
  | { readonly state: 'set-up'; readonly endsAt: number }
  /** No owner is logged in; the browser opens the login page. */
  | { readonly state: 'out' }
  /** The session has just ended. Nothing is shown, and the view stays in the address. */
  | { readonly state: 'ended' }
  | { readonly state: 'in'; readonly session: PortalSession }

/** The longest delay of a timer in browsers. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

export function App({ page }: { readonly page: PageData }) {
  const [standing, setStanding] = useState<Standing>({ state: 'asking' })
  const [portal] = useState(() =>
    createPortal(page, (barrier) => setStanding((last) => behind(last, barrier))),
  )
  const refresh = useCallback(() => {
    void portal.api.get<PortalSession>(apiHref('session')).then((outcome) => {
      if (outcome.ok) setStanding({ state: 'in', session: outcome.value })
      else setStanding((last) => afterFailure(last, outcome.reason))
    })
  }, [portal])
  useEffect(refresh, [refresh])
  useReturns(refresh)
  useEnd(standing, refresh)
  useLinkedLanguages()
  useBackOnline(standing.state === 'failed', refresh)
  useEffect(() => {
    if (standing.state === 'in') keep(OWNER_KEY, String(standing.session.endsAt))
    if (standing.state === 'out' || standing.state === 'ended') forget(OWNER_KEY)
    if (standing.state === 'out') location.replace(`${page.login}${location.hash}`)
  }, [standing, page.login])
  return (
    <PortalContext value={portal}>
      <Stage standing={standing} refresh={refresh} />
    </PortalContext>
  )
}

function Stage({ standing, refresh }: { readonly standing: Standing; readonly refresh: () => void }) {
  switch (standing.state) {
    case 'in':
      return (
        <SessionContext value={{ session: standing.session, refresh }}>
          <Frame />
        </SessionContext>
      )
    case 'code':
      return <CodeForm done={refresh} />
    case 'set-up':
      return <SetUpFirst done={refresh} />
    case 'ended':
      return <Ended />
    case 'failed':
      return (
        <>
          <Title />
          <Failure reason={standing.reason} retry={refresh} />
        </>
      )
    default:
      return (
        <>
          <Title />
          <Bones />
        </>
      )
  }
}

/** The title of the page while there is no property. */
function Title() {
  return <h1 className="hidden-text">{useWords().say('portal.title')}</h1>
}

function createPortal(
  { texts, locale, login, sprite }: PageData,
  barred: (barrier: Barrier) => void,
): Portal {
  const words = createWords(texts.sentences, locale)
  return {
    words,
    dates: createDates(words, () => Date.now()),
    api: createApi(barred),
    siteName: texts.siteName,
    phone: texts.phone,
    sprite,
    login,
    seen: new Map(),
    shown: { current: null },
  }
}

function behind({ state }: Standing, barrier: Barrier): Standing {
  if (barrier === 'second-factor-setup') return { state: 'set-up', endsAt: Date.now() + PORTAL_IDLE_MS }
  return state === 'in' || state === 'set-up' || state === 'ended' ? { state: 'ended' } : { state: 'out' }
}

/** A logged-in owner stays in the portal without a connection, and can read the loaded views. */
function afterFailure(last: Standing, reason: FailureReason): Standing {
  if (reason === 'session' || reason === 'second-factor-setup') return last
  if (reason === 'second-factor') return { state: 'code' }
  return last.state === 'in' ? last : { state: 'failed', reason }
}

/** The page returned from the back-forward cache. The owner may have logged out meanwhile. */
function useReturns(refresh: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [refresh])
}

/** The end of the present session. Recovery codes can be on the screen before the rest of the portal. */
function endOf(standing: Standing): number | null {
  if (standing.state === 'in') return standing.session.endsAt
  return standing.state === 'set-up' ? standing.endsAt : null
}

/** At the end of a session its data is removed from the screen, without any interaction. */
function useEnd(standing: Standing, refresh: () => void): void {
  const endsAt = endOf(standing)
  useEffect(() => {
    if (endsAt === null) return
    const wait = Math.min(Math.max(endsAt - Date.now(), 0) + 1000, LONGEST_WAIT_MS)
    const timer = setTimeout(refresh, wait)
    return () => clearTimeout(timer)
  }, [endsAt, refresh])
}
