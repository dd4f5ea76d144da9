/** The commands of Consent Mode v2 for Google's tags. The module is loaded with the tags only. */
import { NOTHING } from './consent.ts'
import type { Choices } from './consent.ts'

/** Google Consent Mode v2, the argument of `gtag('consent', 'update', …)`. */
export function consentModeUpdate(granted: Choices) {
  return {
    analytics_storage: word(granted.analyticsStorage),
    ad_storage: word(granted.adStorage),
    ad_user_data: word(granted.adUserData),
    ad_personalization: word(granted.adPersonalization),
  } as const
}

/** Milliseconds that tags wait for the update (Consent Mode v2). It belongs in the default call before any tag. */
const WAIT_FOR_UPDATE_MS = 500

export function consentModeDefault() {
  return { ...consentModeUpdate(NOTHING), wait_for_update: WAIT_FOR_UPDATE_MS } as const
}

function word(granted: boolean): 'granted' | 'denied' {
  return granted ? 'granted' : 'denied'
}
