/** The demo's owner, for `serve --demo`. Its seeding is part of a checkout and not of the package. */
import { existsSync } from 'node:fs'
import type { seedDesk } from '../scripts/demo/seed-desk.ts'
import type { seedDemo } from '../scripts/demo/seed-demo.ts'

/** Whether this installation can seed the demo's owner. */
export const HAS_DEMO_OWNER = existsSync(new URL('../scripts/demo/', import.meta.url))

/** Seeds the owner, or brings an earlier one up to today. */
export const seedDemoOwner: typeof seedDemo = async (deps) =>
  (await import('../scripts/demo/seed-demo.ts')).seedDemo(deps)

/** Seeds the desk of the demo. The link is that of its administrator. */
export const seedDemoDesk: typeof seedDesk = async (deps) =>
  (await import('../scripts/demo/seed-desk.ts')).seedDesk(deps)
