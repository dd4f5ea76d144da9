import { once } from './once.ts'

/** Ways to share that the visitor's device has, offered when the list of ways is opened. */
export function offerSharing(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const open = once(() => import('./share.ts').then(({ serveShare }) => serveShare(box)))
    box.addEventListener('toggle', () => void open())
  }
}
