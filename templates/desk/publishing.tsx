import type { DeskBuild, DeskBuildDetail, DeskPublishing } from '../../core/http/desk/publishing.ts'
import { BusyButton } from '../portal/parts/busy-button.tsx'
import { Refusal } from '../portal/parts/failure.tsx'
import { Empty, Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { BuildLog } from './build-log.tsx'
import { isBadBuild } from './build-state.ts'
import { useDesk } from './context.ts'
import { failureText } from './parts/failed.tsx'
import { HomeTitle } from './parts/home-title.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { hrefOf } from './route.ts'
import { useData } from './use-data.ts'

/** Builds of the site by the service: the last ones, and a button for another. */
export function Publishing({ id }: { readonly id: string | null }) {
  return id === null ? <Builds /> : <Build key={id} id={id} />
}

function Builds() {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const { data, reload, set } = useData<DeskPublishing>('/publishing', ['publishing'])
  const ask = () => action.run(() => api.send<DeskPublishing>('POST', '/publishing/builds'), set)
  return (
    <Page
      title={say('desk.publishing.title')}
      aside={
        <BusyButton isBusy={action.isBusy} onClick={ask}>
          {say('desk.publishing.build')}
        </BusyButton>
      }
    >
      <Refusal text={action.failure && say(failureText(action.failure))} />
      <Loaded data={data} reload={reload}>
        {({ isOn, every, builds }) => (
          <>
            <p className="portal-quiet">{say(isOn ? 'desk.publishing.lead' : 'desk.publishing.off')}</p>
            {every !== null && <p>{say('desk.publishing.every', { minutes: every })}</p>}
            {builds.length === 0 ? (
              <Empty>{say('desk.publishing.none')}</Empty>
            ) : (
              <ul className="desk-rows">
                {builds.map((build) => (
                  <li key={build.id}>
                    <a href={hrefOf('publishing', build.id)}>
                      <BuildLine build={build} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function BuildLine({ build }: { readonly build: DeskBuild }) {
  const { words, dates } = useDesk()
  const { say } = words
  const counts = [
    build.pages !== null && words.count('desk.publishing.pages', build.pages),
    build.rendered !== null && words.count('desk.publishing.changed', build.rendered),
    build.errors > 0 && words.count('desk.publishing.errors', build.errors),
    build.warnings > 0 && words.count('desk.publishing.warnings', build.warnings),
  ]
  return (
    <>
      <b>{dates.moment(build.askedAt)}</b>
      <span className={isBadBuild(build) ? 'desk-bad' : undefined}>
        {say(`desk.buildState.${build.state}`)}
      </span>
      <span className="portal-quiet">
        {[build.by ?? say(`desk.buildCause.${build.cause}`), ...counts].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function Build({ id }: { readonly id: string }) {
  const { words } = useDesk()
  const { say } = words
  const { data, reload } = useData<DeskBuildDetail>(pathTo(['publishing', 'builds', id]), ['publishing'])
  return (
    <Page
      title={say('desk.publishing.single')}
      aside={
        <a className="button" href={hrefOf('publishing')}>
          {say('desk.publishing.back')}
        </a>
      }
    >
      <Loaded data={data} reload={reload}>
        {(build) => (
          <>
            <p className="desk-inline">
              <BuildLine build={build} />
            </p>
            <Changes build={build} />
            {build.imports.length > 0 && <Imports build={build} />}
            <Diagnostics build={build} />
            <BuildLog build={build} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Changes({ build: { changes } }: { readonly build: DeskBuildDetail }) {
  const { words } = useDesk()
  const { say } = words
  return (
    <Section title={say('desk.publishing.changes')}>
      {changes.length === 0 ? (
        <Empty>{say('desk.publishing.noChanges')}</Empty>
      ) : (
        changes.map(({ change, count, homes }) => (
          <div key={change}>
            <h3 className="part__title">
              {words.labelled(say(`desk.change.${change}`), words.portal.number(count))}
            </h3>
            <ul>
              {homes.map((home) => (
                <li key={home.id}>
                  {change === 'gone' ? (
                    home.reference
                  ) : (
                    <a href={hrefOf('homes', home.id)}>
                      {home.reference} <HomeTitle home={home} />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))
      )}
    </Section>
  )
}

function Imports({ build }: { readonly build: DeskBuildDetail }) {
  const { words } = useDesk()
  const { say } = words
  return (
    <Section title={say('desk.publishing.imports')} lead={say('desk.publishing.importsLead')}>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{say('desk.publishing.source')}</th>
            <th scope="col">{say('desk.publishing.read')}</th>
            <th scope="col">{say('desk.publishing.published')}</th>
            <th scope="col">{say('desk.publishing.filtered')}</th>
            <th scope="col">{say('desk.publishing.leftOut')}</th>
          </tr>
        </thead>
        <tbody>
          {build.imports.map((source) => (
            <tr key={source.id}>
              <th scope="row">{source.id}</th>
              {[source.read, source.published, source.filtered, source.leftOut].map((count, index) => (
                <td key={index}>{words.portal.number(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** Problems with their place and hint. They are in English, as on the command line. */
function Diagnostics({ build }: { readonly build: DeskBuildDetail }) {
  const { say } = useDesk().words
  return (
    <Section title={say('desk.publishing.diagnostics')}>
      {build.diagnostics.length === 0 ? (
        <Empty>{say('desk.publishing.noDiagnostics')}</Empty>
      ) : (
        <ul className="desk-findings" lang="en">
          {build.diagnostics.map((found, index) => (
            <li key={index} data-mark={found.severity === 'error' ? 'bad' : 'hint'}>
              <b>{found.code}</b> {found.message}
              {found.place !== null && <p className="portal-quiet">{found.place}</p>}
              {found.frame !== null && <pre>{found.frame}</pre>}
              {found.hint !== null && <p>{found.hint}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
