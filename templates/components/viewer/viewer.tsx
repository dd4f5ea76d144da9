import type { StringKey } from '../../../core/languages/string-keys.ts'
import { Cached } from '../../cached.tsx'
import { useT } from '../../render-context.ts'
import { Icon, type IconSymbol } from '../icon/icon.tsx'

/**
 * The empty frame for pictures in full screen. The script fills it with the pictures of the clicked group
 * (`data-pictures`). Without script the links open the pictures themselves.
 */
export function Viewer() {
  return <Cached of={EmptyViewer} with={{}} />
}

function EmptyViewer() {
  const t = useT()
  return (
    <dialog className="viewer" data-viewer aria-label={t('viewer.label')}>
      <ul className="viewer__track" data-viewer-track tabIndex={0} />
      <div className="viewer__bar step">
        <p aria-live="polite">
          <span data-viewer-now />
          <span data-viewer-caption />
        </p>
        <div>
          <ViewerButton action="previous" icon="back" label="viewer.previous" />
          <ViewerButton action="next" icon="go" label="viewer.next" />
        </div>
      </div>
      <ViewerButton action="close" icon="close" label="viewer.close" />
      <ul className="viewer__thumbs" data-viewer-thumbs />
    </dialog>
  )
}

interface ButtonProps {
  readonly action: 'previous' | 'next' | 'close'
  readonly icon: IconSymbol
  readonly label: StringKey
}

function ViewerButton({ action, icon, label }: ButtonProps) {
  const t = useT()
  return (
    <button type="button" className="button button--square" data-viewer-do={action} aria-label={t(label)}>
      <Icon name={icon} />
    </button>
  )
}
