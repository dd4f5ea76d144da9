/** Sends a file and reports its progress, which `fetch` does not support. */
import { readAnswer } from './answer.ts'
import type { PortalOutcome } from './answer.ts'

/** `progress` receives the share that was sent, from 0 to 1. */
export function sendFile(
  path: string,
  file: File,
  progress: (part: number) => void,
): Promise<PortalOutcome<unknown>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(readAnswer(request.status, bodyOf(request))))
    request.addEventListener('error', () => resolve({ ok: false, reason: 'offline' }))
    request.open('POST', path)
    request.setRequestHeader('Accept', 'application/json')
    request.send(body)
  })
}

function bodyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText) as unknown
  } catch {
    return undefined
  }
}
