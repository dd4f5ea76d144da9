/** A button in the corner that unfolds the facts about the page. */
import type { PanelPage } from './messages.ts'
import { button, make, makeShadow, placeButton, problemItem } from './parts.ts'
import type { Child } from './parts.ts'
import { createWidths } from './widths.ts'

interface Panel {
  /** `notes` is the number of problems of the page. */
  refresh(notes: number): void
}

export function createPanel(path: string): Panel {
  const shadow = makeShadow('panel')
  const body = make('div', { class: 'facts' })
  const panel = make('section', { id: 'panel', class: 'panel', 'aria-label': 'This page', hidden: '' })
  const opener = button('', () => toggle(panel.hidden === true), {
    class: 'opener',
    'aria-expanded': 'false',
    'aria-controls': 'panel',
  })
  const toggle = (open: boolean): void => {
    panel.hidden = !open
    opener.setAttribute('aria-expanded', String(open))
    if (open) void load()
    else opener.focus()
  }
  const load = async () => {
    const answer = await fetch(`/_dev/page?${new URLSearchParams({ path })}`).catch(() => null)
    if (answer?.ok) body.replaceChildren(...factsOf((await answer.json()) as PanelPage))
    else body.replaceChildren(make('p', {}, 'agency-site dev does not answer.'))
  }
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') toggle(false)
  })
  panel.append(createWidths(shadow), body)
  shadow.append(opener, panel)
  return {
    refresh(notes) {
      opener.replaceChildren(...openerLabel(notes))
      if (!panel.hidden) void load()
    },
  }
}

function openerLabel(notes: number): readonly (Node | string)[] {
  if (notes === 0) return ['dev', make('span', { class: 'hidden-text' }, ': this page')]
  const words = notes === 1 ? '1 problem' : `${notes} problems`
  return [
    'dev ',
    make('span', { class: 'count', 'aria-hidden': 'true' }, String(notes)),
    make('span', { class: 'hidden-text' }, `: this page, ${words}`),
  ]
}

function factsOf(page: PanelPage): readonly HTMLElement[] {
  const { name, slot, locale, source, reasons, inputs, shared, missing, problems } = page
  const shown = inputs.map(({ file, role, of }) => make('li', {}, file, make('small', {}, ` ${role}: ${of}`)))
  return [
    make('h2', {}, name),
    make('p', {}, `Template “${slot}”, in ${locale}. `, source && placeButton(source.file, source.line)),
    part('Why it was rendered', list(reasons.map((reason) => make('li', {}, reason)))),
    part(
      'Problems',
      problems.length === 0 ? 'None' : make('ul', { class: 'problems' }, ...problems.map(problemItem)),
    ),
    part(
      'Missing translations',
      missing.length === 0 ? 'None' : `There is no such page in ${missing.join(', ')}`,
    ),
    folded(`Made of ${inputs.length} files of its own`, list(shown)),
    folded(`And of ${shared.length} that all pages share`, list(shared.map((file) => make('li', {}, file)))),
  ]
}

function part(title: string, content: Child): HTMLElement {
  return make('section', {}, make('h3', {}, title), content)
}

function list(items: readonly HTMLElement[]): HTMLElement {
  return make('ul', {}, ...items)
}

function folded(title: string, content: Child): HTMLElement {
  return make('details', {}, make('summary', {}, title), content)
}
