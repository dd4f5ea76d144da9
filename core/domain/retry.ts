/** Retries a download up to five times, after 350 ms at first and after twice the delay each time. */
export const RETRY_DELAYS_MS = [350, 700, 1400, 2800, 5600] as const
