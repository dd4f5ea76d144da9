import type { DeskHomeDetail } from '../../core/http/desk/homes.ts'
import { Empty, Section } from '../portal/parts/section.tsx'
import { pathTo } from './api.ts'
import { useDesk, useRight } from './context.ts'
import { Duties } from './duties.tsx'
import { HomeOwners } from './home-owners.tsx'
import type { HomeOwnersProps } from './home-owners.tsx'
import { HomeViews } from './home-views.tsx'
import { Figures } from './parts/figures.tsx'
import { OpenDays } from './open-days.tsx'
import { Papers } from './papers.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { hrefOf } from './route.ts'
import { useData } from './use-data.ts'

/** One home: interest, views by day and source, remarks after visits, owners. It prints as a report for the owner. */
export function Home({ id }: { readonly id: string }) {
  const { data, reload, set } = useData<DeskHomeDetail>(pathTo(['homes', id]), ['inbox', 'calendar'])
  return (
    <Loaded data={data} reload={reload}>
      {(home) => <Report home={home} set={set} />}
    </Loaded>
  )
}

function Report({ home, set }: HomeOwnersProps) {
  const { words } = useDesk()
  const { say } = words
  const seesOwners = useRight('owners')
  const facts = [home.reference, words.named('availability', home.availability), home.price, home.agent]
  return (
    <Page title={home.title} titleLanguage={home.titleLanguage} aside={<Ways home={home} />}>
      <p>
        {facts.filter(Boolean).join(' · ')}
        <br />
        {home.address}
        <br />
        <span className="portal-quiet">
          {[
            say('desk.homes.languages', { languages: home.languages.join(', ') }),
            home.pictures === null ? null : words.count('desk.homes.pictures', home.pictures),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Figures home={home} />
      <HomeViews home={home} />
      <Duties home={home} />
      <OpenDays home={home} />
      <HomeOwners home={home} set={set} />
      {seesOwners && <Papers home={home.id} />}
      <Visited home={home} />
    </Page>
  )
}

function Ways({ home }: { readonly home: DeskHomeDetail }) {
  const { say } = useDesk().words
  return (
    <p className="desk-inline desk-no-print">
      <a className="button" href={hrefOf('homes')}>
        {say('desk.homes.back')}
      </a>
      {home.href !== null && (
        <a className="button" href={home.href} target="_blank" rel="noreferrer">
          {say('desk.homes.page')}
        </a>
      )}
      <button type="button" className="button" onClick={() => print()}>
        {say('desk.homes.print')}
      </button>
    </p>
  )
}

function Visited({ home }: { readonly home: DeskHomeDetail }) {
  const { words, dates } = useDesk()
  const { say } = words
  return (
    <Section title={say('desk.homes.visited')}>
      {home.visited.length === 0 ? (
        <Empty>{say('desk.homes.noVisits')}</Empty>
      ) : (
        <ul className="desk-thread">
          {home.visited.map((visit) => (
            <li key={visit.id}>
              <p className="portal-quiet">
                {dates.moment(visit.at)} · {visit.visitor}
              </p>
              <p>{visit.remark ?? say('desk.homes.noRemark')}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
