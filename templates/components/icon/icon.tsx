import type { Locale } from '../../../core/languages/codes.ts'
import type { IconName } from '../../../core/view/types.ts'
import { useShell } from '../../render-context.ts'

/** Symbols that only templates use, in addition to those of the props. */
export type IconSymbol =
  | IconName
  | `flag-${Locale}`
  | `share-${'mail' | 'whatsapp' | 'facebook' | 'linkedin'}`
  | 'back'
  | 'close'
  | 'document'
  | 'down'
  | 'gable'
  | 'go'
  | 'map'
  | 'menu'
  | 'pause'
  | 'photos'
  | 'play'
  | 'print'
  | 'search'
  | 'share'
  | 'tour'
  | 'link'
  | 'up'
  | 'video'
  | 'warning'

/** A decorative icon beside a text, hidden from screen readers. */
export function Icon({ name, small }: { readonly name: IconSymbol; readonly small?: boolean }) {
  const { sprite } = useShell()
  return (
    <svg className={small ? 'icon icon--small' : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
