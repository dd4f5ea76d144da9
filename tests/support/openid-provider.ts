/** An OpenID provider on this machine, which logs in the account that the test names, and its browser. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Account, Configuration } from 'oidc-provider'
import { onTestFinished, vi } from 'vitest'

export interface ProviderAccount {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  /** How the provider checked the person (RFC 8176). */
  readonly amr?: readonly string[]
}

export interface TestProvider {
  readonly issuer: string
  /** Goes from the address of the service through the log-in, and returns the address to which the provider sends the browser. */
  logIn(start: string, account: ProviderAccount): Promise<URL>
}

interface Client {
  readonly id: string
  readonly secret: string
  readonly returnTo: string
}

export async function startProvider({ id, secret, returnTo }: Client): Promise<TestProvider> {
  const accounts = new Map<string, ProviderAccount>()
  let current = ''
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // It warns that it keeps its data in memory, and that this version of Node is not its newest.
  vi.spyOn(console, 'warn').mockReturnValue()
  const { default: Provider } = await import('oidc-provider')
  const provider = new Provider(issuer, {
    clients: [{ client_id: id, client_secret: secret, redirect_uris: [returnTo] }],
    // The id token has the claims, as those of the providers of offices do.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
    jwks: { keys: [SIGNING_KEY] },
    ttl: { AccessToken: TTL, Grant: TTL, IdToken: TTL, Interaction: TTL, Session: TTL },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId): Account => ({
      accountId,
      claims: () => ({ ...accounts.get(accountId), sub: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  } satisfies Configuration)
  const handle = provider.callback()
  const answer = (...[request, response]: Parameters<typeof handle>) => {
    if (request.url?.startsWith('/interaction/') !== true) return handle(request, response)
    const amr = [...(accounts.get(current)?.amr ?? [])]
    const login = { accountId: current, ...(amr.length > 0 && { amr }) }
    return provider.interactionFinished(request, response, { login })
  }
  return {
    issuer,
    logIn: (start, account) => {
      accounts.set(account.sub, account)
      current = account.sub
      return followed(start, returnTo)
    },
  }
}

/** Seconds that all of its data lives. */
const TTL = 600

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const SIGNING_KEY = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', alg: 'RS256', use: 'sig' } as const

/** Follows redirects with cookies, as a browser does, until one leads to the service. */
async function followed(start: string, returnTo: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = new URL(start)
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const [name = '', ...value] = pair.split('=')
      cookies.set(name, value.join('='))
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`${answer.status} ${await answer.text()}`)
    address = new URL(location, address)
    if (address.href.startsWith(returnTo)) return address
  }
  throw new Error('the provider redirects without end')
}
