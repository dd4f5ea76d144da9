import type { StringKey } from '../../../core/languages/string-keys.ts'
import type { StorageRow, StorageTables as Props } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { LineTable } from '../units/line-table.tsx'

/** The generated part of a cookie policy: the stored data by category, and the contacted hosts. */
export function StorageTables({ tables, level }: { readonly tables: Props; readonly level: 2 | 3 }) {
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <>
      {tables.policy && <p className="block__intro">{t('storage.policy', tables.policy)}</p>}
      <div className="fact-tables">
        {tables.groups.map(({ title, text, items }) => (
          <section key={title}>
            <Heading id={idOf(title)}>{t(title)}</Heading>
            <div className="prose">
              <p>{t(text)}</p>
              {items.length > 0 ? (
                <Items items={items} labelledBy={idOf(title)} />
              ) : (
                <p>{t('storage.none')}</p>
              )}
            </div>
          </section>
        ))}
        {tables.contacts.length > 0 && (
          <section>
            <Heading>{t('storage.contacts')}</Heading>
            <ul className="prose">
              {tables.contacts.map(({ text, hosts }) => (
                <li key={text}>{`${t(text)} ${hosts.join(', ')}`}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

function idOf(title: StringKey): string {
  return title.replace('.', '-')
}

function Items({
  items,
  labelledBy,
}: {
  readonly items: readonly StorageRow[]
  readonly labelledBy: string
}) {
  const t = useT()
  const names = [t('storage.name'), t('storage.purpose'), t('storage.lifetime'), t('storage.owner')] as const
  return (
    <LineTable names={names} labelledBy={labelledBy}>
      {items.map((item) => (
        <tr key={item.purpose}>
          <th scope="row">
            {item.names.join(', ')}
            {item.place && <small>{` (${t(item.place)})`}</small>}
          </th>
          <td data-name={names[1]}>{t(item.purpose)}</td>
          <td data-name={names[2]}>{item.lifetime}</td>
          <td data-name={names[3]}>{item.owner}</td>
        </tr>
      ))}
    </LineTable>
  )
}
