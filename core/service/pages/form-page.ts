/**
 * A form after a problem, for browsers without script: with the sent values, a message beside each wrong
 * field and a summary with links to them, or with the reason of its refusal.
 */
import { html } from 'hono/html'
import type { FieldDefinition, FieldGroup, NoticeKey } from '../../domain/form-definition.ts'
import { fieldsOf, PASTED_TOKEN } from '../../domain/form-definition.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import { KEY_FIELD, STARTED_FIELD, TRAP_FIELD } from '../../domain/form-guards.ts'
import { SERVICE_TARGET } from '../../domain/form-targets.ts'
import type { Form } from '../../domain/forms.ts'
import type { ServiceDeps } from '../deps.ts'
import { ownHref } from '../service-address.ts'
import { say, sayConfigured, sayCount } from '../strings.ts'
import { pathIn, phoneOf, siteHref } from './addresses.ts'
import { controlId, fieldHtml, firstOf, problemText } from './form-fields.ts'
import type { FieldContext } from './form-fields.ts'
import { pageFrame } from './page-frame.ts'
import type { Html } from './page-frame.ts'

export interface SentForm extends Omit<FieldContext, 'form' | 'site'> {
  readonly form: Form
  /** The reason of the refusal in sentences, if no field is wrong. */
  readonly refusal?: readonly string[]
  /** A link to a page of the site. */
  readonly way?: { readonly label: string; readonly path: string }
}

export function formPage(
  deps: Pick<ServiceDeps, 'site' | 'config' | 'apiOnly' | 'address'>,
  sent: SentForm,
): Html {
  const { form, locale, problems, refusal } = sent
  const context: FieldContext = { ...sent, form: form.name, site: deps.site() }
  const title = say(locale, form.title)
  const news = refusal?.join(' ').replace(/\.$/, '') ?? sayCount(locale, 'form.problems', problems.length)
  const isAsked = wantsLink(sent, context)
  const key = sent.typed.get(KEY_FIELD)?.[0]
  const hidden = fieldsOf(form).filter(
    ({ kind, name }) => kind === 'hidden' && sent.typed.has(name) && !(isAsked && name === PASTED_TOKEN.name),
  )
  const content = html`<header class="page-head"><h1>${title}</h1></header>
    <form
      id="${form.name}"
      class="form"
      action="${ownHref(deps, SERVICE_TARGET.replace('{form}', form.name))}"
      method="post"
    >
      ${refusal === undefined ? summary(context, form) : failure(deps, sent, refusal)}
      <input type="hidden" name="${STARTED_FIELD}" />
      ${key && html`<input type="hidden" name="${KEY_FIELD}" value="${key}" />`}
      <label class="form-trap" aria-hidden="true"
        >${say(locale, 'form.trap')}<input type="text" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"
      /></label>
      ${hidden.map((field) => fieldHtml(context, field))} ${isAsked ? pastedLink(context) : ''}
      ${form.groups.map((group, index) => groupHtml(context, group, `${form.name}-group-${index + 1}`))}
      ${end(deps, sent)}
    </form>`
  return pageFrame(deps, { locale, title: `${news} – ${title}`, content })
}

/**
 * Whether the mailed link has to be pasted, because no script took its token from the address, or the token
 * was invalid.
 */
function wantsLink({ form, problems }: SentForm, context: FieldContext): boolean {
  const token = fieldsOf(form).find(({ name }) => name === 'token')
  return (
    token !== undefined &&
    (firstOf(context, token) === '' || problems.some(({ field }) => field === token.name))
  )
}

function pastedLink(context: FieldContext): Html {
  const problems = context.problems.map((problem): FormProblem =>
    problem.field === PASTED_TOKEN.name
      ? { field: problem.field, key: 'form.error.token.required' }
      : problem,
  )
  return html`<div class="form__fields">${fieldHtml({ ...context, problems }, PASTED_TOKEN)}</div>`
}

/** The summary gets the focus, so that screen readers announce it first. */
function summary(context: FieldContext, form: Form): Html {
  const { locale, problems } = context
  const id = `${form.name}-problems`
  const entries = problems.map((problem) => {
    const field = fieldsOf(form).find(({ name, kind }) => name === problem.field && kind !== 'hidden')
    const text = problemText(context, problem)
    return html`<li>
      ${field === undefined ? text : html`<a href="#${controlId(context, field)}">${text}</a>`}
    </li>`
  })
  return html`<div class="form-problems" role="group" tabindex="-1" autofocus aria-labelledby="${id}">
    <p id="${id}" class="form-problems__title">${sayCount(locale, 'form.problems', problems.length)}</p>
    <ul>
      ${entries}
    </ul>
  </div>`
}

function failure(
  deps: Pick<ServiceDeps, 'site' | 'apiOnly'>,
  { locale, form, way, typed }: SentForm,
  sentences: readonly string[],
): Html {
  const phone = phoneOf(deps.site(), typed.get('property')?.[0])
  // A password is not returned in the page, so sending the same form again would fail.
  const again = form.account ? '' : say(locale, 'answer.again')
  return html`<div class="form-failure" role="alert">
    ${sentences.map((sentence) => html`<p class="form-failure__text">${sentence}</p>`)}
    ${way && html`<p><a href="${siteHref(deps, way.path)}">${way.label}</a></p>`}
    <p>
      ${again}
      ${phone && html`<a href="${phone.href}">${say(locale, 'form.late.call', { phone: phone.text })}</a>`}
    </p>
  </div>`
}

function groupHtml(context: FieldContext, group: FieldGroup, id: string): Html | '' {
  const seen = group.fields.filter(({ kind }: FieldDefinition) => kind !== 'hidden')
  if (seen.length === 0) return ''
  const fields = html`<div class="form__fields">
    ${notices(context, group)} ${seen.map((field) => fieldHtml(context, field))}
  </div>`
  if (group.title === undefined) return fields
  return html`<div role="group" class="form__group" aria-labelledby="${id}">
    <h2 id="${id}" class="form__title">${say(context.locale, group.title)}</h2>
    ${fields}
  </div>`
}

function notices({ locale, site }: FieldContext, { notices: keys = [], factsFrom }: FieldGroup): Html | '' {
  const { advancePercent, deposits = [] } = site.notices ?? {}
  const isKnown = (key: NoticeKey) =>
    (key !== 'form.notice.advance' || advancePercent !== undefined) &&
    (key !== 'form.notice.deposit' || deposits.length > 0)
  const known = keys.filter(isKnown)
  if (known.length === 0) return ''
  const facts = html`<dl class="fact-tables__list">
    ${deposits.map(
      ({ region, months }) =>
        html`<div>
          <dt>${say(locale, `energy.region.${region}`)}</dt>
          <dd>${sayCount(locale, 'value.monthsOfRent', months)}</dd>
        </div>`,
    )}
  </dl>`
  return html`<div class="notice form__notice">
    ${known.map((key) => html`<p>${say(locale, key, { percent: advancePercent ?? '' })}</p>`)}
    ${factsFrom !== undefined && deposits.length > 0 ? facts : ''}
  </div>`
}

function end(deps: Pick<ServiceDeps, 'site' | 'config' | 'apiOnly'>, { form, locale }: SentForm): Html {
  const site = deps.site()
  const privacy = form.account ? undefined : pathIn(site, site.pages.privacy, locale)
  return html`<div class="form__end">
    <button class="button button--brick" type="submit">${say(locale, form.submit)}</button>
    ${
      privacy &&
      html`<p class="form__privacy">
        ${form.account ? '' : sayConfigured(deps.config, locale, form.note)}
        <a href="${siteHref(deps, privacy)}">${say(locale, 'form.privacy')}</a>
      </p>`
    }
  </div>`
}
