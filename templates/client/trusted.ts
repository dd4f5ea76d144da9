/**
 * Trusted Types: in browsers that know them, a page of ours takes no text as markup or as the address of a script unless
 * one of these policies has let it through. Each has one user, and no other can be made.
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
