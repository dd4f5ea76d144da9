import { useId, useRef, useState } from 'react'
import { apiHref } from '../api.ts'
import type { FailureReason } from '../answer.ts'
import { usePortal } from '../context.ts'
import { failureKey, Refusal } from '../parts/failure.tsx'
import type { PortalKey } from '../words.ts'

type Standing =
  | { readonly state: 'ready' }
  | { readonly state: 'sending'; readonly name: string; readonly part: number }
  | { readonly state: 'sent'; readonly name: string }
  | { readonly state: 'failed'; readonly name: string; readonly reason: FailureReason }

interface UploadProps {
  readonly property: string
  readonly done: () => void
}

/** The upload of a file, which starts when it is chosen. A failed upload can be repeated. */
export function Upload({ property, done }: UploadProps) {
  const { api, words } = usePortal()
  const { say } = words
  const [standing, setStanding] = useState<Standing>({ state: 'ready' })
  const chosen = useRef<File | null>(null)
  const send = async (file: File) => {
    chosen.current = file
    const { name } = file
    setStanding({ state: 'sending', name, part: 0 })
    const outcome = await api.upload(apiHref('properties', property, 'documents'), file, (part) =>
      setStanding({ state: 'sending', name, part }),
    )
    setStanding(outcome.ok ? { state: 'sent', name } : { state: 'failed', name, reason: outcome.reason })
    if (outcome.ok) done()
  }
  return (
    <div className="upload">
      <FileChoice isBusy={standing.state === 'sending'} choose={(file) => void send(file)} />
      {standing.state === 'sending' && <Progress name={standing.name} part={standing.part} />}
      <p className="upload__done" role="status">
        {standing.state === 'sent' && say('portal.upload.sent', { name: standing.name })}
      </p>
      <Refusal
        text={standing.state === 'failed' ? say(refusalKey(standing.reason), { name: standing.name }) : null}
      />
      {standing.state === 'failed' && isWorthTrying(standing.reason) && (
        <button
          type="button"
          className="button"
          onClick={() => {
            if (chosen.current) void send(chosen.current)
          }}
        >
          {say('portal.failure.again')}
        </button>
      )}
    </div>
  )
}

interface FileChoiceProps {
  readonly isBusy: boolean
  readonly choose: (file: File) => void
}

function FileChoice({ isBusy, choose }: FileChoiceProps) {
  const { words } = usePortal()
  const id = useId()
  return (
    <>
      <h3 className="part__title" id={`${id}-title`}>
        {words.say('portal.upload.title')}
      </h3>
      <p id={`${id}-hint`} className="portal-quiet">
        {words.say('portal.upload.hint')}
      </p>
      <label className="button upload__button" aria-disabled={isBusy || undefined}>
        {words.say(isBusy ? 'portal.busy' : 'portal.upload.choose')}
        <input
          type="file"
          className="hidden-text"
          aria-describedby={`${id}-hint`}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // Allows the same file to be chosen again.
            currentTarget.value = ''
            if (file) choose(file)
          }}
        />
      </label>
    </>
  )
}

function Progress({ name, part }: { readonly name: string; readonly part: number }) {
  const { words } = usePortal()
  const label = words.say('portal.upload.sending', { name })
  return (
    <p className="upload__progress">
      <progress value={part} max={1} aria-label={label} />
      <span aria-hidden="true">{`${label} ${Math.round(part * 100)} %`}</span>
    </p>
  )
}

function refusalKey(reason: FailureReason): PortalKey {
  if (reason === 'too-large') return 'portal.upload.tooLarge'
  return reason === 'type' ? 'portal.upload.type' : failureKey(reason)
}

function isWorthTrying(reason: FailureReason): boolean {
  return reason !== 'too-large' && reason !== 'type'
}
