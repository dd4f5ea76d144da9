import type { ReactNode } from 'react'

interface LineTableProps {
  readonly names: readonly string[]
  readonly labelledBy: string
  /** The rows. */
  readonly children: ReactNode
}

/**
 * A table with a head. On a narrow screen a row becomes a block of lines, each labelled by the `data-name` of
 * its cell.
 */
export function LineTable({ names, labelledBy, children }: LineTableProps) {
  return (
    <table className="units" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
