/** Loads the site's own map when a visitor clicks. Only then tiles are requested from another host. */
export function offerMaps(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-map]')) {
    const box = button.closest<HTMLElement>('[data-map-box]')
    if (!box) continue
    box.hidden = false
    button.hidden = false
    button.addEventListener('click', () => {
      void import('./maps/show-map.ts').then(({ showMap }) => showMap(button, box))
    })
  }
}
