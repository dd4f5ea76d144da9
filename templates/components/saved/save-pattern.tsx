import { useShell, useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** Markup of the button that the script adds to each card. A page contains it once. */
export function SavePattern() {
  const { savedHref } = useShell()
  const t = useT()
  if (savedHref === undefined) return null
  return (
    <template data-pattern="save" data-label={t('saved.save')}>
      <button className="save" type="button" aria-pressed="false" aria-label={t('saved.saveThis')}>
        <Icon name="heart" />
      </button>
    </template>
  )
}
