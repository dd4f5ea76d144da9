export interface PictureProgress {
  /** `remote`: pictures of other hosts are downloaded; `pictures`: variants are made. */
  readonly phase: 'remote' | 'pictures'
  readonly done: number
  readonly total: number
  /** Undefined until the speed can be estimated. */
  readonly etaSeconds?: number
}

export interface ProgressPorts {
  /** Returns milliseconds. */
  readonly now: () => number
  readonly progress?: ((event: PictureProgress) => void) | undefined
}

/**
 * Reports the start. Each call of the result reports one more finished item, with an estimate from the time so far.
 */
export function startProgress(
  phase: PictureProgress['phase'],
  total: number,
  ports: ProgressPorts,
): () => void {
  const { now, progress } = ports
  if (progress === undefined || total === 0) return () => undefined
  const start = now()
  let done = 0
  progress({ phase, done, total })
  return () => {
    done += 1
    const elapsed = Math.max(0, now() - start)
    progress({ phase, done, total, etaSeconds: Math.ceil(((elapsed / done) * (total - done)) / 1000) })
  }
}
