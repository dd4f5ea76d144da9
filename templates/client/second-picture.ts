/** A second picture of a home on its card: for a pointer that rests on it, and for a finger that swipes over it. */
import { once } from './once.ts'

export function offerSecondPictures(): void {
  const open = once(() => import('./card-pictures.ts'))
  for (const event of ['pointerover', 'touchstart'] as const)
    document.addEventListener(
      event,
      (happened) => {
        const box = (happened.target as Element).closest('.card')?.querySelector<HTMLElement>('[data-second]')
        if (box) void open().then(({ serveCard }) => serveCard(box, happened))
      },
      { passive: true },
    )
}
