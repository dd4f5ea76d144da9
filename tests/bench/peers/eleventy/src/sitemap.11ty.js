import { model } from '../model.mjs'

export const data = { permalink: '/sitemap.xml', eleventyExcludeFromCollections: true }

export default function render() {
  return model.sitemap()
}
