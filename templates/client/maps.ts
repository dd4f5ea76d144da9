/** Our own map comes into the page when a visitor asks for it: only then its tiles are asked for, from another host. */
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
