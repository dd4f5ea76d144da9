import { useState } from 'react'
import { useDesk } from '../context.ts'
import { Page } from '../parts/page.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { NO_FILTERS } from './filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'
import { useInbox } from './use-inbox.ts'

/** All messages of visitors, and one of them. */
export function Inbox({ id }: { readonly id: string | null }) {
  const { words } = useDesk()
  const [filters, setFilters] = useState(NO_FILTERS)
  const inbox = useInbox(filters)
  const [chosen, choose] = useState<ReadonlySet<string> | null>(null)
  return (
    <Page title={words.say('desk.inbox.title')}>
      <div className="desk-inbox" data-open={id === null ? undefined : ''}>
        <div className="desk-inbox__list">
          <FilterBar filters={filters} change={setFilters} counts={inbox.counts} />
          {chosen === null ? (
            <p>
              <button type="button" className="link-button" onClick={() => choose(new Set())}>
                {words.say('desk.inbox.choice')}
              </button>
            </p>
          ) : (
            <ChosenBar inbox={inbox} chosen={chosen} choose={choose} />
          )}
          <MessageList inbox={inbox} selected={id} chosen={chosen} choose={choose} />
        </div>
        <div className="desk-inbox__message">
          {id === null ? (
            <p className="portal-empty">{words.say('desk.inbox.choose')}</p>
          ) : (
            <MessageView key={id} id={id} />
          )}
        </div>
      </div>
    </Page>
  )
}
