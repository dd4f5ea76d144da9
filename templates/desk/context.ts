import { createContext, useContext } from 'react'
import type { DeskSession } from '../../core/http/desk/account.ts'
import type { Dates } from '../portal/dates.ts'
import type { DeskApi } from './api.ts'
import type { Live } from './live.ts'
import type { DeskWords } from './words.ts'

export interface Desk {
  readonly words: DeskWords
  readonly dates: Dates
  readonly api: DeskApi
  readonly sprite: string
  readonly siteName: string
  /** The name of the provider of single sign-on; empty without one. */
  readonly signOn: string
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('This component needs DeskContext around it')
  return desk
}

interface Member {
  readonly session: DeskSession
  readonly live: Live
  readonly leave: () => void
}

export const MemberContext = createContext<Member | null>(null)

export function useMember(): Member {
  const member = useContext(MemberContext)
  if (!member) throw new Error('This component is for members who are logged in')
  return member
}

/** The name of an office, an agent of the desk or a form. */
export function useNames() {
  const { offices, colleagues, forms } = useMember().session
  return {
    office: (id: string) => offices.find((office) => office.id === id)?.name ?? id,
    colleague: (id: string | null) => colleagues.find((colleague) => colleague.id === id)?.name ?? null,
    form: (name: string) => forms.find((form) => form.name === name)?.label ?? name,
  }
}

export function useRight(right: string): boolean {
  return useMember().session.rights.includes(right)
}
