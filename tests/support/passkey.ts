/** An authenticator in software: what a browser returns for a passkey, as JSON (WebAuthn, ES256, no attestation). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Place {
  readonly origin: string
  /** The host whose passkey it is; by default that of the origin. */
  readonly host?: string
  readonly challenge: string
  /** Signatures so far, as the authenticator counts them. */
  readonly counter?: number
}

export interface Passkey {
  readonly id: string
  create(place: Place): { readonly id: string } & object
  get(place: Place): { readonly id: string } & object
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

export function newPasskey(): Passkey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const text = id.toString('base64url')
  // A COSE key as CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const named = { id: text, rawId: text, type: 'public-key', clientExtensionResults: {} }
  return {
    id: text,
    create: (place) => {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = Buffer.concat([authenticatorData(place, WITH_KEY), credential])
      // CBOR: {fmt: "none", attStmt: {}, authData: …}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', place).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { ...named, response }
    },
    get: (place) => {
      const data = authenticatorData(place, 0)
      const client = clientData('webauthn.get', place)
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...named, response }
    },
  }
}

function authenticatorData(
  { origin, host = new URL(origin).hostname, counter = 0 }: Place,
  flag: number,
): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([hash(Buffer.from(host)), Buffer.from([PRESENT | VERIFIED | flag]), count])
}

function clientData(type: string, { challenge, origin }: Place): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
