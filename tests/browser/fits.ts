/**
 * The pages that are wider than a window, by their HTML and the style sheet. Loading each page would take ten
 * times as long.
 */
import type { Browser } from 'playwright'
import { inject } from 'vitest'

/** Widths in CSS pixels. */
export async function pagesWiderThan(
  browser: Browser,
  urls: readonly string[],
  widths: readonly number[],
): Promise<readonly string[]> {
  const found = await Promise.all(widths.map((width) => widerThan(browser, urls, width)))
  return found.flat()
}

/** Puts each `<body>` in turn into one page of the demo, because all pages share the style sheet. */
async function widerThan(
  browser: Browser,
  urls: readonly string[],
  width: number,
): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(inject('demoUrl') + '/nl/')
  return page.evaluate(async (all) => {
    await document.fonts.ready
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]:not([media])')!
    const found: string[] = []
    for (const url of all) {
      const response = await fetch(url)
      const other = new DOMParser().parseFromString(await response.text(), 'text/html')
      const [sheet, ...more] = other.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media])')
      // Pages that are opened seldom have a second one, which is put beside the first.
      const [further, ...others] = more
      if (further && !document.querySelector(`link[href="${further.getAttribute('href')}"]`))
        document.head.append(document.importNode(further, true))
      if (sheet === undefined || others.length > 0 || new URL(sheet.href).href !== href)
        throw new Error(`${url} has a style sheet of its own`)
      // A picture has its size before it is loaded.
      for (const picture of other.images) picture.loading = 'lazy'
      // Hyphenation depends on the language.
      document.documentElement.lang = other.documentElement.lang
      document.body.replaceWith(document.adoptNode(other.body))
      const { scrollWidth } = document.scrollingElement!
      if (scrollWidth > innerWidth)
        found.push(`${url} is ${scrollWidth} px wide in a window of ${innerWidth}`)
    }
    return found
  }, urls)
}
