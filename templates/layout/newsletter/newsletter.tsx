import { Field } from '../../components/form/field.tsx'
import { FormTag } from '../../components/form/form-tag.tsx'
import { MailNote, PrivacyNote } from '../../components/form/form.tsx'
import { useShell, useT } from '../../render-context.ts'

/** A step of paper in the footer's top left corner. */
export function Newsletter() {
  const { newsletter: form } = useShell()
  const t = useT()
  if (!form) return null
  const fields = form.groups.flatMap((group) => group.fields)
  return (
    <div className="wrap">
      <section className="newsletter step step--bleed" aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">{t('newsletter.title')}</h2>
        <p>{t('newsletter.text')}</p>
        <FormTag form={form}>
          <div className="newsletter__fields">
            {fields.map((field) => (
              <Field key={field.name} field={field} prefix={`footer-${form.name}`} />
            ))}
          </div>
          <button className="button button--ink" type="submit">
            {form.submit}
          </button>
          <MailNote mail={form.mail} />
          <PrivacyNote link={form.privacy} note={form.purpose} />
        </FormTag>
      </section>
    </div>
  )
}
