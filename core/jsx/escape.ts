/** Escaping of texts and attributes, with the characters and entities that React uses. */

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

const SPECIAL = /["&'<>]/

export function escapeText(text: string): string {
  // Most texts contain none of these characters.
  if (!SPECIAL.test(text)) return text
  return text.replace(/["&'<>]/g, (character) => ENTITIES[character] ?? character)
}
