/** A change of a file of the site. */
import type { Change } from '../../../core/dev/change-set.ts'

export const changed = (file: string, kind: Change['kind'], event: Change['event'] = 'changed'): Change => ({
  file,
  kind,
  event,
})
