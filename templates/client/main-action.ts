/** Hides the bar with the main action while that action itself, or the form to which it leads, is in view. */
export function followMainAction(): void {
  const bars = document.querySelectorAll('[data-contact-bar]')
  const inView = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    for (const bar of bars) bar.toggleAttribute('data-away', inView.size > 0)
  })
  for (const place of document.querySelectorAll('[data-main-action]')) observer.observe(place)
}
