import type { Frame, MenuLink } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Cached } from '../../cached.tsx'
import { useShell, useT } from '../../render-context.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { useMarked } from '../menu/marked.ts'

/** The whole menu on a narrow screen: every item, its children below it, the languages at its end. */
export function Drawer({ frame }: { readonly frame: Frame }) {
  const t = useT()
  const current = useMarked(frame.current)
  return (
    <details className="drawer" data-menu>
      <summary>
        {t('menu.open')}
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className="drawer__sheet">
        <Cached of={DrawerMenu} with={{ current }} />
        <LanguageSwitcher frame={frame} place="drawer" />
      </div>
    </details>
  )
}

function DrawerMenu({ current }: Pick<ListProps, 'current'>) {
  const { menu, extraMenu } = useShell()
  const t = useT()
  return (
    <nav className="drawer__menu" aria-label={t('menu.drawer')}>
      <DrawerList items={[...menu, ...extraMenu]} current={current} />
    </nav>
  )
}

interface ListProps {
  readonly items: readonly MenuLink[]
  readonly current: string | undefined
}

function DrawerList({ items, current }: ListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <Anchor link={item} current={item.path === current} />
          {item.children.length > 0 && <DrawerList items={item.children} current={current} />}
        </li>
      ))}
    </ul>
  )
}
