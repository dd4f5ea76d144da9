import { portalPath } from '../../core/domain/portal.ts'
import { OWNER_KEY } from '../../core/domain/storage-keys.ts'
import { kept } from './storage.ts'

/**
 * The login page redirects a logged-in owner to the portal. A session may end before the stored time; the
 * portal then removes the time before it returns to this page, so that no redirect repeats.
 */
export function followOwner(): void {
  const isLogin = document.querySelector('main form[data-form="owner-login"]') !== null
  if (isLogin && Number(kept(OWNER_KEY)) > Date.now())
    location.replace(portalPath(location.pathname) + location.hash)
}
