import { usePortal } from '../context.ts'

/** Whom to call, where the site names a number. */
export function Call() {
  const { words, phone } = usePortal()
  return (
    phone && (
      <a className="button" href={phone.href}>
        {words.say('portal.call', { phone: phone.text })}
      </a>
    )
  )
}
