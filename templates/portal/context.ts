import { createContext, useContext } from 'react'
import type { PortalSession } from '../../core/http/portal.ts'
import type { Api } from './api.ts'
import type { Dates } from './dates.ts'
import type { Words } from './words.ts'

/** What the page gave the script, and what was made of it once. */
export interface Portal {
  readonly words: Words
  readonly dates: Dates
  readonly api: Api
  readonly siteName: string
  readonly phone: { readonly text: string; readonly href: string } | null
  /** The drawings of the site. */
  readonly sprite: string
  /** Page on which owners log in. */
  readonly login: string
  /** Answers of this visit, by their path: a view that was seen before is there at once, and is asked for again. */
  readonly seen: Map<string, unknown>
  /** The view that was shown last, so that the next one knows whether it is another. */
  readonly shown: { current: string | null }
}

export const PortalContext = createContext<Portal | null>(null)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('Nothing stands around this component: it needs PortalContext')
  return portal
}

interface LoggedIn {
  readonly session: PortalSession
  /** Asks who is logged in again: after what changes the answer. */
  readonly refresh: () => void
}

export const SessionContext = createContext<LoggedIn | null>(null)

export function useLoggedIn(): LoggedIn {
  const found = useContext(SessionContext)
  if (!found) throw new Error('This component is for owners who are logged in')
  return found
}

export function useSession(): PortalSession {
  return useLoggedIn().session
}

/** The words alone, which nearly every component needs. */
export function useWords(): Words {
  return usePortal().words
}
