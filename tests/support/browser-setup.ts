/** Closes the contexts of a test, as its worker keeps the browser for the next one. */
import { afterEach } from 'vitest'
import { closeContexts } from './browser.ts'

afterEach(closeContexts)
