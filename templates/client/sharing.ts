import { once } from './once.ts'

/** The ways to share that the device supports, loaded when the menu is opened. */
export function offerSharing(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const open = once(() => import('./share.ts').then(({ serveShare }) => serveShare(box)))
    box.addEventListener('toggle', () => void open())
  }
}
