import type { Footer as FooterProps } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { Html } from '../../components/html/html.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { OfficeAddress } from '../../components/offices/offices.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { useShell, useT } from '../../render-context.ts'
import { Newsletter } from '../newsletter/newsletter.tsx'
import { Logo, Wordmark } from '../wordmark/wordmark.tsx'

interface Props {
  /** The footer has no newsletter form. */
  readonly quiet: boolean | undefined
  readonly noCookiePopup: boolean | undefined
  readonly withoutTags: boolean | undefined
}

export function Footer({ quiet, noCookiePopup, withoutTags }: Props) {
  const { footer } = useShell()
  const t = useT()
  return (
    <footer className="footer">
      {!quiet && <Newsletter />}
      <div className="wrap">
        <FooterColumns footer={footer} />
        <Legal legal={footer.legal} />
        <div className="footer__end">
          {footer.copyright && <p>{footer.copyright}</p>}
          <ul>
            {[...footer.links, ...footer.social].map((link) => (
              <li key={link.href}>
                <Anchor link={link} />
              </li>
            ))}
            <ConsentSettings quiet={noCookiePopup} withoutTags={withoutTags} />
          </ul>
        </div>
      </div>
      <a className="to-top" href="#main" aria-label={t('page.top')} data-to-top hidden>
        <Icon name="up" />
      </a>
    </footer>
  )
}

/** The settings link, which the script shows. It also carries the configuration of the dialog. */
function ConsentSettings({
  quiet,
  withoutTags,
}: {
  readonly quiet: boolean | undefined
  readonly withoutTags: boolean | undefined
}) {
  const { consent } = useShell()
  const t = useT()
  if (!consent) return null
  return (
    <li
      data-consent={consent.href}
      data-revision={consent.revision}
      data-months={consent.months}
      data-mode={consent.mode}
      data-tags={withoutTags ? '' : consent.tags}
      data-quiet={quiet ? '' : undefined}
      hidden
    >
      <button type="button">{t('consent.settings')}</button>
    </li>
  )
}

/** A column without a title is placed under the name. The offices are last in the row. */
function FooterColumns({ footer: { logo, columns, offices } }: { readonly footer: FooterProps }) {
  const { homeHref } = useShell()
  const t = useT()
  const about = columns.filter((column) => column.title === undefined)
  const titled = columns.filter((column) => column.title !== undefined)
  return (
    <div className="footer__columns">
      <div className="footer__about">
        <a className="mark" href={homeHref}>
          {logo ? <Logo logo={logo} /> : <Wordmark />}
        </a>
        {about.map((column, index) => (
          <ColumnBody key={index} column={column} />
        ))}
      </div>
      {titled.map((column) => (
        <div key={column.title} className="footer__column">
          <h2>{column.title}</h2>
          <ColumnBody column={column} />
        </div>
      ))}
      <div className="footer__column">
        <h2>{t('footer.offices')}</h2>
        {offices.map((office, index) => (
          <OfficeAddress key={index} office={office} />
        ))}
      </div>
    </div>
  )
}

function ColumnBody({ column }: { readonly column: FooterProps['columns'][number] }) {
  return (
    <>
      {column.intro && <Html html={column.intro} />}
      {column.text && <Html html={column.text} />}
      {column.pictures?.map((picture) => (
        <Picture key={picture.src} picture={picture} sizes="12rem" />
      ))}
    </>
  )
}

/** The disclosures of an agent (docs/domain.md#disclosures-of-the-agency). */
function Legal({ legal }: { readonly legal: FooterProps['legal'] }) {
  const t = useT()
  return (
    <dl className="legal">
      {legal.map(({ term, text, href }) => (
        <div key={term}>
          <dt>{t(term)}</dt>
          <dd>{href === undefined ? text : <Anchor link={{ href, label: text, external: true }} />}</dd>
        </div>
      ))}
    </dl>
  )
}
