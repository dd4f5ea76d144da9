import { Fragment } from 'react'
import { SWITCHES } from '../../../core/domain/consent.ts'
import type { ConsentDialog as Props } from '../../../core/view/types.ts'
import type { Translate } from '../../translate.ts'

/**
 * Refuse, choose and accept are equal buttons on the first layer, and every optional switch is off
 * (docs/domain.md#consent). The dialog is a region, because the page stays usable beside it.
 */
export function ConsentDialog({ dialog, t }: { readonly dialog: Props; readonly t: Translate }) {
  return (
    <section className="consent" aria-labelledby="consent-title" tabIndex={-1} data-consent-box>
      <h2 id="consent-title">{dialog.title}</h2>
      <p>
        {dialog.description}
        {dialog.links.map(({ href, label }) => (
          <Fragment key={href}>
            {' '}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
      </p>
      <fieldset id="consent-switches" hidden>
        <legend className="hidden-text">{t('consent.legend')}</legend>
        <Switch t={t} name="necessary" />
        {SWITCHES.map((name) => (
          <Switch key={name} t={t} name={name} />
        ))}
      </fieldset>
      <div className="consent__actions">
        <Action value="decline" label={t('consent.decline')} />
        <button
          className="button"
          type="button"
          value="choose"
          aria-expanded="false"
          aria-controls="consent-switches"
        >
          {t('consent.choose')}
        </button>
        <Action value="save" label={t('consent.save')} hidden />
        <Action value="accept" label={t('consent.accept')} />
      </div>
      <Receipt siteName={dialog.siteName} t={t} />
      <button className="arrow-link" type="button" value="close" hidden>
        {t('consent.close')}
      </button>
    </section>
  )
}

/** The stored choice with its date and revision, which the script fills in. */
function Receipt({ siteName, t }: { readonly siteName: string; readonly t: Translate }) {
  return (
    <div
      data-consent-receipt
      data-site={siteName}
      data-title={t('consent.receiptTitle')}
      data-file={t('consent.receiptFile')}
      data-text={t('consent.receipt')}
      data-on={t('consent.on')}
      data-off={t('consent.off')}
      hidden
    >
      <small />
      <button className="arrow-link" type="button" value="receipt">
        {t('consent.receiptSave')}
      </button>
    </div>
  )
}

interface ActionProps {
  readonly value: string
  readonly label: string
  readonly hidden?: boolean
}

function Action({ value, label, hidden }: ActionProps) {
  return (
    <button className="button" type="button" value={value} hidden={hidden}>
      {label}
    </button>
  )
}

function Switch({
  t,
  name,
}: {
  readonly t: Translate
  readonly name: 'necessary' | (typeof SWITCHES)[number]
}) {
  const box =
    name === 'necessary' ? (
      <input type="checkbox" defaultChecked disabled />
    ) : (
      <input type="checkbox" name={name} />
    )
  return (
    <label className="choice choice--checkbox">
      {box}
      <span>
        {t(`consent.${name}`)}
        <small>{t(`consent.${name}Text`)}</small>
      </span>
    </label>
  )
}
