import { document } from '../lib/templates.mjs'
import { model } from '../model.mjs'

export const data = {
  routes: model.routes,
  pagination: { data: 'routes', size: 1, alias: 'route' },
  permalink: ({ route }) => `${route.path}index.html`,
  eleventyExcludeFromCollections: true,
}

export default function render({ route }) {
  return document(model.page(route))
}
