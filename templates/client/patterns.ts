/** Copies of markup that the build wrote once, in `<template>` elements. */
type PatternName =
  | 'choice'
  | 'chip'
  | 'paging'
  | 'none'
  | 'unknown'
  | 'failed'
  | 'search-combined'
  | 'search-types'
  | 'search-cities'
  | 'search-homes'
  | 'search-projects'
  | 'search-row'
  | 'search-home'
  | 'search-none'
  | 'save'
  | 'saved-search'
  | 'saved-compare'

export function patternOf(name: PatternName): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>(`template[data-pattern="${name}"]`)
}

/** A fresh copy of the first element of a pattern. */
export function copyOf(name: PatternName): HTMLElement | null {
  const pattern = patternOf(name)
  return pattern && cloneOf(pattern)
}

export function cloneOf(pattern: HTMLTemplateElement): HTMLElement | null {
  const copy = pattern.content.firstElementChild?.cloneNode(true)
  return copy instanceof HTMLElement ? copy : null
}

/** Sets the text of the parts of a copy, in their order. */
export function fill(copy: HTMLElement, selector: string, texts: readonly string[]): void {
  copy.querySelectorAll(selector).forEach((part, index) => {
    const text = texts[index]
    if (text !== undefined) part.textContent = text
  })
}
