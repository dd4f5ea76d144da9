/**
 * Passages of texts that hold only with the service, or only without it. A site with a service and one without it can use the same
 * texts:
 *
 * `{#service}We answer within {answerWithin:offer}.{/service}{^service}We answer as soon as we can.{/service}`
 */
const PASSAGE = /\{([#^])service\}((?:(?!\{[#^/]service\})[\s\S])*)\{\/service\}/g

/** The marks that a text may contain, for hints. */
export const PASSAGE_MARKS = ['{#service}', '{^service}', '{/service}'] as const

/** The text with the passages that hold, and without the others. */
export function withPassages(text: string, hasService: boolean): string {
  if (!text.includes('{/')) return text
  return text.replace(PASSAGE, (_, mark: string, passage: string) =>
    (mark === '#') === hasService ? passage : '',
  )
}

/** Marks that enclose nothing: an unknown name, a passage within another one, or a passage without an end. */
export function loneMarks(text: string): readonly string[] {
  const rest = text.replace(PASSAGE, '$2')
  return [...rest.matchAll(/\{[#^/][\w-]*\}/g)].map(([mark]) => mark)
}
