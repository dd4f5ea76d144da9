import { usePortal } from '../context.ts'

/** The telephone number, if the site has one. */
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
