/** Two renderers make pages: `core/jsx`, and React as the reference. */
import { expect, test } from 'vitest'
import { advance } from '../../core/build/advance.ts'
import type { SiteState } from '../../core/build/advance.ts'
import { placesOf } from '../../core/build/output/output.ts'
import type { RendererName } from '../../core/build/bundle/renderer-name.ts'
import type { CardsFragment, SlotName } from '../../core/view/types.ts'
import type { TestSite } from '../support/site.ts'
import { createPartList, partsOf, subjectOf } from '../../core/view/shell-parts.ts'
import { REPOSITORY, createSite, plot, testOptions, testPorts } from '../support/site.ts'

async function stateOf(root: string, renderer?: RendererName): Promise<SiteState> {
  const options = testOptions(root, { renderer })
  const places = placesOf(root, options.output, options.cache)
  const { site } = await advance(testPorts(), { options, places, ended: () => undefined }, null)
  if (site === null) throw new Error('the site has errors')
  return site
}

test('every page of the demo has the markup that React makes', async () => {
  const strings = await stateOf(REPOSITORY)
  const react = await stateOf(REPOSITORY, 'react')
  expect(strings.bundle.hash).not.toBe(react.bundle.hash)
  const { pages, fragments, shells, propsOf } = strings.plan
  for (const job of [...pages, ...fragments()]) {
    const { slot, locale, file } = job
    const shell = shells[locale]
    if (shell === undefined) throw new Error(`there is no shell in ${locale}`)
    const shown = propsOf(job)
    expect(strings.renderer.render(slot, shown, { shell }), file).toBe(
      react.renderer.render(slot, shown, { shell }),
    )
  }
  expect(pages.length).toBeGreaterThan(600)
})

const CARD = 'templates/components/card/card.tsx'

function siteWith(before: string, after: string): TestSite {
  const text = `import { Card as Original } from 'agency-site/${CARD}'
${before}

export const Card: typeof Original = (props) => <><Original {...props} /><p>${after}</p></>
`
  const all = { 'templates/components/card/all.ts': "export { useMemo } from 'react'" }
  return createSite({
    [CARD]: text,
    'content/properties/1.json': plot(1),
    ...(text.includes('all.ts') ? all : {}),
  })
}

test.each([
  ['strings', 'only elements', '', 'eigen'],
  [
    'strings',
    'types of React',
    "import type { ReactNode } from 'react'\nconst word: ReactNode = 'eigen'",
    '{word}',
  ],
  [
    'strings',
    'a context',
    "import { createContext, useContext } from 'react'\nconst word = createContext('eigen')",
    '{useContext(word)}',
  ],
  ['react', 'a hook', "import { useMemo } from 'react'", "{useMemo(() => 'eigen', [])}"],
  ['react', 'all of React', "import * as react from 'react'", "{react.useMemo(() => 'eigen', [])}"],
  [
    'react',
    'React as a value',
    "import * as react from 'react'\nconst { useMemo } = react",
    "{useMemo(() => 'eigen', [])}",
  ],
  [
    'react',
    'what another file takes of React',
    "import { useMemo } from './all.ts'",
    "{useMemo(() => 'eigen', [])}",
  ],
  ['strings', 'an import that JSX no longer needs', "import React from 'react'", 'eigen'],
  [
    'strings',
    'types of all of React',
    "import React from 'react'\nconst word: React.ReactNode = 'eigen'",
    '{word}',
  ],
  ['strings', 'its fragments', "import * as React from 'react'", '<React.Fragment>eigen</React.Fragment>'],
  [
    'strings',
    'its contexts',
    "import React from 'react'\nconst word = React.createContext('eigen')",
    '{React.useContext(word)}',
  ],
  [
    'react',
    'a style sheet with a precedence',
    '',
    '<link rel="stylesheet" href="/a.css" precedence="low" />eigen',
  ],
] as const)('%s render the pages of a site whose template uses %s', async (renderer, _, before, after) => {
  const site = siteWith(before, after)
  const { prepared, plan, renderer: made } = await stateOf(site.root)
  expect(prepared.templates.renderer).toBe(renderer)
  const page = plan.pages.find(({ url }) => url === '/nl/te-koop/')
  const html =
    page &&
    made.render(page.slot as SlotName, plan.propsOf(page), {
      shell: plan.shells.nl as NonNullable<typeof plan.shells.nl>,
    })
  expect(html).toMatch(/<p>eigen/)
})

test('files of cards contain nothing of the shell, so it is no part of their names', async () => {
  const { plan, renderer } = await stateOf(REPOSITORY)
  const parts = createPartList()
  for (const job of plan.fragments()) {
    const shell = plan.shells[job.locale]
    if (shell !== undefined) renderer.render('cards', plan.propsOf(job) as CardsFragment, { shell, parts })
  }
  expect(plan.fragments().length).toBeGreaterThan(0)
  expect(partsOf(subjectOf(parts))).toEqual([])
})
