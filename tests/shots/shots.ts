/**
 * `npm run shots`: pictures of every kind of page, for looking at. Into shots/, which git ignores.
 * `npm run shots -- --root DIR --out DIR --lang nl,fr --width 360,1440 --page home,sale --fold`
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { listen } from '../../core/serve/listen.ts'
import { answered } from '../support/answered.ts'
import { launchBrowser } from '../support/browser.ts'
import { examples } from '../support/examples.ts'
import type { Example } from '../support/examples.ts'
import { REPOSITORY } from '../support/repository.ts'

const list = (value: string | undefined) => value?.split(',')

function options(rest: readonly string[]) {
  const { values } = parseArgs({
    args: [...rest],
    options: {
      root: { type: 'string', default: REPOSITORY },
      site: { type: 'string' },
      out: { type: 'string', default: path.join(REPOSITORY, 'shots') },
      lang: { type: 'string' },
      width: { type: 'string', default: '360,1440' },
      page: { type: 'string' },
      fold: { type: 'boolean', default: false },
    },
  })
  return {
    root: values.root,
    site: values.site ?? path.join(values.root, 'output'),
    out: values.out,
    fullPage: !values.fold,
    widths: values.width.split(',').map(Number),
    wanted: ({ name, locale }: Example) =>
      (list(values.page)?.includes(name) ?? true) && (list(values.lang)?.includes(locale) ?? true),
  }
}

export async function main(rest: readonly string[]): Promise<number> {
  const { root, site, out, fullPage, widths, wanted } = options(rest)
  const pages = examples(root).filter(wanted)
  const server = await listen(createSiteApp({ folder: site }), {
    port: 4620,
    host: '127.0.0.1',
    strict: false,
  })
  const browser = await launchBrowser()
  for (const width of widths) {
    const height = width < 600 ? 780 : 900
    // The site's policy forbids style sheets of others, ours included.
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      bypassCSP: true,
      ...answered(`http://127.0.0.1:${server.port}`),
    })
    // One tab at a time: a tab in the background does not paint all of a long page.
    for (const { name, locale, url } of pages) {
      const file = path.join(out, `${name}-${locale}-${width}.png`)
      await shoot(context, { url: `http://127.0.0.1:${server.port}${url}`, file, fullPage })
    }
    await context.close()
  }
  await browser.close()
  await server.close()
  process.stdout.write(`${pages.length * widths.length} pictures in ${path.relative(process.cwd(), out)}\n`)
  return 0
}

interface Shot {
  readonly url: string
  readonly file: string
  readonly fullPage: boolean
}

async function shoot(context: BrowserContext, { url, file, fullPage }: Shot): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  if (fullPage) {
    // What sticks to the bottom of the window would lie across the middle of a long picture.
    await page.addStyleTag({ content: '.contact-bar { display: none }' })
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
      return Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    })
  }
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file, fullPage })
  await page.close()
}
