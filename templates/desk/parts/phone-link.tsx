/** A telephone number that dials. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^+0-9]/g, '')}`}>{phone}</a>
}
