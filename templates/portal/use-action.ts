import { useState } from 'react'
import type { FailureReason, Outcome } from './answer.ts'

export interface Action<Reason extends string = FailureReason> {
  readonly isBusy: boolean
  /** The reason of the last failure; null before the first action, and during one. */
  readonly failure: Reason | null
  run<Value>(act: () => Promise<Outcome<Value, Reason>>, done: (value: Value) => void): void
}

/** An action of the owner. Only one runs at a time. */
export function useAction<Reason extends string = FailureReason>(): Action<Reason> {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Reason | null>(null)
  return {
    isBusy,
    failure,
    run(act, done) {
      if (isBusy) return
      setBusy(true)
      setFailure(null)
      void act().then((outcome) => {
        setBusy(false)
        if (outcome.ok) done(outcome.value)
        else setFailure(outcome.reason)
      })
    },
  }
}
