/**
 * Tells the site’s own service once that this page was looked at: its path, and nothing of the visitor. Nothing is kept on the device, so nobody
 * has to agree; who asks not to be followed is not even counted (docs/decisions/0036).
 */
import { needsDialog } from '../../core/domain/consent.ts'
import { STATISTICS_API } from '../../core/domain/statistics.ts'
import { whenIdle } from './idle.ts'

interface Wishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
  /** Driven by a program. */
  readonly webdriver?: boolean
}

export function countView(): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Wishes
  const isUnwilling = doNotTrack === '1' || globalPrivacyControl || webdriver
  // As the dialog, not on paths that contain "preview".
  if (!('views' in document.body.dataset) || isUnwilling || !needsDialog(location.pathname)) return
  const tell = () => void navigator.sendBeacon(STATISTICS_API, location.pathname)
  // A page that is prepared in advance, or opened in another tab, is not looked at yet.
  whenIdle(() => {
    if (document.visibilityState === 'hidden')
      document.addEventListener('visibilitychange', tell, { once: true })
    else tell()
  })
}
