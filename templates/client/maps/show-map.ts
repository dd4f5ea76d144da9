import { parseMapMessage } from '../../../core/domain/map-message.ts'
import type { MapMessage } from '../../../core/domain/map-message.ts'
import { makeMapFrame } from './map-frame.ts'

/** The map of the places in the attribute of the button: a property, a project, the offices. */
export function showMap(button: HTMLButtonElement, box: HTMLElement): void {
  const message = messageOn(button)
  // A double click shows it once.
  if (message === null || !button.isConnected) return
  const { map: src = '', mapTitle: title = '' } = button.dataset
  const { frame, tell } = makeMapFrame({ src, title }, () => undefined)
  tell(message)
  box.append(frame)
  button.remove()
  frame.focus()
}

export function messageOn({ dataset }: HTMLElement): MapMessage | null {
  return parseMapMessage(JSON.parse(dataset.mapMessage ?? 'null'))
}
