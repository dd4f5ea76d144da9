/** Shows the contact bar. Only pages of properties and projects contain it and load its script. */
export function serveContactBar(): void {
  if (!document.querySelector('[data-contact-bar]')) return
  void import('./main-action.ts').then(
    ({ followMainAction }) => followMainAction(),
    () => undefined,
  )
}
