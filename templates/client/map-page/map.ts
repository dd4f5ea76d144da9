/**
 * The page in the frame. It shows nothing and asks nobody until the page around it posts what to show (spec 7); what
 * comes from anywhere else, or is no message, is not looked at.
 */
import { parseMapMessage } from '../../../core/domain/map-message.ts'
import type { FrameMessage } from '../../../core/domain/map-message.ts'
import styles from '../../pages/map/map.css?url'
import { loadStyles } from '../styles.ts'
import type { ShownMap } from './show-map.ts'

export async function serveMap(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-map-page]')
  if (!page) return
  const around = parent
  if (around === window) {
    page.querySelector('[data-map-alone]')?.removeAttribute('hidden')
    return
  }
  const tell = (message: FrameMessage) => around.postMessage(message, location.origin)
  const [{ makeMap }] = await Promise.all([import('./show-map.ts'), loadStyles(styles)])
  let map: ShownMap | undefined
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== around) return
    const message = parseMapMessage(data)
    if (message === null) return
    map ??= makeMap(page, { type: message.mapType, tell })
    map.show(message)
  })
  tell({ kind: 'ready' })
}

void serveMap()
