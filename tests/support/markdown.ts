/** Parts of Markdown documents: fenced blocks, links, and the anchors of headings. */

export interface Fence {
  readonly language: string
  /** The words after the language: mostly the file that the block shows. */
  readonly info: string
  readonly text: string
}

export function fencesIn(document: string): readonly Fence[] {
  return [...document.matchAll(/^( *)```(\S+)[ \t]*(.*)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', info = '', text = '']) => ({
      language,
      info: info.trim(),
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

/** The commands of a block of shell, one each: comments and line continuations are removed, and lists are split. */
export function commandsIn(text: string): readonly string[] {
  return text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .flatMap((line) => line.split(/\s(?:&&|\|\|?)\s/))
    .map((command) => command.replace(/^(?:[A-Z][A-Z0-9_]*=\S*\s+)+/, '').trim())
    .filter((command) => command !== '')
}

/** The targets of links and pictures outside of code. */
export function linksIn(document: string): readonly string[] {
  const prose = withoutCode(document)
  return [...prose.matchAll(/\]\(\s*([^)\s]+)[^)]*\)/g)].map(([, target = '']) => target)
}

/** The anchors of headings, as GitHub makes them. A heading that comes again gets a number. */
export function anchorsIn(document: string): ReadonlySet<string> {
  const counts = new Map<string, number>()
  const headings = [...document.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)]
  return new Set(
    headings.map(([, heading = '']) => {
      const anchor = anchorOf(heading)
      const count = counts.get(anchor) ?? 0
      counts.set(anchor, count + 1)
      return count === 0 ? anchor : `${anchor}-${count}`
    }),
  )
}

function anchorOf(heading: string): string {
  const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
  return words
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

function withoutCode(document: string): string {
  return document.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, '')
}
