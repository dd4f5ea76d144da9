/** Closes open menus when focus or pointer move elsewhere, and on Escape. */
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
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
}
