import { readModel } from './lib/model.mjs'

/** Not in the data of Eleventy, which would merge it anew for each page. */
export const model = readModel('data')
