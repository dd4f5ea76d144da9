/**
 * Trusted Types. In browsers that support them, a page accepts text as markup or as the address of a script
 * only if one of these policies has created it. Each has one user, and no other can be created.
 */
type PolicyName = 'fragment' | 'tag'

interface Policy {
  createHTML(text: string): string
  createScriptURL(text: string): string
}

const RULES: Policy = { createHTML: (text) => text, createScriptURL: (text) => text }

export function trustedPolicy(name: PolicyName): Policy {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy(name: PolicyName, rules: Policy): Policy }
  }
  return trustedTypes?.createPolicy(name, RULES) ?? RULES
}
