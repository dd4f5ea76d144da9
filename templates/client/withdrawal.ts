/** Removes the cookies of tags when the choice that allowed them ends. */
import type { Choices } from '../../core/domain/consent.ts'
import { cookieNames, endingCookies, namesFitting } from '../../core/domain/cookies.ts'
import { namesRefused } from '../../core/domain/storage.ts'
import { inStorage } from './storage.ts'

export function forgetRefused(choices: Choices): void {
  const cookies = namesFitting(cookieNames(document.cookie), namesRefused('cookie', choices))
  for (const cookie of cookies.flatMap((name) => endingCookies(name, location.hostname)))
    document.cookie = cookie
  for (const name of namesRefused('local', choices)) inStorage(() => localStorage.removeItem(name))
  for (const name of namesRefused('session', choices)) inStorage(() => sessionStorage.removeItem(name))
}
