import { usePortal } from '../context.ts'

/** An icon of the site, beside a text. */
export function Icon({
  name,
}: {
  readonly name: 'close' | 'document' | 'go' | 'back' | 'mail' | 'phone' | 'print' | 'warning' | 'down' | 'up'
}) {
  const { sprite } = usePortal()
  return (
    <svg className="icon icon--small" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
