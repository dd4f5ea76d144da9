import { createContext, useContext } from 'react'
import type { PortalSession } from '../../core/http/portal.ts'
import type { Locale } from '../../core/languages/codes.ts'
import type { Api } from './api.ts'
import type { Dates } from './dates.ts'
import type { Words } from './words.ts'

/** The data of the page, and values that are made of it once. */
export interface Portal {
  readonly words: Words
  readonly dates: Dates
  readonly api: Api
  readonly siteName: string
  readonly phone: { readonly text: string; readonly href: string } | null
  /** The address of the site's icons. */
  readonly sprite: string
  /** Page of the login. */
  readonly login: string
  /** Answers of this visit by path. A view that was loaded before is shown at once, and updated. */
  readonly seen: Map<string, unknown>
  /** The previous view, by which the next one detects a change. */
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
  /** Requests the session again, after an action that changes it. */
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

/**
 * The language of what the agency writes to the owner (messages, history, opinions of visitors, names of documents): the
 * owner's. Undefined if the page is in that language.
 */
export function useAgencyLang(): Locale | undefined {
  const { locale } = useWords()
  const { language } = useSession().owner
  return language === locale ? undefined : language
}

/** The texts alone, which nearly every component needs. */
export function useWords(): Words {
  return usePortal().words
}
