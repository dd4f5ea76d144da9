/** Advice about texts that do not have the form of their field. */

/** An address with the name of its owner, as programs for mail show it. */
const NAMED_ADDRESS = /^[^<>]{0,200}<\s*([^<>\s@]{1,64}@[^<>\s@]{1,255})\s*>\s*$/

/** Advice about the text; undefined if nothing about it is known. */
export function textAdvice(text: string): string | undefined {
  const [, address] = NAMED_ADDRESS.exec(text) ?? []
  if (address !== undefined) return `write the address alone: ${address}`
  return text.trim() === text ? undefined : 'remove the blanks around it'
}
