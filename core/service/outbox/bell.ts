/** Wakes a loop before its next turn. */
interface Bell {
  ring(): void
  /** Resolves at the next call of `ring`, or after this many milliseconds. */
  next(milliseconds: number): Promise<void>
}

export function createBell(): Bell {
  let ring = () => undefined as void
  return {
    ring: () => ring(),
    next: (milliseconds) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        ring = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
