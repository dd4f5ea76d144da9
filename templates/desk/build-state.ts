import type { DeskBuild } from '../../core/http/desk/publishing.ts'

/** Whether a build ended without a publication. */
export function isBadBuild({ state }: Pick<DeskBuild, 'state'>): boolean {
  return state === 'failed' || state === 'lost'
}
