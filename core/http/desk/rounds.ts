/** The appointments of a day, one after the other for each agent, with the travel between them. */
import { z } from 'zod'
import { appointment } from './calendar.ts'
import type { DeskEndpoint } from './endpoint.ts'

const travel = z.object({
  /** Estimated from the straight line. */
  minutes: z.int(),
  kilometres: z.int(),
  /** Minutes that remain between both appointments; negative if they are too close, null from the office. */
  spare: z.int().nullable(),
  /** The way on a map. */
  href: z.string(),
})

const round = z.object({
  /** Null for appointments without an agent. */
  person: z.string().nullable(),
  stops: z.array(
    z.object({
      appointment,
      /** From the stop before, or from the office. Null for the same place, a call, and an unknown place. */
      travel: travel.nullable(),
    }),
  ),
})

const rounds = z.object({ rounds: z.array(round) })

export const ROUND_ENDPOINTS = {
  rounds: {
    method: 'GET',
    path: '/rounds/{day}',
    purpose: 'lists the appointments of a day for each agent, with the travel between them',
    access: 'calendar',
    answer: rounds,
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskRounds = z.output<typeof rounds>
export type DeskRound = z.output<typeof round>
