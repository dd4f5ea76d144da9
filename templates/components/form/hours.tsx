import type { Field } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Label } from './field-parts.tsx'

/**
 * The container of the free hours, which the script fills. Without a script, a page of the service offers
 * them when the form is sent.
 */
export function Hours({ field, id }: { readonly field: Field; readonly id: string }) {
  const t = useT()
  return (
    <fieldset id={id} className={`field field--${field.width} hours`} data-request={field.request}>
      <legend>
        <Label field={field} />
      </legend>
      <div className="hours__body">
        <button type="button" className="button hours__show">
          {t('form.hours.show')}
        </button>
        <noscript>
          <p className="field__hint">{t('form.hours.withoutScript')}</p>
        </noscript>
      </div>
    </fieldset>
  )
}
