import type { AmountTable as Props } from '../../../core/view/types.ts'

/** A table of amounts, which scrolls sideways on a narrow screen. */
export function AmountTable({ table, labelledBy }: { readonly table: Props; readonly labelledBy: string }) {
  const [first = '', ...names] = table.head
  return (
    <div className="amounts" tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {first === '' ? <td /> : <th scope="col">{first}</th>}
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...amounts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((amount, index) => (
                <td key={names[index]}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
