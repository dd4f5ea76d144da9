/** Spec 4, translation loading: tried again up to five times, after 350 ms at first and twice as long each time. */
export const RETRY_DELAYS_MS = [350, 700, 1400, 2800, 5600] as const
