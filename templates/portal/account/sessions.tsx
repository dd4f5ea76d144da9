import type { PortalDevice, PortalSessions } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { usePortal } from '../context.ts'
import { leaveTo } from '../logged-out.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Failure, failureKey, Refusal } from '../parts/failure.tsx'
import { Bones } from '../parts/bones.tsx'
import { Section } from '../parts/section.tsx'
import { useAction } from '../use-action.ts'
import { useRemote } from '../use-remote.ts'

/** The devices on which the owner is logged in, each with a button to end its session. */
export function Sessions() {
  const { words, api, login } = usePortal()
  const { say } = words
  const { remote, reload } = useRemote<PortalSessions>(apiHref('sessions'))
  const { run, isBusy, failure } = useAction()
  return (
    <Section title={say('portal.sessions.title')} lead={say('portal.sessions.lead')}>
      {remote.state === 'loading' && <Bones />}
      {remote.state === 'failed' && <Failure reason={remote.reason} retry={reload} />}
      {remote.state === 'ready' && (
        <ul className="devices">
          {remote.value.sessions.map((device) => (
            <Device key={device.id} device={device} ended={reload} />
          ))}
        </ul>
      )}
      <p className="portal-actions">
        <BusyButton
          kind="plain"
          isBusy={isBusy}
          onClick={() =>
            run(
              () => api.post(apiHref('logout-everywhere')),
              () => leaveTo(login),
            )
          }
        >
          {say('portal.sessions.everywhere')}
        </BusyButton>
      </p>
      <Refusal text={failure && say(failureKey(failure))} />
    </Section>
  )
}

function Device({ device, ended }: { readonly device: PortalDevice; readonly ended: () => void }) {
  const { words, dates, api } = usePortal()
  const { say } = words
  const { run, isBusy, failure } = useAction()
  const seen = say('portal.sessions.seen', { moment: dates.moment(device.seenAt) })
  return (
    <li>
      <div>
        <b>{device.device}</b>
        <p className="portal-quiet">{device.isThis ? say('portal.sessions.this') : seen}</p>
        <Refusal text={failure && say(failureKey(failure))} />
      </div>
      {!device.isThis && (
        <BusyButton
          kind="plain"
          isBusy={isBusy}
          onClick={() => run(() => api.remove(apiHref('sessions', device.id)), ended)}
        >
          {say('portal.sessions.end')}
          <span className="hidden-text">{`: ${device.device}`}</span>
        </BusyButton>
      )}
    </li>
  )
}
