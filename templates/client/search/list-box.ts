/**
 * The panel as the list box of a combobox. The focus stays in the field, and the arrow keys move through the
 * enabled options. Disabled ones are visible and readable, and skipped.
 */
export interface ListBox {
  readonly isOpen: () => boolean
  open(): void
  close(): void
  /** `isSame`: the same rows with more details keep the active option. */
  put(groups: readonly HTMLElement[], isSame: boolean): void
  /** Removes the active option. */
  rest(): void
  readonly active: () => HTMLElement | null
  /** Moves to the next or previous option, and wraps at the ends. */
  step(by: 1 | -1): void
  goTo(end: 'first' | 'last'): void
}

const LIST_ID = 'search-list'

export function makeListBox(field: HTMLElement, input: HTMLInputElement, panel: HTMLElement): ListBox {
  const label = input.labels?.[0]?.textContent ?? ''
  const list = Object.assign(document.createElement('div'), { id: LIST_ID, className: 'suggestions__list' })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', label)
  panel.replaceChildren(list)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)

  // Setting the scroll position forces a layout, so it happens only after scrolling.
  let isScrolled = false
  list.addEventListener('scroll', () => {
    isScrolled = list.scrollTop > 0
  })
  let active: HTMLElement | null = null
  const isOpen = () => field.dataset.open === 'true'
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])')]
  const activate = (option: HTMLElement | null) => {
    active?.setAttribute('aria-selected', 'false')
    active = option
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const setOpen = (open: boolean) => {
    field.dataset.open = String(open)
    input.setAttribute('aria-expanded', String(open))
    if (!open) activate(null)
  }
  setOpen(false)
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    put(groups, isSame) {
      const before = isSame ? active?.getAttribute('href') : undefined
      activate(null)
      list.replaceChildren(...groups)
      list.querySelectorAll('[role="option"]').forEach((option, index) => {
        option.id = `${LIST_ID}-${index}`
      })
      const again =
        before == null ? undefined : options().find((option) => option.getAttribute('href') === before)
      if (again) activate(again)
      else if (isScrolled) list.scrollTop = 0
    },
    rest: () => activate(null),
    active: () => active,
    step(by) {
      const all = options()
      const from = active === null ? (by === 1 ? -1 : all.length) : all.indexOf(active)
      activate(all[(from + by + all.length) % all.length] ?? null)
    },
    goTo(end) {
      activate((end === 'first' ? options()[0] : options().at(-1)) ?? null)
    },
  }
}
