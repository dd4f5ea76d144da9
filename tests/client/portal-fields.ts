/** Fields and requests of the portal. */
import { expect } from 'vitest'
import type { PortalService } from '../support/portal-service.ts'
import { element } from './dom.ts'
import { textOf } from './portal-app.tsx'

export const HOUSE = 'Herenhuis met stadstuin aan de Lindekaai'
export const asked = (service: PortalService, name: string) =>
  service.asked.filter((one) => one === name).length

/** The message of a field, which a screen reader announces with it. */
export function problemOf(name: string): string | undefined {
  const input = element<HTMLInputElement>(`[name="${name}"]`)
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const problem = described.find((id) => id.endsWith('-problem'))
  expect(input.getAttribute('aria-invalid')).toBe(problem === undefined ? null : 'true')
  return problem === undefined ? undefined : textOf(document.getElementById(problem))
}
