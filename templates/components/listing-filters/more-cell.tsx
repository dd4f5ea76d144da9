import { RADII } from '../../../core/domain/landmarks.ts'
import type { ListFilters } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'
import { SelectCells } from './select-cells.tsx'

/** The cell that opens the filters beside those of the bar. It names those that are set. */
export function MoreCell({ selects }: Pick<ListFilters, 'selects'>) {
  const t = useT()
  return (
    <details className="filters__cell needs-script" name="filters" data-menu data-list-cell="more">
      <summary>
        <span className="field__hint">{t('filter.more')}</span>
        <span className="filters__value" data-all={t('filter.none')}>
          {t('filter.none')}
        </span>
        <Icon name="down" small />
      </summary>
      <div className="sheet filters__list filters__more">
        <RadiusCell />
        <SelectCells selects={selects} />
      </div>
    </details>
  )
}

/** The distance around the chosen towns and landmarks. */
function RadiusCell() {
  const t = useT()
  const title = t('filter.radius')
  return (
    <label className="filters__cell">
      <span className="field__hint">{title}</span>
      <select name="radius" data-label={t('label.before', { label: title })}>
        <option value="">{t('filter.none')}</option>
        {RADII.map((kilometres) => (
          <option key={kilometres} value={kilometres}>{`${kilometres} km`}</option>
        ))}
      </select>
      <Icon name="down" small />
    </label>
  )
}
