import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** Stands in the place of a picture: a drawn gable, and words that say that there is none. */
export function NoPicture() {
  const t = useT()
  return (
    <div className="no-picture">
      <Icon name="gable" />
      <p>{t('error.noPhoto')}</p>
    </div>
  )
}
