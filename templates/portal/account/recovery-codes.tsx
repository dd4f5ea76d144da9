import { usePortal } from '../context.ts'
import { Icon } from '../parts/icon.tsx'

interface RecoveryCodesProps {
  /** The level of its heading. */
  readonly level: 2 | 3
  readonly codes: readonly string[]
  readonly done: () => void
}

/** The recovery codes, which are shown once. They replace a lost authenticator. */
export function RecoveryCodes({ level, codes, done }: RecoveryCodesProps) {
  const { words, siteName } = usePortal()
  const { say } = words
  const Heading = `h${level}` as const
  const text = [siteName, say('portal.recovery.title'), '', ...codes, ''].join('\r\n')
  return (
    <div className="recovery" data-print-alone>
      <Heading className="part__title">{say('portal.recovery.title')}</Heading>
      <p>{say('portal.recovery.text')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="portal-actions">
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={say('portal.recovery.file')}
        >
          <Icon name="down" />
          {say('portal.recovery.save')}
        </a>
        <button type="button" className="button" onClick={() => print()}>
          <Icon name="print" />
          {say('portal.recovery.print')}
        </button>
        <button type="button" className="button button--ink" onClick={done}>
          {say('portal.recovery.done')}
        </button>
      </p>
    </div>
  )
}
