/** The network as the generator uses it. Tests replace it. */

export interface FetchInit extends RequestInit {
  /** Whether the name of the host may lead to an address of this machine or its network. */
  readonly allowPrivate?: boolean
}

/** Redirects are not followed, and the body is expanded as `Content-Encoding` says. */
export type Fetch = (url: URL, init: FetchInit) => Promise<Response>

export interface NetworkPorts {
  readonly fetch: Fetch
  /** Waits so many milliseconds between two tries. */
  readonly wait: (milliseconds: number) => Promise<void>
}
