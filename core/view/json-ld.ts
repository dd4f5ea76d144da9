/**
 * JSON for a script element. React does not escape what is set as raw text, and `</script>` or `<!--` in a title would
 * end the element.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

export type JsonLd = Readonly<Record<string, unknown>>

/** Several things about one page, as one document. `JSON.stringify` drops keys without a value. */
export function jsonLdGraph(things: readonly JsonLd[]): string | undefined {
  return things.length === 0
    ? undefined
    : jsonForScript({ '@context': 'https://schema.org', '@graph': things })
}
