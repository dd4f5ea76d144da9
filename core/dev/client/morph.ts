/**
 * Updates an open page without loading it again. A copy of the page as it was served is kept; the differences
 * between that copy and the new page are applied to the live page. Typed text, opened elements, the scroll
 * position and changes by scripts therefore stay.
 */
export interface Mirror {
  /** The page as it was served last. It belongs to no document, so the browser loads nothing for it. */
  readonly served: Element
  /** Maps each node of the copy to its node in the live page. */
  readonly live: WeakMap<Node, Node>
}

/** Must be called before any script changes the page. */
export function mirrorOf(page: Document): Mirror {
  const live = new WeakMap<Node, Node>()
  return { served: copyOf(page.documentElement, live) as Element, live }
}

/** Returns false, without any change, if the page has to be loaded again because it has other scripts. */
export function morph(mirror: Mirror, page: Document): boolean {
  const next = page.documentElement
  next.querySelectorAll('*').forEach((node) => {
    if (isUnseen(node)) node.remove()
  })
  if (scriptsOf(mirror.served) !== scriptsOf(next)) return false
  morphNode(mirror, mirror.served, next)
  return true
}

/**
 * Whether a node is invisible and therefore left unchanged. A document that a script loads has elements
 * inside `noscript`, where a displayed one has text. Under a policy of trusted types, inline scripts can be
 * neither changed nor copied.
 */
function isUnseen(node: Node): boolean {
  return (
    node.nodeName === 'NOSCRIPT' || (node.nodeName === 'SCRIPT' && !(node as Element).hasAttribute('src'))
  )
}

function scriptsOf(page: Element): string {
  return [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join(' ')
}

const inert = document.implementation.createHTMLDocument()

/** Returns a copy of the displayed node, and records the original of each node in it. */
function copyOf(shown: Node, live: Mirror['live']): Node {
  const copy = inert.importNode(shown, false)
  live.set(copy, shown)
  for (const child of shown.childNodes) if (!isUnseen(child)) copy.appendChild(copyOf(child, live))
  return copy
}

function morphNode(mirror: Mirror, served: Node, next: Node): void {
  if (served.isEqualNode(next)) return
  if (isElement(served) && isElement(next)) {
    if (isStylesheet(served) && served.getAttribute('href') !== next.getAttribute('href'))
      return exchangeStyles(mirror, served, next)
    morphAttributes(mirror, served, next)
    return morphChildren(mirror, served, next)
  }
  const shown = mirror.live.get(served)
  for (const node of [served, shown]) if (node !== undefined) node.nodeValue = next.nodeValue
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}

function morphAttributes(mirror: Mirror, served: Element, next: Element): void {
  const shown = mirror.live.get(served) as Element | undefined
  const names = new Set([...served.getAttributeNames(), ...next.getAttributeNames()])
  for (const name of names) {
    const value = next.getAttribute(name)
    if (served.getAttribute(name) === value) continue
    // Scripts add classes of their own, which have to stay.
    const isMoved = name === 'class' && shown?.className !== served.className
    if (isMoved) moveClasses(shown, served, next)
    else setAttribute(shown, name, value)
    setAttribute(served, name, value)
  }
}

function moveClasses(shown: Element | undefined, served: Element, next: Element): void {
  for (const name of served.classList) if (!next.classList.contains(name)) shown?.classList.remove(name)
  for (const name of next.classList) if (!served.classList.contains(name)) shown?.classList.add(name)
}

function setAttribute(element: Element | undefined, name: string, value: string | null): void {
  if (value === null) element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}

/**
 * Equal nodes at the beginning and at the end stay. Between them, a node is changed into the new node of the
 * same kind at its index.
 */
function morphChildren(mirror: Mirror, served: Element, next: Element): void {
  const { before, after, follower } = changedChildren(served, next)
  after.forEach((node, index) => {
    const old = before[index]
    if (old !== undefined && isAlike(old, node)) return morphNode(mirror, old, node)
    insert(mirror, { parent: served, node, before: old ?? follower })
    if (old !== undefined) remove(mirror, old)
  })
  for (const node of before.slice(after.length)) remove(mirror, node)
}

/** `follower` is the first of the equal nodes at the end. */
function changedChildren(served: Element, next: Element) {
  const before = [...served.childNodes]
  const after = [...next.childNodes]
  while (before[0] && after[0] && before[0].isEqualNode(after[0])) {
    before.shift()
    after.shift()
  }
  let follower: ChildNode | null = null
  while (before.at(-1)?.isEqualNode(after.at(-1) ?? null)) {
    follower = before.pop() ?? null
    after.pop()
  }
  return { before, after, follower }
}

function isAlike(one: Node, other: Node): boolean {
  if (one.nodeName !== other.nodeName) return false
  return !isElement(one) || !isElement(other) || one.id === other.id
}

interface Insertion {
  readonly parent: Element
  readonly node: Node
  /** A node of the copy; null for the end. */
  readonly before: Node | null
}

function insert({ live }: Mirror, { parent, node, before }: Insertion): void {
  const shown = document.importNode(node, true)
  const known = copyOf(shown, live)
  parent.insertBefore(known, before)
  const shownParent = live.get(parent)
  if (shownParent === undefined) return
  const shownBefore = before === null ? null : live.get(before)
  // A script may have moved the following node elsewhere. Then the new node follows its predecessor, or
  // stands at the end.
  if (shownBefore?.parentNode === shownParent) shownParent.insertBefore(shown, shownBefore)
  else insertAfter(shownParent, shown, known.previousSibling && live.get(known.previousSibling))
}

function insertAfter(parent: Node, node: Node, previous: Node | null | undefined): void {
  parent.insertBefore(node, previous?.parentNode === parent ? previous.nextSibling : null)
}

function remove({ live }: Mirror, node: ChildNode): void {
  const shown = live.get(node)
  node.remove()
  shown?.parentNode?.removeChild(shown)
}

function isStylesheet(element: Element): boolean {
  return element.nodeName === 'LINK' && element.getAttribute('rel') === 'stylesheet'
}

/** Removes the old style sheet only after the new one is loaded, so that the page is never without style. */
function exchangeStyles({ live }: Mirror, served: Element, next: Element): void {
  const old = live.get(served) as Element | undefined
  const link = document.importNode(next, true)
  const settle = () => old?.remove()
  link.addEventListener('load', settle, { once: true })
  link.addEventListener('error', settle, { once: true })
  old?.after(link)
  for (const name of next.getAttributeNames()) served.setAttribute(name, next.getAttribute(name) ?? '')
  live.set(served, link)
}
