import type { ReactNode } from 'react'
import type { StringKey } from '../../../core/languages/string-keys.ts'
import type { Block } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { ArrowLink } from '../anchor/anchor.tsx'
import { Form } from '../form/form.tsx'

type SavedBlock = Extract<Block, { kind: 'saved' }>

/**
 * The homes and searches that a visitor saved. A script fills it from the device; without one it contains an
 * explanation.
 */
export function Saved({ lists, form }: Pick<SavedBlock, 'lists' | 'form'>) {
  const t = useT()
  return (
    <div className="saved" data-saved data-failed={t('saved.failed')}>
      {lists.map(({ goal, href, data }) => (
        <span key={goal} data-saved-list={goal} data-columns={data} data-page={href} hidden />
      ))}
      <Part name="shared" title="saved.shared">
        <button className="button button--ink" type="button" data-saved-do="keep">
          {t('saved.keepShared')}
        </button>
        <CardList />
        <ul className="saved__searches" />
      </Part>
      <NothingSaved lists={lists} />
      <Part name="homes" title="saved.homes">
        <p data-saved-hint>{t('saved.compareHint')}</p>
        <CardList />
        <p data-saved-gone data-one={t('saved.gone.one')} data-other={t('saved.gone.other')} hidden />
      </Part>
      <Compared />
      <Part name="searches" title="saved.searches">
        <ul className="saved__searches" />
      </Part>
      <Part name="recent" title="saved.recent">
        <label className="choice choice--checkbox">
          <input type="checkbox" data-saved-remember />
          <span>{t('saved.remember')}</span>
        </label>
        <CardList />
      </Part>
      {form && <ByMail form={form} />}
      <Tools hasForm={form !== undefined} />
      <Patterns />
    </div>
  )
}

/** The style sheet hides the rows in which homes are alike while the box is ticked. */
function Compared() {
  const t = useT()
  return (
    <Part name="compared" title="saved.compared">
      <label className="choice choice--checkbox saved__differences">
        <input type="checkbox" />
        <span>{t('saved.differences')}</span>
      </label>
      <div className="saved__scroll" tabIndex={0} role="group" aria-label={t('saved.compared')}>
        <table data-price={t('saved.price')} />
      </div>
    </Part>
  )
}

function NothingSaved({ lists }: Pick<SavedBlock, 'lists'>) {
  const t = useT()
  return (
    <div className="saved__none" data-saved-none>
      <p data-saved-empty hidden>
        {t('saved.empty')}
      </p>
      <noscript>
        <p>{t('saved.noScript')}</p>
      </noscript>
      {lists.map((list) => (
        <ArrowLink key={list.goal} link={list} />
      ))}
    </div>
  )
}

interface PartProps {
  readonly name: string
  readonly title: StringKey
  readonly children: ReactNode
}

function Part({ name, title, children }: PartProps) {
  const t = useT()
  return (
    <section className="saved__part" aria-labelledby={`title-of-${name}`} data-saved-part={name} hidden>
      <h2 id={`title-of-${name}`}>{t(title)}</h2>
      {children}
    </section>
  )
}

function CardList() {
  return (
    <div className="cards">
      <ul className="cards__list cards__list--3" data-saved-cards />
    </div>
  )
}

/** The script fills in the list, which the visitor asks to have by mail. */
function ByMail({ form }: { readonly form: NonNullable<SavedBlock['form']> }) {
  const t = useT()
  return (
    <Part name="mail" title="saved.byMail">
      <p>{t('saved.byMailText')}</p>
      <Form form={form} level={3} />
    </Part>
  )
}

function Tools({ hasForm }: { readonly hasForm: boolean }) {
  const t = useT()
  return (
    <div className="saved__tools" data-saved-part="tools" role="group" aria-label={t('saved.tools')} hidden>
      <p>{t('saved.note')}</p>
      <button className="button" type="button" data-saved-do="share">
        {t('saved.share')}
      </button>
      <a className="button" href="mailto:" data-saved-mail={t('saved.mailSubject')} hidden={hasForm}>
        {t('saved.mail')}
      </a>
      <button className="button" type="button" data-saved-do="export" data-file={t('saved.file')}>
        {t('saved.export')}
      </button>
      <button className="button" type="button" data-saved-do="erase">
        {t('saved.erase')}
      </button>
      <button className="button" type="button" data-saved-do="undo" hidden>
        {t('saved.undo')}
      </button>
      <p
        role="status"
        data-saved-status
        data-copied={t('saved.copied')}
        data-copy-failed={t('saved.copyFailed')}
        data-erased={t('saved.erased')}
      />
    </div>
  )
}

function Patterns() {
  const t = useT()
  return (
    <>
      <template data-pattern="saved-search">
        <li>
          <a href="#saved" />
          <button type="button">
            {t('saved.remove')}
            <span className="hidden-text" />
          </button>
        </li>
      </template>
      <template data-pattern="saved-compare">
        <label className="choice choice--checkbox saved__compare">
          <input type="checkbox" />
          <span>{t('saved.compareThis')}</span>
          <span className="hidden-text" />
        </label>
      </template>
    </>
  )
}
