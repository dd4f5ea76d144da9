/**
 * The addresses that a form is sent to and gets its challenge from (`site-config/forms.json`). Pages, the content
 * security policy and the checks of a build use the same functions.
 */
import { FORMS } from './forms.ts'
import type { Form, FormName } from './forms.ts'

export interface FormTargets {
  readonly target?: string | undefined
  readonly targets?: Readonly<Partial<Record<FormName, string | undefined>>> | undefined
  /** false: nobody is asked for a proof. */
  readonly captcha?: string | false | undefined
  /** The answers of other hosts to a script. */
  readonly answers?: 'json' | 'pages' | undefined
}

/** Paths of the service of this package: `docs/http-api.md`. */
export const SERVICE_TARGET = '/api/forms/{form}'
export const SERVICE_CAPTCHA = '/api/captcha?form={form}'

/** A target for all forms leads no password to another host; only a target of that form does. */
export function targetOf(
  { target = SERVICE_TARGET, targets = {} }: FormTargets,
  { name, account }: Form,
): string {
  const shared = account && isElsewhere(target) ? SERVICE_TARGET : target
  return named(targets[name] ?? shared, name)
}

/** Another host has a challenge only if the site says where: most form hosts have none. */
export function captchaOf(config: FormTargets, form: Form): string | undefined {
  if (!form.captcha || config.captcha === false) return undefined
  if (config.captcha !== undefined) return named(config.captcha, form.name)
  return isElsewhere(targetOf(config, form)) ? undefined : named(SERVICE_CAPTCHA, form.name)
}

/** Whether the browser itself has to post, as the answer is a page, or nothing that a script may read. */
export function answersWithPages(config: FormTargets, form: Form): boolean {
  return config.answers !== 'json' && isElsewhere(targetOf(config, form))
}

/** Origins of other hosts that get what visitors write. */
export function targetOrigins(config: FormTargets): readonly string[] {
  return originsOf(Object.values(FORMS).map((form) => targetOf(config, form)))
}

/** Origins of other hosts that give challenges. */
export function captchaOrigins(config: FormTargets): readonly string[] {
  return originsOf(Object.values(FORMS).flatMap((form) => captchaOf(config, form) ?? []))
}

function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter(isElsewhere).map((address) => new URL(address).origin))].sort()
}

/** Whether another host gets the form. */
export function isElsewhere(address: string): boolean {
  return !address.startsWith('/')
}

function named(address: string, name: FormName): string {
  return address.replaceAll('{form}', name)
}
