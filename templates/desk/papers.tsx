import { useId } from 'react'
import type { DeskPaper, DeskPapers } from '../../core/http/desk/papers.ts'
import { Refusal } from '../portal/parts/failure.tsx'
import { Icon } from '../portal/parts/icon.tsx'
import { Empty, Section } from '../portal/parts/section.tsx'
import { kindOf, sizeOf } from '../portal/property/file-facts.ts'
import type { Action } from '../portal/use-action.ts'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk } from './context.ts'
import { failureText } from './parts/failed.tsx'
import { DeskForm } from './parts/form.tsx'
import { Loaded } from './parts/loaded.tsx'
import { useData } from './use-data.ts'

/** The documents of a home that the office and its owners exchange. A printed report leaves them out. */
export function Papers({ home }: { readonly home: string }) {
  const { say } = useDesk().words
  const { data, reload, set } = useData<DeskPapers>(pathTo(['homes', home, 'papers']))
  return (
    <div className="desk-no-print">
      <Section title={say('desk.papers.title')} lead={say('desk.papers.lead')}>
        <Loaded data={data} reload={reload}>
          {(value) => <Exchange home={home} value={value} set={set} />}
        </Loaded>
      </Section>
    </div>
  )
}

interface ExchangeProps {
  readonly home: string
  readonly value: DeskPapers
  readonly set: (papers: DeskPapers) => void
}

function Exchange({ home, value: { papers, mayUpload }, set }: ExchangeProps) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const path = pathTo(['homes', home, 'papers'])
  return (
    <>
      {papers.length === 0 ? (
        <Empty>{say('desk.papers.none')}</Empty>
      ) : (
        <ul className="documents papers">
          {papers.map((paper) => (
            <Paper key={paper.id} paper={paper} path={`${path}/${paper.id}`} action={action} set={set} />
          ))}
        </ul>
      )}
      <label className="desk-check">
        <input
          type="checkbox"
          checked={mayUpload}
          disabled={action.isBusy}
          onChange={({ currentTarget: { checked } }) =>
            action.run(() => api.send<DeskPapers>('PATCH', path, { mayUpload: checked }), set)
          }
        />
        {say('desk.papers.allow')}
      </label>
      <Refusal text={action.failure && say(failureText(action.failure))} />
      <NewPaper path={path} set={set} />
    </>
  )
}

interface PaperProps extends Pick<ExchangeProps, 'set'> {
  readonly paper: DeskPaper
  readonly path: string
  readonly action: Action<DeskFailure>
}

function Paper({ paper, path, action, set }: PaperProps) {
  const { words, dates, api } = useDesk()
  const { say } = words
  const date = dates.shortDay(dates.dayOf(paper.addedAt))
  const added =
    paper.owner === null
      ? say('desk.papers.byOffice', { date })
      : say('desk.papers.byOwner', { date, name: paper.owner })
  return (
    <li>
      <Icon name="document" />
      <span>
        <span>{paper.name}</span>
        <small>{[kindOf(paper), sizeOf(paper.bytes, words.portal), added].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="desk-inline">
        <a className="arrow-link" href={api.href(path)} download>
          <span aria-hidden="true">{say('desk.papers.download')}</span>
          <span className="hidden-text">{words.labelled(say('desk.papers.download'), paper.name)}</span>
        </a>
        <button
          type="button"
          className="link-button"
          disabled={action.isBusy}
          onClick={() => action.run(() => api.send<DeskPapers>('DELETE', path), set)}
        >
          {say('desk.remove')} <span className="hidden-text">{paper.name}</span>
        </button>
      </span>
    </li>
  )
}

function NewPaper({ path, set }: Pick<PaperProps, 'path' | 'set'>) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const id = useId()
  const send = (form: HTMLFormElement) =>
    action.run(
      () => api.send<DeskPapers>('POST', path, new FormData(form)),
      (answer) => {
        form.reset()
        set(answer)
      },
    )
  return (
    <DeskForm
      action={action}
      send={send}
      label={say('desk.papers.add')}
      failures={{ type: 'desk.papers.type' }}
    >
      <div className="field">
        <label htmlFor={id}>{say('desk.papers.file')}</label>
        <input id={id} type="file" name="file" accept=".pdf,.jpg,.jpeg,.png,.webp" required />
      </div>
    </DeskForm>
  )
}
