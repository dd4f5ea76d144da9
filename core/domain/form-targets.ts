/** Where each form is sent, and where it gets its challenge (`site-config/forms.json`). Pure: page, policy and checks agree. */
import { FORM_NAMES } from './form-definition.ts'
import type { FormDefinition, FormName } from './form-definition.ts'

export interface FormTargets {
  readonly target?: string | undefined
  readonly targets?: Readonly<Partial<Record<FormName, string | undefined>>> | undefined
  /** false: nobody is asked for a proof. */
  readonly captcha?: string | false | undefined
  /** What other hosts answer a script. */
  readonly answers?: 'json' | 'pages' | undefined
}

/** Paths of our own service: `docs/http-api.md`. */
export const SERVICE_TARGET = '/api/forms/{form}'
export const SERVICE_CAPTCHA = '/api/captcha?form={form}'

/** They carry passwords: a target for all forms leads them to no other host. One of their own does. */
export const ACCOUNT_FORMS: ReadonlySet<FormName> = new Set([
  'owner-login',
  'forgot-password',
  'reset-password',
])

export function targetOf({ target = SERVICE_TARGET, targets = {} }: FormTargets, name: FormName): string {
  const shared = ACCOUNT_FORMS.has(name) && isElsewhere(target) ? SERVICE_TARGET : target
  return named(targets[name] ?? shared, name)
}

/** Another host has a challenge only if the site says where: most form hosts have none. */
export function captchaOf(config: FormTargets, { name, captcha }: FormDefinition): string | undefined {
  if (!captcha || config.captcha === false) return undefined
  if (config.captcha !== undefined) return named(config.captcha, name)
  return isElsewhere(targetOf(config, name)) ? undefined : named(SERVICE_CAPTCHA, name)
}

/** Whether the browser itself has to post, as what comes back is a page, or nothing that a script may read. */
export function answersWithPages(config: FormTargets, name: FormName): boolean {
  return config.answers !== 'json' && isElsewhere(targetOf(config, name))
}

/** Origins of other hosts that get what visitors write. */
export function targetOrigins(config: FormTargets): readonly string[] {
  return originsOf(FORM_NAMES.map((name) => targetOf(config, name)))
}

/** Origins of other hosts that give challenges. */
export function captchaOrigins(
  config: FormTargets,
  forms: Readonly<Record<FormName, FormDefinition>>,
): readonly string[] {
  return originsOf(FORM_NAMES.flatMap((name) => captchaOf(config, forms[name]) ?? []))
}

function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter(isElsewhere).map((address) => new URL(address).origin))].sort()
}

function isElsewhere(address: string): boolean {
  return !address.startsWith('/')
}

function named(address: string, name: FormName): string {
  return address.replaceAll('{form}', name)
}
