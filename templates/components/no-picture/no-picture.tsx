import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** The substitute of a missing picture: a drawn gable, and a text. */
export function NoPicture() {
  const t = useT()
  return (
    <div className="no-picture">
      <Icon name="gable" />
      <p>{t('error.noPhoto')}</p>
    </div>
  )
}
