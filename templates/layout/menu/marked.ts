import type { MenuLink } from '../../../core/view/types.ts'
import { useShell } from '../../render-context.ts'

/**
 * The path of the marked item; undefined if the menu has no link to the page, so that all such pages share
 * one menu.
 */
export function useMarked(current: string | undefined): string | undefined {
  const { menu, extraMenu } = useShell()
  const leadsTo = ({ path, children }: MenuLink): boolean => path === current || children.some(leadsTo)
  return menu.some(leadsTo) || extraMenu.some(leadsTo) ? current : undefined
}
