import { readModel } from '../lib/model.mjs'

/** Astro evaluates modules more than once. */
export const model = (globalThis.benchModel ??= readModel('data'))
