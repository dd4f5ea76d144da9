import { trustedPolicy } from './trusted.ts'

const policy = trustedPolicy('fragment')

/**
 * Parses markup of the build as a separate document, in which nothing runs or loads until a part is moved
 * into the page.
 */
export function parseFragment(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}
