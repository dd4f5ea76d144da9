import type { DeskAppointment } from '../../core/http/desk/calendar.ts'
import type { DeskToday } from '../../core/http/desk/oversight.ts'
import { Empty, Section } from '../portal/parts/section.tsx'
import { isBadBuild } from './build-state.ts'
import { useDesk, useMember } from './context.ts'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { HomeTitle } from './parts/home-title.tsx'
import { hrefOf } from './route.ts'
import type { Data } from './use-data.ts'

interface TodayProps {
  readonly data: Data<DeskToday>
  readonly reload: () => void
}

/** Messages, requests and appointments that wait for the member. */
export function Today({ data, reload }: TodayProps) {
  const { words } = useDesk()
  const { session } = useMember()
  const [name = ''] = session.member.name.split(' ')
  return (
    <Page title={words.say('desk.today.hello', { name })}>
      <Loaded data={data} reload={reload}>
        {(today) => <Waiting today={today} />}
      </Loaded>
    </Page>
  )
}

function Waiting({ today }: { readonly today: DeskToday }) {
  const { say, count } = useDesk().words
  const lines = [
    { number: today.newMessages, text: count('desk.today.new', today.newMessages), href: hrefOf('inbox') },
    { number: today.mine, text: count('desk.today.mine', today.mine), href: hrefOf('inbox') },
    { number: today.failedMails, text: count('desk.today.failed', today.failedMails), href: hrefOf('inbox') },
    {
      number: today.lackingHomes,
      text: count('desk.today.lacking', today.lackingHomes),
      href: hrefOf('homes'),
    },
    { number: today.dueRequests, text: count('desk.today.due', today.dueRequests), href: hrefOf('people') },
  ].filter(({ number }) => number > 0)
  return (
    <>
      <LastBuild build={today.lastBuild} />
      {lines.length > 0 && (
        <ul className="desk-lines">
          {lines.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {today.requests.length > 0 && (
        <Section title={say('desk.today.requests')} lead={say('desk.today.requestsLead')}>
          <Appointments rows={today.requests} />
        </Section>
      )}
      <Section title={say('desk.today.appointments')}>
        {today.appointments.length === 0 ? (
          <Empty>{say('desk.today.noAppointments')}</Empty>
        ) : (
          <Appointments rows={today.appointments} />
        )}
      </Section>
      {lines.length === 0 && today.requests.length === 0 && <Empty>{say('desk.today.nothing')}</Empty>}
    </>
  )
}

function LastBuild({ build }: { readonly build: DeskToday['lastBuild'] }) {
  const { words, dates } = useDesk()
  const { say } = words
  if (build === null) return null
  const values = { at: dates.moment(build.askedAt), state: say(`desk.buildState.${build.state}`) }
  return (
    <p className={isBadBuild(build) ? 'desk-bad' : 'portal-quiet'}>
      <a href={hrefOf('publishing', build.id)}>{say('desk.today.build', values)}</a>
    </p>
  )
}

function Appointments({ rows }: { readonly rows: readonly DeskAppointment[] }) {
  const { dates } = useDesk()
  return (
    <ul className="desk-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={hrefOf('inbox', row.id)}>
            <b>{dates.moment(row.startsAt)}</b>
            <span>{row.visitor}</span>
            <span className="portal-quiet">
              {row.home === null ? row.place : <HomeTitle home={row.home} />}
              {row.person !== null && ` · ${row.person}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
