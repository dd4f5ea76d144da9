import type { PropertyPage } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { EnergyChip } from '../energy-chip/energy-chip.tsx'

/** The homes of a building that is sold as a whole, each with its own certificate. */
export function Dwellings({ dwellings }: Pick<PropertyPage, 'dwellings'>) {
  const t = useT()
  if (dwellings.length === 0) return null
  return (
    <table className="units">
      <caption className="hidden-text">{t('energy.dwellings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('energy.dwelling')}</th>
          <th scope="col">{t('energy.score')}</th>
          <th scope="col">{t('energy.certificate')}</th>
        </tr>
      </thead>
      <tbody>
        {dwellings.map((dwelling) => (
          <tr key={dwelling.name}>
            <th scope="row">{dwelling.name}</th>
            <td data-name={t('energy.score')}>
              {dwelling.energy && <EnergyChip energy={dwelling.energy} />}
              {dwelling.value !== undefined && <span>{` ${dwelling.value}`}</span>}
            </td>
            <td data-name={t('energy.certificate')}>{dwelling.certificate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
