/** Buttons to print stand hidden in the page: without script there is only the browser's own. */
export function offerPrinting(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
}
