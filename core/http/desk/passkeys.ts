/** Passkeys as the second factor of a member (WebAuthn). Options and answers are those of browsers, as JSON. */
import { z } from 'zod'
import { deskRecoveryCodes } from './account.ts'
import { id, moment, written } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

const options = z.object({ options: z.looseObject({ challenge: z.string() }) })
/** The service verifies the answer of the browser. */
const credential = z.looseObject({ id: z.string().max(2000) })

/** In an open session, the password is asked for again. */
const asked = z.object({ password: z.string().max(128).optional() })
const added = z.object({ name: written(60), response: credential })
const used = z.object({ response: credential })

const factors = z.object({ hasApp: z.boolean(), passkeys: z.int() })
const passkeys = z.object({
  passkeys: z.array(z.object({ id, name: z.string(), createdAt: moment, usedAt: moment.nullable() })),
})

export const PASSKEY_ENDPOINTS = {
  factors: {
    method: 'GET',
    path: '/second-factor',
    purpose: 'says which second factors the member of a waiting session has',
    access: 'half',
    answer: factors,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/passkeys/options',
    purpose: 'starts to add a passkey: at the first log-in, or later with the password',
    access: 'half',
    body: asked,
    answer: options,
    refusals: ['not-found', 'password', 'retry'],
  },
  addPasskey: {
    method: 'POST',
    path: '/passkeys',
    purpose: 'adds a passkey; the first second factor opens the desk and has recovery codes',
    access: 'half',
    body: added,
    answer: deskRecoveryCodes,
    audit: 'passkey-added',
    refusals: ['not-found', 'code'],
  },
  passkeyChallenge: {
    method: 'POST',
    path: '/second-factor/passkey/options',
    purpose: 'starts to complete a log-in with a passkey',
    access: 'half',
    answer: options,
    refusals: ['not-found'],
  },
  usePasskey: {
    method: 'POST',
    path: '/second-factor/passkey',
    purpose: 'completes a log-in with a passkey',
    access: 'half',
    body: used,
    refusals: ['code', 'retry'],
  },
  passkeys: {
    method: 'GET',
    path: '/passkeys',
    purpose: 'lists the passkeys of the member',
    access: 'member',
    answer: passkeys,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/passkeys/{passkey}',
    purpose: 'removes a passkey of the member',
    access: 'member',
    answer: passkeys,
    refusals: ['not-found', 'last-factor'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskFactors = z.output<typeof factors>
export type DeskPasskeys = z.output<typeof passkeys>
export type DeskPasskeyOptions = z.output<typeof options>
