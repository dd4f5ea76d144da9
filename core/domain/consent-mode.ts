/** What Google's tags are told of a choice (spec 4): loaded with them only. */
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

/** Spec 9: how long tags wait for the update. It belongs in the default call, which comes before any tag. */
const WAIT_FOR_UPDATE_MS = 500

export function consentModeDefault() {
  return { ...consentModeUpdate(NOTHING), wait_for_update: WAIT_FOR_UPDATE_MS } as const
}

function word(granted: boolean): 'granted' | 'denied' {
  return granted ? 'granted' : 'denied'
}
