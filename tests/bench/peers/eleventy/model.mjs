import { readModel } from './lib/model.mjs'

/** The model is not in the data of Eleventy, which would merge it again for each page. */
export const model = readModel('data')
