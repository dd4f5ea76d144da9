import type { MenuLink } from '../../../core/view/types.ts'
import { useShell } from '../../render-context.ts'

/** The item that is marked. None where the menu does not lead to the page: all such pages have the same menu. */
export function useMarked(current: string | undefined): string | undefined {
  const { menu, extraMenu } = useShell()
  const leadsTo = ({ path, children }: MenuLink): boolean => path === current || children.some(leadsTo)
  return menu.some(leadsTo) || extraMenu.some(leadsTo) ? current : undefined
}
