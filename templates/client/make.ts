type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset' | `inner${string}`>
>

/** An element with its properties and children. Text is inserted as text, never as markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const { role, ...others } = properties
  const element = Object.assign(document.createElement(tag), others)
  if (typeof role === 'string') element.setAttribute('role', role)
  element.append(...children)
  return element
}
