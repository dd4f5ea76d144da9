import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DeskToday } from '../../core/http/desk/oversight.ts'
import { useDesk, useMember } from './context.ts'
import { Homes } from './homes.tsx'
import { forgetDrafts } from './inbox/draft.ts'
import { Inbox } from './inbox/inbox.tsx'
import { useShortcuts } from './keys.ts'
import { Palette } from './palette.tsx'
import { createLazyView } from './parts/lazy-view.tsx'
import { hrefOf, SECTIONS, viewOf } from './route.ts'
import type { View } from './route.ts'
import { Today } from './today.tsx'
import { useData } from './use-data.ts'
import type { Data } from './use-data.ts'

const Account = createLazyView(async () => (await import('./account.tsx')).Account)
const Audit = createLazyView(async () => (await import('./audit.tsx')).Audit)
const Calendar = createLazyView(async () => (await import('./calendar/calendar.tsx')).Calendar)
const Health = createLazyView(async () => (await import('./health.tsx')).Health)
const Members = createLazyView(async () => (await import('./members.tsx')).Members)
const Owners = createLazyView(async () => (await import('./owners.tsx')).Owners)
const People = createLazyView(async () => (await import('./people.tsx')).People)
const Publishing = createLazyView(async () => (await import('./publishing.tsx')).Publishing)
const Rounds = createLazyView(async () => (await import('./rounds.tsx')).Rounds)

/** The parts around every view: the sections, the member, and the state of the connection. */
export function Frame() {
  const view = useView()
  const [isPalette, setPalette] = useState(false)
  const today = useData<DeskToday>('/today', ['inbox', 'calendar'])
  useShortcuts({ palette: () => setPalette(true) })
  return (
    <div className="desk-frame">
      <Rail view={view} today={today.data} palette={() => setPalette(true)} />
      <main id="main" className="desk-view" tabIndex={-1}>
        <Connection />
        <Shown view={view} today={today} />
      </main>
      {isPalette && <Palette close={() => setPalette(false)} />}
    </div>
  )
}

function useView(): View {
  const [view, setView] = useState(() => viewOf(location.hash))
  useEffect(() => {
    const look = () => {
      if (!location.hash.startsWith('#/') && location.hash !== '') return
      setView((last) => {
        const next = viewOf(location.hash)
        // Keyboards and screen readers go on at the new view.
        if (next.section !== last.section) beginView()
        return next
      })
    }
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return view
}

function beginView(): void {
  requestAnimationFrame(() => {
    scrollTo(0, 0)
    focusTitle()
  })
}

/** Frames within which the script of a view is expected. */
const PATIENCE = 300

function focusTitle(frames = PATIENCE): void {
  const title = document.querySelector<HTMLElement>('[data-view-title]')
  if (title !== null) title.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusTitle(frames - 1))
}

interface RailProps {
  readonly view: View
  readonly today: Data<DeskToday>
  readonly palette: () => void
}

function Rail({ view, today, palette }: RailProps) {
  const { words, siteName } = useDesk()
  const { session } = useMember()
  const { say } = words
  const waiting = today.state === 'ready' ? today.value : null
  const counts: Readonly<Record<string, number>> = {
    inbox: waiting?.newMessages ?? 0,
    calendar: waiting?.requests.length ?? 0,
    people: waiting?.dueRequests ?? 0,
  }
  const shown = SECTIONS.filter(({ right }) => right === null || session.rights.includes(right))
  return (
    <header className="desk-rail">
      <p className="desk-rail__site">
        <a href={session.siteUrl}>{siteName}</a>
      </p>
      <nav aria-label={say('desk.nav')}>
        <ul>
          {shown.map(({ name }) => (
            <li key={name}>
              <a href={hrefOf(name)} aria-current={view.section === name ? 'page' : undefined}>
                {say(`desk.${name}.title`)}
                {(counts[name] ?? 0) > 0 && <Count value={counts[name] ?? 0} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="desk-rail__end">
        <button type="button" className="link-button" onClick={palette}>
          {say('desk.palette.title')} <kbd>Ctrl K</kbd>
        </button>
        <a href={hrefOf('account')} aria-current={view.section === 'account' ? 'page' : undefined}>
          {session.member.name}
        </a>
        <LogOut />
      </div>
    </header>
  )
}

function Count({ value }: { readonly value: number }) {
  const { words } = useDesk()
  return (
    <b className="desk-count">
      {words.portal.number(value)} <span className="hidden-text">{words.say('desk.waiting')}</span>
    </b>
  )
}

function LogOut() {
  const { words, api } = useDesk()
  const { leave } = useMember()
  const out = () =>
    void api.send('POST', '/logout').then(() => {
      forgetDrafts()
      leave()
    })
  return (
    <button type="button" className="link-button" onClick={out}>
      {words.say('portal.logout')}
    </button>
  )
}

/** Shows that the connection is lost. The typed text stays on the screen. */
function Connection() {
  const { words } = useDesk()
  const { live } = useMember()
  const isConnected = useSyncExternalStore(live.onConnection, live.isConnected)
  return (
    <p className="desk-offline" role="status">
      {isConnected ? null : words.say('desk.offline')}
    </p>
  )
}

interface ShownProps {
  readonly view: View
  readonly today: { readonly data: Data<DeskToday>; readonly reload: () => void }
}

function Shown({ view: { section, id }, today: { data, reload } }: ShownProps) {
  switch (section) {
    case 'today':
      return <Today data={data} reload={reload} />
    case 'inbox':
      return <Inbox id={id} />
    case 'calendar':
      return <Calendar id={id} />
    case 'rounds':
      return <Rounds day={id} />
    case 'homes':
      return <Homes id={id} />
    case 'owners':
      return <Owners id={id} />
    case 'publishing':
      return <Publishing id={id} />
    case 'people':
      return <People />
    case 'members':
      return <Members />
    case 'health':
      return <Health />
    case 'audit':
      return <Audit />
    case 'account':
      return <Account />
  }
}
