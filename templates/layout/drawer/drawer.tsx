import type { Frame, MenuLink, TopBarLink } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Cached } from '../../cached.tsx'
import { useShell, useT } from '../../render-context.ts'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { useMarked } from '../menu/marked.ts'

/**
 * Top bar and menu on a narrow screen: the pages of the top bar as buttons, and every item with its children.
 */
export function Drawer({ frame }: { readonly frame: Frame }) {
  const t = useT()
  const current = useMarked(frame.current)
  return (
    <details id="drawer" className="drawer" data-menu>
      <summary>
        {t('menu.open')}
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className="drawer__sheet">
        <Cached of={DrawerActions} with={{}} />
        <Cached of={DrawerMenu} with={{ current }} />
        <Cached of={DrawerContact} with={{}} />
        <LanguageSwitcher frame={frame} place="drawer" />
      </div>
    </details>
  )
}

/** A page of the site, in contrast to a telephone number, an e-mail address or another site. */
const isPage = ({ href }: TopBarLink) => href.startsWith('/')

function useTopBar(): readonly TopBarLink[] {
  const { topBar } = useShell()
  return topBar ? [...topBar.left, ...topBar.right] : []
}

function DrawerActions() {
  const pages = useTopBar().filter(isPage)
  if (pages.length === 0) return null
  return (
    <div className="drawer__actions">
      {pages.map((link, index) => (
        <Anchor key={link.href} link={link} className={index === 0 ? 'button button--brick' : 'button'} />
      ))}
    </div>
  )
}

function DrawerContact() {
  const { savedHref } = useShell()
  const t = useT()
  const links = useTopBar().filter((link) => !isPage(link))
  if (links.length === 0 && savedHref === undefined) return null
  return (
    <ul className="drawer__contact">
      {links.map((link) => (
        <li key={link.href}>
          <Anchor link={link}>
            {link.icon && <Icon name={link.icon} small />}
            {link.label}
          </Anchor>
        </li>
      ))}
      {savedHref !== undefined && (
        <li>
          <a href={savedHref}>
            <Icon name="heart" small />
            {t('saved.link')}
          </a>
        </li>
      )}
    </ul>
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
