/** Nothing of a test stays in the browser that its worker keeps for the next one. */
import { afterEach } from 'vitest'
import { closeContexts } from './browser.ts'

afterEach(closeContexts)
