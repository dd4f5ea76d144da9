import type { DeskHealth } from '../../core/http/desk/oversight.ts'
import { Empty, Section } from '../portal/parts/section.tsx'
import { useDesk } from './context.ts'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { useData } from './use-data.ts'

interface HealthProps {
  readonly health: DeskHealth
}

/** The state of the service: queues, subscriptions, and the results of `serve --doctor`. */
export function Health() {
  const { words } = useDesk()
  const { say } = words
  const { data, reload } = useData<DeskHealth>('/health')
  return (
    <Page
      title={say('desk.health.title')}
      aside={
        <button type="button" className="button" onClick={reload}>
          {say('desk.health.again')}
        </button>
      }
    >
      <Loaded data={data} reload={reload}>
        {(health) => (
          <>
            <Queues health={health} />
            <Section title={say('desk.health.subscriptions')}>
              <ul>
                <li>{words.count('desk.health.subscribers', health.subscribers.active)}</li>
                <li>{words.count('desk.health.asked', health.subscribers.asked)}</li>
                <li>{words.count('desk.health.searches', health.searches.active)}</li>
                <li>{words.count('desk.health.paused', health.searches.paused)}</li>
                <li>{words.count('desk.health.digests', health.news.digests)}</li>
                <li>{words.count('desk.health.reminders', health.news.reminders)}</li>
              </ul>
            </Section>
            <NewsRuns health={health} />
            <Section title={say('desk.health.findings')} lead={say('desk.health.findingsLead')}>
              <ul className="desk-findings">
                {health.findings.map(({ check, mark, text }) => (
                  <li key={`${check} ${text}`} data-mark={mark}>
                    <b>{say(`desk.mark.${mark}`)}</b> <span lang="en">{`${check}: ${text}`}</span>
                  </li>
                ))}
              </ul>
            </Section>
            <Backup health={health} />
            <p className="portal-quiet">
              {say('desk.health.version', { version: health.version, database: health.database })}
            </p>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Backup({ health: { lastBackupAt } }: HealthProps) {
  const { words, dates } = useDesk()
  return (
    <p className="portal-quiet">
      {lastBackupAt === null
        ? words.say('desk.health.noBackup')
        : words.say('desk.health.lastBackup', { at: dates.moment(lastBackupAt) })}
    </p>
  )
}

/** The last mails with news of registered searches. */
function NewsRuns({ health: { newsRuns } }: HealthProps) {
  const { words, dates } = useDesk()
  return (
    <Section title={words.say('desk.health.newsRuns')}>
      {newsRuns.length === 0 ? (
        <Empty>{words.say('desk.health.noNewsRuns')}</Empty>
      ) : (
        <ul>
          {newsRuns.map(({ at, digests, homes, reminders }) => (
            <li key={at}>
              {dates.moment(at)} ·{' '}
              {[
                words.count('desk.health.sent', digests),
                words.count('desk.health.sentHomes', homes),
                ...(reminders === 0 ? [] : [words.count('desk.health.sentReminders', reminders)]),
              ].join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Queues({ health: { queues } }: HealthProps) {
  const { words, dates } = useDesk()
  const { say } = words
  if (queues.length === 0)
    return (
      <Section title={say('desk.health.queues')}>
        <Empty>{say('desk.health.noQueues')}</Empty>
      </Section>
    )
  return (
    <Section title={say('desk.health.queues')}>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{say('desk.health.queue')}</th>
            <th scope="col">{say('desk.mailState.waiting')}</th>
            <th scope="col">{say('desk.mailState.failed')}</th>
            <th scope="col">{say('desk.health.oldest')}</th>
            <th scope="col">{say('desk.health.error')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.queue}>
              <th scope="row">{queue.queue}</th>
              <td>{words.portal.number(queue.waiting)}</td>
              <td>{words.portal.number(queue.failed)}</td>
              <td>{queue.oldestAt === null ? '' : dates.moment(queue.oldestAt)}</td>
              <td lang="en">{queue.lastError}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
