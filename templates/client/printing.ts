/** Shows the buttons to print, which are hidden without script. */
export function offerPrinting(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
}
