import type { StringKey } from '../../../core/strings/keys.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

interface Props {
  readonly total: number
  readonly previous: StringKey
  readonly next: StringKey
}

/** Counter and buttons of a strip. The strip scrolls without them: they show once the script can serve them. */
export function TrackControls({ total, previous, next }: Props) {
  const t = useT()
  return (
    <div className="track-controls" data-track-controls hidden>
      <p aria-live="polite">
        <span data-track-now>1</span>
        {` ${t('track.of', { total })}`}
      </p>
      <button className="button button--square" type="button" data-track-step="-1" aria-label={t(previous)}>
        <Icon name="back" />
      </button>
      <button className="button button--square" type="button" data-track-step="1" aria-label={t(next)}>
        <Icon name="go" />
      </button>
    </div>
  )
}
