import type { Office } from '../../../core/view/types.ts'
import { Html } from '../html/html.tsx'

export function Offices({ offices, level }: { readonly offices: readonly Office[]; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="offices">
      {offices.map((office) => (
        <div key={office.name} className="office">
          <Heading>{office.name}</Heading>
          <OfficeAddress office={office} />
          {office.hours && <Html html={office.hours} />}
        </div>
      ))}
    </div>
  )
}

export function OfficeAddress({ office }: { readonly office: Office }) {
  return (
    <address>
      <AddressLines lines={office.address} />
      <a href={office.phone.href}>{office.phone.text}</a>
      {office.email && (
        <>
          <br />
          <a href={`mailto:${office.email}`}>{office.email}</a>
        </>
      )}
    </address>
  )
}

function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="address-line">
      {line}
    </span>
  ))
}
