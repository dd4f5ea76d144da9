import type { Unit } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { EnergyChip } from '../energy-chip/energy-chip.tsx'
import { Price } from '../price/price.tsx'
import { LineTable } from './line-table.tsx'

/** The properties of a project. */
export function Units({
  units,
  labelledBy,
}: {
  readonly units: readonly Unit[]
  readonly labelledBy: string
}) {
  const t = useT()
  const names: Names = {
    bedrooms: t('unit.bedrooms'),
    surface: t('unit.surface'),
    energy: t('unit.energy'),
    price: t('unit.price'),
    availability: t('unit.availability'),
  }
  return (
    <LineTable names={[t('unit.title'), ...Object.values(names)]} labelledBy={labelledBy}>
      {units.map((unit) => (
        <UnitRow key={unit.href} unit={unit} names={names} />
      ))}
    </LineTable>
  )
}

type Names = Readonly<Record<'bedrooms' | 'surface' | 'energy' | 'price' | 'availability', string>>

function UnitRow({ unit, names }: { readonly unit: Unit; readonly names: Names }) {
  return (
    <tr className={unit.available ? undefined : 'units__gone'}>
      <th scope="row">
        <a href={unit.href}>{unit.title}</a>
      </th>
      <td data-name={names.bedrooms}>{unit.bedrooms}</td>
      <td data-name={names.surface}>{unit.surface}</td>
      <td data-name={names.energy}>{unit.energy && <EnergyChip energy={unit.energy} />}</td>
      <td className="units__short" data-name={names.price}>
        {unit.price && (
          <span>
            <Price price={unit.price} />
          </span>
        )}
      </td>
      <td className="units__short" data-name={names.availability} lang={unit.availabilityLang}>
        {unit.availability}
      </td>
    </tr>
  )
}
