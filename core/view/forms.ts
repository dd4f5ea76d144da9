import type { FieldDefinition, FieldGroup, NoticeKey } from '../domain/form-definition.ts'
import { fieldsOf } from '../domain/form-definition.ts'
import { withFields } from '../domain/form-configuration.ts'
import { formatNumber } from '../domain/format.ts'
import { answersWithPages, captchaOf, isElsewhere, isForService, targetOf } from '../domain/form-targets.ts'
import { FORMS, REQUEST_FORMS } from '../domain/forms.ts'
import type { Form as FormKind } from '../domain/forms.ts'
import { advancePercent } from '../domain/offer.ts'
import { highestDeposits } from '../domain/rental.ts'
import { onHost } from '../domain/site-address.ts'
import type { TeamMember } from '../schema/property.ts'
import { officeId } from '../site/offices.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { fieldOf, hiddenField, inFullRows } from './form-fields.ts'
import type { FormSubject } from './form-fields.ts'
import { isPosted, isUsable, officeOfForm, ownMail, withoutReceiver } from './form-mail.ts'
import { pageAt } from './links.ts'
import { say, sayCount } from './text.ts'
import type { Fact, Field, Form, FormRequest, FormSteps, Shell } from './types.ts'

interface RecordForm {
  readonly kind: FormKind
  /** Fields that have their value from the page of a record. */
  readonly hidden: readonly FieldDefinition[]
  readonly listsDocuments: boolean
  readonly listsDays: boolean
}

/** Forms on pages of a property or a project, in the order of such a page. */
const RECORD_FORMS = {
  property: formsShownOn('property'),
  project: formsShownOn('project'),
} as const

function formsShownOn(record: 'property' | 'project'): readonly RecordForm[] {
  const placed = Object.values(FORMS).flatMap((kind) => {
    const place = kind.shownOn?.[record]
    return place === undefined ? [] : [{ kind, place }]
  })
  return placed
    .sort((left, right) => left.place - right.place)
    .map(({ kind }) => {
      const fields = fieldsOf(kind)
      return {
        kind,
        hidden: fields.filter((field) => field.kind === 'hidden'),
        listsDocuments: fields.some(({ optionsFrom }) => optionsFrom === 'documents'),
        listsDays: fields.some(({ optionsFrom }) => optionsFrom === 'openDays'),
      }
    })
}

/** The part of these forms that is the same on every page. The shell contains it once. */
export function requestForms(context: ViewContext): Shell['requests'] {
  return Object.fromEntries(REQUEST_FORMS.map((kind) => [kind.name, formOf(context, kind)]))
}

/**
 * The part of the forms that belongs to one page. A form for documents is left out if there are no documents.
 */
export function requestsOf(
  context: ViewContext,
  record: keyof typeof RECORD_FORMS,
  subject: FormSubject,
): readonly FormRequest[] {
  const { documents = [], openDays = [], agent, mail } = subject
  return RECORD_FORMS[record]
    .filter(({ listsDocuments }) => !listsDocuments || documents.length > 0)
    .map((form) => ({ ...form, instead: ownMail(context, form.kind, mail) }))
    .filter(({ kind, instead }) => instead !== undefined || isUsable(context, kind))
    .map(({ kind, hidden, listsDocuments, listsDays, instead }) =>
      compact<FormRequest>({
        instead,
        title: kind.title,
        name: kind.name,
        hidden: hidden.flatMap((field) => hiddenField(context, field, subject) ?? []),
        documents: listsDocuments ? documentOptions(documents) : undefined,
        openDays: listsDays && openDays.length > 0 ? openDays.map(asOption) : undefined,
        office: officeOfForm(context, kind, agent),
      }),
    )
}

/** A form of the table in core/domain/forms.ts as props of a page. `agent` is whom a visitor asks to meet. */
export function formOf(context: ViewContext, whole: FormKind, agent?: TeamMember): Form {
  const {
    forms = {},
    site: { url },
  } = context.site.config
  const kind = withFields(whole, forms.fields?.[whole.name])
  const isChosen = forms.fields?.[whole.name] !== undefined
  const booking = bookingOf(context, kind)
  // Account forms show no note on privacy, because visitors do not read it there.
  const privacy = kind.account ? undefined : pageAt(context, '/Privacy/')
  const captcha = captchaOf(forms, kind)
  const form = compact<Form>({
    name: kind.name,
    action: onHost(url, targetOf(forms, kind)),
    thanks: kind.thanks === undefined ? undefined : pageAt(context, kind.thanks),
    captcha: captcha && onHost(url, captcha),
    native: answersWithPages(forms, kind) ? true : undefined,
    groups: kind.groups
      .map((group) => groupOf(context, { kind, booking, group, agent }))
      .map((group) => (isChosen ? { ...group, fields: inFullRows(group.fields) } : group)),
    steps: kind.steps && stepsOf(context, kind),
    submit: say(context, 'book' in kind && booking === 'service' ? kind.book : kind.submit),
    purpose: kind.account || isElsewhere(targetOf(forms, kind)) ? undefined : say(context, kind.note),
    privacy: privacy === undefined ? undefined : { href: privacy, label: say(context, 'form.privacy') },
  })
  return isPosted(context, kind) ? form : withoutReceiver(context, kind, form)
}

function stepsOf(context: ViewContext, { groups }: FormKind): FormSteps {
  const shown = groups.filter(({ fields }) => fields.some(({ kind }) => kind !== 'hidden'))
  return {
    places: shown.map((_, index) =>
      say(context, 'form.step.place', { number: index + 1, total: shown.length }),
    ),
    next: say(context, 'form.step.next'),
    back: say(context, 'form.step.back'),
    all: say(context, 'form.step.all'),
    summary: say(context, 'form.step.summary'),
    change: say(context, 'form.step.change'),
  }
}

/**
 * Whether the service offers free hours for a form, and who confirms the chosen hour. A receiver on another
 * host offers none, nor does an agency without opening hours; the form then asks for preferred times.
 */
type Booking = 'service' | 'office' | 'none'

function bookingOf({ site: { config } }: ViewContext, kind: FormKind): Booking {
  const { forms = {}, service, site } = config
  if (!('book' in kind) || service === undefined || !isForService(forms, kind)) return 'none'
  const open = site.offices.flatMap((office, index) =>
    office.openingHours?.length ? [officeId(office, index)] : [],
  )
  if (open.length === 0) return 'none'
  const { confirm = 'service', offices = {} } = service.appointments ?? {}
  return open.every((id) => (offices[id]?.confirm ?? confirm) === 'service') ? 'service' : 'office'
}

interface GroupRequest {
  readonly kind: FormKind
  readonly booking: Booking
  readonly group: FieldGroup
  readonly agent: TeamMember | undefined
}

function groupOf(
  context: ViewContext,
  { kind, booking, group, agent }: GroupRequest,
): Form['groups'][number] {
  const { title, notices, factsFrom } = group
  const asksHour = group.fields.some((field) => field.kind === 'hours')
  const fields = group.fields.filter((field) => isShown(context, { kind, booking, field, agent }))
  if (asksHour && booking !== 'service')
    return {
      title: say(context, group.title ?? 'form.group.visit'),
      notices: [say(context, booking === 'none' ? 'form.hours.request' : 'form.hours.byHand')],
      fields: fields.flatMap(
        (field) => fieldOf(context, booking === 'none' ? withoutCondition(field) : field, { kind }) ?? [],
      ),
    }
  return compact<Form['groups'][number]>({
    title: title === undefined ? undefined : say(context, title),
    notices: notices?.flatMap((key) => noticeOf(context, key) ?? []),
    facts: factsFrom === undefined ? undefined : depositFacts(context),
    fields: fields.flatMap((field) => fieldOf(context, field, { kind, agent }) ?? []),
  })
}

interface FieldRequest extends Omit<GroupRequest, 'group'> {
  readonly field: FieldDefinition
}

/** A page of a record or a person does not ask for the office: that of the property or of the person applies. */
function isShown({ site }: ViewContext, { kind, booking, field, agent }: FieldRequest): boolean {
  if (field.kind === 'hours') return booking !== 'none'
  return (
    field.optionsFrom !== 'offices' ||
    (kind.shownOn === undefined && agent?.office === undefined && site.config.site.offices.length > 1)
  )
}

function withoutCondition(field: FieldDefinition): FieldDefinition {
  const { when, ...rest } = field
  return when === undefined ? field : (rest as FieldDefinition)
}

function noticeOf(context: ViewContext, key: NoticeKey): string | undefined {
  if (key !== 'form.notice.advance') return say(context, key)
  const percent = advancePercent(context.site.config.rules.advance)
  const text = percent === null ? undefined : formatNumber(percent, context.locale)
  return text === undefined ? undefined : say(context, key, { percent: text })
}

function depositFacts(context: ViewContext): readonly Fact[] {
  return highestDeposits(context.site.config.rules.deposit).map(({ region, months }) => ({
    term: `energy.region.${region}` as const,
    value: sayCount(context, 'value.monthsOfRent', months),
  }))
}

/** A single document is preselected. */
function asOption(name: string) {
  return { value: name, label: name }
}

function documentOptions(documents: readonly string[]): Field['options'] {
  return documents.length === 1
    ? documents.map((name) => ({ value: name, label: name, checked: true }))
    : documents.map(asOption)
}
