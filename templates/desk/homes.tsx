import { useState } from 'react'
import type { DeskHome, DeskHomes } from '../../core/http/desk/homes.ts'
import { Photo } from '../portal/parts/photo.tsx'
import { pathTo } from './api.ts'
import { useDesk, useMember } from './context.ts'
import { Home } from './home.tsx'
import { Figures } from './parts/figures.tsx'
import { HomeTitle } from './parts/home-title.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { SearchField } from './parts/search-field.tsx'
import { Select } from './parts/select.tsx'
import { hrefOf } from './route.ts'
import { useData } from './use-data.ts'

/** The published homes with the interest in them. Content comes from the files and the CRM, and is shown only. */
export function Homes({ id }: { readonly id: string | null }) {
  return id === null ? <HomeList /> : <Home key={id} id={id} />
}

function HomeList() {
  const { words } = useDesk()
  const { session } = useMember()
  const { say } = words
  const [search, setSearch] = useState('')
  const [office, setOffice] = useState('')
  const [after, setAfter] = useState<string | undefined>(undefined)
  const { data, reload } = useData<DeskHomes>(pathTo(['homes'], { search, office, after }), [
    'inbox',
    'calendar',
  ])
  const first = (set: (value: string) => void) => (value: string) => {
    setAfter(undefined)
    set(value)
  }
  return (
    <Page title={say('desk.homes.title')}>
      <div className="desk-filters">
        <SearchField label={say('desk.homes.search')} value={search} change={first(setSearch)} />
        {session.offices.length > 1 && (
          <Select
            label={say('desk.filter.office')}
            value={office}
            choices={[
              { value: '', label: say('desk.filter.all') },
              ...session.offices.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            change={first(setOffice)}
          />
        )}
      </div>
      <Loaded data={data} reload={reload}>
        {({ homes, next }) => (
          <>
            {homes.length === 0 ? (
              <p className="portal-empty">{say('desk.homes.none')}</p>
            ) : (
              <ul className="desk-homes">
                {homes.map((home) => (
                  <HomeRow key={home.id} home={home} />
                ))}
              </ul>
            )}
            <p className="portal-actions">
              {after !== undefined && (
                <button type="button" className="button" onClick={() => setAfter(undefined)}>
                  {say('desk.first')}
                </button>
              )}
              {next !== null && (
                <button type="button" className="button" onClick={() => setAfter(next)}>
                  {say('desk.more')}
                </button>
              )}
            </p>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function HomeRow({ home }: { readonly home: DeskHome }) {
  const { words } = useDesk()
  return (
    <li className="desk-home">
      <Photo src={home.picture ?? undefined} className="desk-home__photo" />
      <div className="desk-home__text">
        <h2>
          <a href={hrefOf('homes', home.id)}>
            <HomeTitle home={home} />
          </a>
        </h2>
        <p>
          {[home.reference, words.named('availability', home.availability), home.price, home.agent]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {home.lacking > 0 && (
          <p className="desk-lacking">{words.count('desk.homes.lacking', home.lacking)}</p>
        )}
      </div>
      <Figures home={home} />
    </li>
  )
}
