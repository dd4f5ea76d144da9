/** Passkeys in the browser. A dialog that the member closes, and a device without passkeys, are a failure. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { DeskRecoveryCodes } from '../../core/http/desk/account.ts'
import type { DeskPasskeyOptions } from '../../core/http/desk/passkeys.ts'
import type { Outcome } from '../portal/answer.ts'
import type { DeskApi, DeskFailure } from './api.ts'

export type PasskeyFailure = DeskFailure | 'passkey'
type PasskeyOutcome<Value> = Outcome<Value, PasskeyFailure>

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

interface Adding {
  readonly name: string
  /** For a session that is open. */
  readonly password?: string
}

export async function addPasskey(
  api: DeskApi,
  { name, password }: Adding,
): Promise<PasskeyOutcome<DeskRecoveryCodes>> {
  const asked = await api.send<DeskPasskeyOptions>('POST', '/passkeys/options', { password })
  if (!asked.ok) return asked
  const optionsJSON = asked.value.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(() => null)
  if (response === null) return { ok: false, reason: 'passkey' }
  return api.send<DeskRecoveryCodes>('POST', '/passkeys', { name, response })
}

export async function usePasskey(api: DeskApi): Promise<PasskeyOutcome<undefined>> {
  const asked = await api.send<DeskPasskeyOptions>('POST', '/second-factor/passkey/options')
  if (!asked.ok) return asked
  const optionsJSON = asked.value.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => null)
  if (response === null) return { ok: false, reason: 'passkey' }
  return api.send('POST', '/second-factor/passkey', { response })
}
