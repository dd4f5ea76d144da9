import type { Frame, TopBarLink } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Cached } from '../../cached.tsx'
import { useShell, useT } from '../../render-context.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx'
import { Menu } from '../menu/menu.tsx'
import { Mark } from '../wordmark/wordmark.tsx'

/** The header takes no height in the flow, so that nothing moves when it shrinks. */
export function Header({ frame }: { readonly frame: Frame }) {
  return (
    <>
      <Cached of={TopBar} with={{}} />
      <header
        className="header"
        data-header
        data-over={frame.overBanner ? '' : undefined}
        data-fixed={frame.fixedMenu ? 'always' : undefined}
      >
        <div className="header__bar">
          <div className="wrap">
            <Cached of={HomeLink} with={{}} />
            <Menu current={frame.current} />
            <LanguageSwitcher frame={frame} place="header" />
            <SavedLink />
            <Drawer frame={frame} />
          </div>
        </div>
      </header>
    </>
  )
}

/** The script adds the number of saved homes. */
function SavedLink() {
  const { savedHref } = useShell()
  const t = useT()
  if (savedHref === undefined) return null
  return (
    <a className="header__saved" href={savedHref} data-saved-link>
      <Icon name="heart" />
      <span className="hidden-text">{t('saved.link')}</span>
      <span data-saved-count />
    </a>
  )
}

/** The header of redirect pages: the name without a menu. */
export function PlainHeader() {
  return (
    <header className="header">
      <div className="header__bar">
        <div className="wrap">
          <HomeLink />
        </div>
      </div>
    </header>
  )
}

function HomeLink() {
  const { homeHref, siteName } = useShell()
  const t = useT()
  return (
    <a className="mark" href={homeHref} aria-label={t('page.home', { name: siteName })}>
      <Mark />
    </a>
  )
}

function TopBar() {
  const { topBar } = useShell()
  const t = useT()
  if (!topBar) return null
  return (
    <section className="top-bar" aria-label={t('page.quickLinks')}>
      <div className="wrap">
        <TopBarLinks links={topBar.left} />
        <TopBarLinks links={topBar.right} />
      </div>
    </section>
  )
}

function TopBarLinks({ links }: { readonly links: readonly TopBarLink[] }) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor link={link} className={link.className}>
            {link.icon && <Icon name={link.icon} small />}
            {link.label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
