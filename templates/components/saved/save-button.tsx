import { useShell, useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

/** The button on the page of a home. It needs a script. */
export function SaveButton({ id }: { readonly id: number }) {
  const { savedHref } = useShell()
  const t = useT()
  if (savedHref === undefined) return null
  return (
    <button type="button" aria-pressed="false" data-save={id}>
      <Icon name="heart" small />
      {t('saved.saveThis')}
    </button>
  )
}

/** The button beside the filters of a list. It shows while a filter is set. */
export function SaveSearchButton({ goal }: { readonly goal: 0 | 1 }) {
  const { savedHref } = useShell()
  const t = useT()
  if (savedHref === undefined) return null
  return (
    <button
      className="save-search"
      type="button"
      data-save-search={goal === 0 ? 'sale' : 'rent'}
      data-kept={t('saved.searchKept')}
      hidden
    >
      <Icon name="heart" small />
      <span>{t('saved.saveSearch')}</span>
    </button>
  )
}
