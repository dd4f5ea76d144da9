import type { MenuLink } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Cached } from '../../cached.tsx'
import { useShell, useT } from '../../render-context.ts'
import { useMarked } from './marked.ts'

interface CurrentProps {
  /** Internal path of the marked item. */
  readonly current: string | undefined
}

/**
 * Main menu of a wide screen. Submenus are `<details>` elements, so they need no script; one is open at a
 * time.
 */
export function Menu({ current }: CurrentProps) {
  return <Cached of={MenuBar} with={{ current: useMarked(current) }} />
}

function MenuBar({ current }: CurrentProps) {
  const { menu, extraMenu } = useShell()
  const t = useT()
  return (
    <nav className="menu" aria-label={t('menu.main')}>
      <ul>
        {menu.map((item) => (
          <MenuItem key={item.path} item={item} current={current} />
        ))}
        {extraMenu.length > 0 && <ExtraMenu items={extraMenu} current={current} />}
      </ul>
    </nav>
  )
}

function MenuItem({ item, current }: CurrentProps & { readonly item: MenuLink }) {
  if (item.children.length === 0) {
    return (
      <li>
        <Anchor link={item} current={item.path === current} />
      </li>
    )
  }
  return (
    <li>
      <details name="menu" data-menu>
        <summary data-within={holds(item, current) ? '' : undefined}>
          {item.label}
          <Icon name="down" small />
        </summary>
        <MenuSheet items={withDescendants(item)} current={current} />
      </details>
    </li>
  )
}

/** Items beyond the configured maximum. */
function ExtraMenu({ items, current }: CurrentProps & { readonly items: readonly MenuLink[] }) {
  const t = useT()
  return (
    <li>
      <details className="menu__extra" name="menu" data-menu>
        <summary data-within={items.some((item) => holds(item, current)) ? '' : undefined}>
          {t('menu.more')}
          <Icon name="down" small />
        </summary>
        <MenuSheet items={items.flatMap(withDescendants)} current={current} />
      </details>
    </li>
  )
}

function MenuSheet({ items, current }: CurrentProps & { readonly items: readonly MenuLink[] }) {
  return (
    <ul className="sheet">
      {items.map((item) => (
        <li key={item.path}>
          <Anchor link={item} current={item.path === current} />
        </li>
      ))}
    </ul>
  )
}

/** A sheet lists every level below its item. */
function withDescendants(item: MenuLink): readonly MenuLink[] {
  return [item, ...item.children.flatMap(withDescendants)]
}

function holds(item: MenuLink, current: string | undefined): boolean {
  return current !== undefined && withDescendants(item).some((link) => link.path === current)
}
