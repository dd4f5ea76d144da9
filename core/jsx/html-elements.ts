/** Elements whose attributes or contents follow rules of their own, and what an element decides about those inside it. */
import { attribute, attributes, customAttributes } from './attributes.ts'
import type { Props } from './element.ts'
import { plainText } from './raw-text.ts'

/** The properties of a node that its ancestors decide. */
export interface Scope {
  readonly isSvg: boolean
  readonly isNoscript: boolean
  readonly isPicture: boolean
  /** The value of the `select` around an `option`, or null. */
  readonly selected: unknown
}

const HTML = { isSvg: false, selected: null }

const INNER: ReadonlyMap<string, Partial<Scope>> = new Map<string, Partial<Scope>>([
  ['svg', { isSvg: true, selected: null }],
  ['noscript', { ...HTML, isNoscript: true }],
  ['picture', { ...HTML, isPicture: true }],
  ...'foreignObject math table thead tbody tfoot colgroup tr'.split(' ').map((tag) => [tag, HTML] as const),
])

export function scopeIn(tag: string, props: Props, scope: Scope): Scope {
  if (tag === 'select')
    return { ...scope, isSvg: false, selected: props['value'] ?? props['defaultValue'] ?? null }
  const inner = INNER.get(tag)
  return inner === undefined ? scope : { ...scope, ...inner }
}

const VOID = new Set('area base br col embed hr img input keygen link meta param source track wbr'.split(' '))

/** Whether the element has neither contents nor an end tag. */
export function isVoid(tag: string): boolean {
  return VOID.has(tag)
}

/** Attributes that follow all others, in this order. */
const FORM_LAST = ['action', 'encType', 'method', 'target']
const BUTTON_LAST = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget']

const APART = {
  form: new Set(FORM_LAST),
  button: new Set(BUTTON_LAST),
  input: new Set([...BUTTON_LAST, 'checked', 'value']),
  valued: new Set(['value']),
  option: new Set(['selected']),
}

export function attributesOf(tag: string, props: Props, scope: Scope): string {
  switch (tag) {
    case 'a':
      // The address of the page itself is a link like any other.
      return props['href'] === '' ? linkAttributes(props) : attributes(props)
    case 'form':
      return attributes(props, APART.form) + inOrder(props, FORM_LAST)
    case 'button':
      return attributes(props, APART.button) + inOrder(props, BUTTON_LAST)
    case 'input':
      return attributes(props, APART.input) + inOrder(props, BUTTON_LAST) + stateOf(props)
    case 'select':
    case 'textarea':
      return attributes(props, APART.valued)
    case 'option':
      return attributes(props, APART.option) + (isSelected(props, scope.selected) ? ' selected=""' : '')
    default:
      return tag.includes('-') && !SVG_FONT.has(tag) ? customAttributes(props) : attributes(props)
  }
}

/** Elements of SVG whose names have a hyphen. */
const SVG_FONT = new Set(
  'annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph'.split(
    ' ',
  ),
)

function inOrder(props: Props, names: readonly string[]): string {
  return names.map((name) => attribute(name, props[name])).join('')
}

function linkAttributes(props: Props): string {
  return Object.entries(props)
    .map(([name, value]) => (name === 'href' ? ' href=""' : attribute(name, value)))
    .join('')
}

function stateOf({ checked, value, defaultChecked, defaultValue }: Props): string {
  return ((checked ?? defaultChecked) ? ' checked=""' : '') + attribute('value', value ?? defaultValue)
}

function isSelected({ value, selected, children }: Props, chosen: unknown): boolean {
  if (chosen === null) return Boolean(selected)
  const own = value === null || value === undefined ? plainText(children) : String(value as string)
  return Array.isArray(chosen) ? chosen.map(String).includes(own) : String(chosen as string) === own
}
