/** The input of Hugo: a file for each page. It is written before the measurement. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export function writeHugoContent(folder, { site, properties }) {
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${JSON.stringify(content)}\n`)
  }
  write('data/site.json', site)
  for (const lang of site.langs) {
    const page = (file, content) => write(`content/${lang}/${file}`, content)
    page('_index.md', { title: 'home' })
    page('sale/_index.md', { title: 'sale' })
    page('rent/_index.md', { title: 'rent' })
    page('testimonials/_index.md', { title: 'testimonials', _build: { render: 'never' } })
    for (const { id } of site.testimonials) page(`testimonials/${id}.md`, { weight: id, tid: id })
    for (const [index, property] of properties.entries()) {
      const { description, slug, type, ...rest } = property
      page(`${property.goal}/${slug}.md`, {
        weight: index + 1,
        ...rest,
        ptype: type,
        desc: description[lang],
      })
    }
  }
}
