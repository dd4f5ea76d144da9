/** A form that nobody receives: the site has no service and names no other receiver. Then a mail or a call takes its place. */
import { canBeMailed, isReceived } from '../domain/form-targets.ts'
import type { Form as FormKind } from '../domain/forms.ts'
import type { ViewContext } from './context.ts'
import { phoneOf } from './offices.ts'
import { say } from './text.ts'
import type { Form, Link } from './types.ts'

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
  const email = officeAddress(context)
  if (email === undefined || !canBeMailed(kind))
    return {
      ...rest,
      action: '',
      groups: [],
      instead: { text: say(context, 'form.mail.unavailable'), ways: waysOf(context) },
    }
  const subject = say(context, kind.title)
  return {
    ...rest,
    action: `${mailto(email)}?subject=${encodeURIComponent(subject)}`,
    submit: say(context, 'form.late.mail'),
    mail: { subject, note: say(context, 'form.mail.note'), ways: waysOf(context) },
  }
}

function officeAddress({ site: { config } }: ViewContext): string | undefined {
  return config.site.offices[0]?.email
}

function waysOf(context: ViewContext): readonly Link[] {
  const [office] = context.site.config.site.offices
  if (office === undefined) return []
  const phone = phoneOf(context, office.phone, office.country)
  const call = { href: phone.href, label: say(context, 'form.late.call', { phone: phone.text }) }
  return office.email === undefined ? [call] : [call, { href: mailto(office.email), label: office.email }]
}

/** The characters of an address that would end it, or begin a header, are encoded (RFC 6068, section 2). */
function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
