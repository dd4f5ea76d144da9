/** What has opened over the page closes again: when focus or the pointer goes elsewhere, and on Escape. */
export function closeMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')
  for (const menu of menus) {
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
    })
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
  }
  document.querySelector('[data-search]')?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') blurWithin(event.currentTarget)
  })
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
}

/** The panel of the search shows while something in it has focus. */
function blurWithin(box: EventTarget | null): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && box instanceof Node && box.contains(focused)) focused.blur()
}
