import type { ByGoal } from '../../../core/domain/search-file.ts'
import type { ListLink } from '../../../core/domain/search-index.ts'
import { labelOf, lead } from './draw.ts'

/** Adds the typed text to the buttons for sale and for rent. Without a text they are restored. */
export function carryText(form: HTMLFormElement): (links: ByGoal<ListLink> | null) => void {
  const buttons = [...form.querySelectorAll<HTMLAnchorElement>('[data-search-goal]')].map((button) => ({
    button,
    goal: button.dataset.searchGoal === '1' ? 1 : 0,
    text: button.textContent,
    href: button.getAttribute('href'),
  }))
  const showsCount = buttons.some(({ text }) => /\(\d+\)$/.test(text))
  return (links) => {
    for (const { button, goal, text, href } of buttons) {
      const link = links?.[goal === 1 ? 1 : 0]
      const label = link ? labelOf(button, link, showsCount) : text
      if (button.textContent !== label) button.textContent = label
      const target = link ? link.href : href
      lead(button, target)
      // Without an address the element is not a link.
      if (target === null) button.setAttribute('role', 'link')
      else button.removeAttribute('role')
    }
  }
}
