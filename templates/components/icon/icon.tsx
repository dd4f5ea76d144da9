import type { Locale } from '../../../core/languages/codes.ts'
import type { IconName } from '../../../core/view/types.ts'
import { useShell } from '../../render-context.ts'

/** Symbols that templates choose themselves, beside those that props may ask for. */
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

/** A drawing beside a word: never alone, so never read out. */
export function Icon({ name, small }: { readonly name: IconSymbol; readonly small?: boolean }) {
  const { sprite } = useShell()
  return (
    <svg className={small ? 'icon icon--small' : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
