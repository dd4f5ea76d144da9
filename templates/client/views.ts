/**
 * Reports a view of this page to the site's own service: its path, and nothing about the visitor. Nothing is
 * stored on the device, so no consent is needed. Visitors who send Do Not Track or Global Privacy Control are
 * not counted (docs/decisions/0036).
 */
import { needsDialog } from '../../core/domain/consent.ts'
import { STATISTICS_API } from '../../core/domain/statistics.ts'
import { whenIdle } from './idle.ts'
import { onHost, pagePath } from './site-root.ts'

interface Wishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
  /** An automated browser. */
  readonly webdriver?: boolean
}

export function countView(): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Wishes
  const isUnwilling = doNotTrack === '1' || globalPrivacyControl || webdriver
  // Like the dialog, not on paths that contain "preview".
  if (!('views' in document.body.dataset) || isUnwilling || !needsDialog(location.pathname)) return
  const tell = async () => {
    const { isServiceThere } = await import('./presence.ts')
    if (await isServiceThere()) navigator.sendBeacon(onHost(STATISTICS_API), pagePath())
  }
  // A prerendered page, or one in a background tab, counts when it becomes visible.
  whenIdle(() => {
    if (document.visibilityState === 'hidden')
      document.addEventListener('visibilitychange', () => void tell(), { once: true })
    else void tell()
  })
}
