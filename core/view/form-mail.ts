/** A form without a receiver: the site has no service and names no other receiver. A mail or a call replaces it. */
import { isForFriend } from '../domain/form-definition.ts'
import { canBeMailed, isReceived } from '../domain/form-targets.ts'
import type { Form as FormKind } from '../domain/forms.ts'
import type { TeamMember } from '../schema/property.ts'
import type { Office } from '../schema/config/office.ts'
import { officeId } from '../site/offices.ts'
import type { ViewContext } from './context.ts'
import { phoneOf } from './offices.ts'
import { say } from './text.ts'
import type { Form, FormRequest, Link } from './types.ts'

export function isPosted({ site: { config } }: ViewContext, kind: FormKind): boolean {
  return isReceived(config.forms ?? {}, kind, config.service !== undefined)
}

/** Whether the form of a page of a record can be used: by a post, a mail, or a call in its place. */
export function isUsable(context: ViewContext, kind: FormKind): boolean {
  return isPosted(context, kind) || canBeMailed(kind)
}

/** The form without its receiver: the browser opens a mail with the fields, with a script or without one. */
export function withoutReceiver(context: ViewContext, kind: FormKind, form: Form): Form {
  const { captcha: _, thanks: __, purpose: ___, ...rest } = form
  const [office] = context.site.config.site.offices
  const email = office?.email
  if (email === undefined || !canBeMailed(kind))
    return {
      ...rest,
      action: '',
      groups: [],
      instead: { text: say(context, 'form.mail.unavailable'), ways: waysTo(context, office) },
    }
  return {
    ...rest,
    action: mailAction(context, kind, email),
    submit: say(context, 'form.late.mail'),
    mail: {
      subject: say(context, kind.title),
      note: say(context, 'form.mail.note'),
      ways: waysTo(context, office),
    },
  }
}

/** The office of a record, if its mails do not go to the first office, as those of all other pages do. */
export function officeOfForm(
  context: ViewContext,
  kind: FormKind,
  agent: TeamMember | undefined,
): FormRequest['office'] {
  const { offices } = context.site.config.site
  const own = offices.find((office, index) => index > 0 && officeId(office, index) === agent?.office)
  if (own === undefined) return undefined
  const { email } = own
  const isMailed = email !== undefined && !isPosted(context, kind) && canBeMailed(kind)
  return {
    ...(email !== undefined && { email }),
    phone: phoneOf(context, own.phone, own.country),
    ways: waysTo(context, own),
    ...(isMailed && { action: mailAction(context, kind, email) }),
  }
}

/** A form to a friend that no service would send: a link opens a mail of the visitor with the address of the page. */
export function ownMail(
  context: ViewContext,
  kind: FormKind,
  mail: string | undefined,
): FormRequest['instead'] {
  if (mail === undefined || !isForFriend(kind) || isPosted(context, kind)) return undefined
  const way = { href: mail, label: say(context, 'form.mail.friendLink') }
  return { text: say(context, 'form.mail.friend'), ways: [way] }
}

function mailAction(context: ViewContext, { title }: FormKind, email: string): string {
  return `${mailto(email)}?subject=${encodeURIComponent(say(context, title))}`
}

function waysTo(context: ViewContext, office: Office | undefined): readonly Link[] {
  if (office === undefined) return []
  const phone = phoneOf(context, office.phone, office.country)
  const call = { href: phone.href, label: say(context, 'form.late.call', { phone: phone.text }) }
  return office.email === undefined ? [call] : [call, { href: mailto(office.email), label: office.email }]
}

/** The characters of an address that would end it, or begin a header, are encoded (RFC 6068, section 2). */
function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
