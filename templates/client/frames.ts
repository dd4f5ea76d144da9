/** Loads videos and tours of other sites when a visitor clicks, and never before. */
export function offerFrames(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-frame]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const { frame: src = '', frameTitle: title = '' } = button.dataset
      const frame = Object.assign(document.createElement('iframe'), {
        className: 'frame',
        src,
        title,
        allow: 'fullscreen; accelerometer; gyroscope; xr-spatial-tracking',
        referrerPolicy: 'strict-origin-when-cross-origin',
      })
      button.closest('[data-frame-box]')?.append(frame)
      button.remove()
      frame.focus()
    })
  }
}
