import type { StringKey } from '../../../core/languages/string-keys.ts'
import { Cached } from '../../cached.tsx'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

export interface TrackControlsProps {
  readonly total: number
  readonly previous: StringKey
  readonly next: StringKey
  /** Seconds after which the strip moves by itself. The visitor can stop it. */
  readonly autoplay?: number | undefined
}

/** Counter and buttons of a strip. The strip scrolls without them, and the script shows them. */
export function TrackControls(props: TrackControlsProps) {
  return <Cached of={Controls} with={props} />
}

function Controls({ total, previous, next, autoplay }: TrackControlsProps) {
  const t = useT()
  return (
    <div className="track-controls" data-track-controls data-autoplay={autoplay} hidden>
      <p aria-live="polite">
        <span data-track-now>1</span>
        {` ${t('track.of', { total })}`}
      </p>
      {autoplay !== undefined && <PauseButton />}
      <button className="button button--square" type="button" data-track-step="-1" aria-label={t(previous)}>
        <Icon name="back" />
      </button>
      <button className="button button--square" type="button" data-track-step="1" aria-label={t(next)}>
        <Icon name="go" />
      </button>
    </div>
  )
}

/** Stops and starts the movement (WCAG 2.2.2). The label names the next action. */
function PauseButton() {
  const t = useT()
  return (
    <button
      className="button button--square"
      type="button"
      aria-label={t('track.pause')}
      data-track-pause={t('track.pause')}
      data-track-play={t('track.play')}
      hidden
    >
      <span>
        <Icon name="pause" />
      </span>
      <span hidden>
        <Icon name="play" />
      </span>
    </button>
  )
}
