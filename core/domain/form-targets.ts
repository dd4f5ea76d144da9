/**
 * The addresses to which a form is sent and from which it gets its challenge (`site-config/forms.json`).
 * Pages, the content security policy and the checks of a build use the same functions.
 */
import { isForFriend } from './form-definition.ts'
import { FORMS } from './forms.ts'
import type { Form, FormName } from './forms.ts'

export interface FormTargets {
  readonly target?: string | undefined
  readonly targets?: Readonly<Partial<Record<FormName, string | undefined>>> | undefined
  /** false: forms have no proof of work. */
  readonly captcha?: string | false | undefined
  /** The kind of answer of another host to a script. */
  readonly answers?: 'json' | 'pages' | undefined
}

/** Paths of the service of this package: `docs/http-api.md`. */
export const SERVICE_TARGET = '/api/forms/{form}'
export const SERVICE_CAPTCHA = '/api/captcha?form={form}'

/**
 * The target of a form. A target for all forms does not apply to forms with a password; they need a target of
 * their own.
 */
export function targetOf(
  { target = SERVICE_TARGET, targets = {} }: FormTargets,
  { name, account }: Form,
): string {
  const shared = account && isElsewhere(target) ? SERVICE_TARGET : target
  return named(targets[name] ?? shared, name)
}

/** Whether the form is sent to the service of this package. */
export function isForService(config: FormTargets, form: Form): boolean {
  return targetOf(config, form) === named(SERVICE_TARGET, form.name)
}

/** The forms of a site without a service and without a target have no receiver. */
export function isReceived(config: FormTargets, form: Form, hasService: boolean): boolean {
  if (hasService || config.targets?.[form.name] !== undefined) return true
  return config.target !== undefined && targetOf(config, form) === named(config.target, form.name)
}

/** A mail must not contain a password, and the agency does not receive forms to the sender or to another person. */
export function canBeMailed(form: Form): boolean {
  return !form.account && !form.isForSender && !isForFriend(form)
}

/**
 * The address of the challenge. Another host has one only if it is configured, as most form hosts have none.
 */
export function captchaOf(config: FormTargets, form: Form): string | undefined {
  if (!form.captcha || config.captcha === false) return undefined
  if (config.captcha !== undefined) return named(config.captcha, form.name)
  return isElsewhere(targetOf(config, form)) ? undefined : named(SERVICE_CAPTCHA, form.name)
}

/**
 * Whether the browser has to post the form itself, because the answer is a page or cannot be read by a
 * script.
 */
export function answersWithPages(config: FormTargets, form: Form): boolean {
  return config.answers !== 'json' && isElsewhere(targetOf(config, form))
}

/** Origins of other hosts that receive forms. */
export function targetOrigins(config: FormTargets): readonly string[] {
  return originsOf(Object.values(FORMS).map((form) => targetOf(config, form)))
}

/** Origins of other hosts that provide challenges. */
export function captchaOrigins(config: FormTargets): readonly string[] {
  return originsOf(Object.values(FORMS).flatMap((form) => captchaOf(config, form) ?? []))
}

function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter(isElsewhere).map((address) => new URL(address).origin))].sort()
}

/** Whether another host receives the form. */
export function isElsewhere(address: string): boolean {
  return !address.startsWith('/')
}

function named(address: string, name: FormName): string {
  return address.replaceAll('{form}', name)
}
