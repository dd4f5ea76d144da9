import type { MenuLink } from 'agency-site/core/view/types.ts'

export function Menu({ items }: { readonly items: readonly MenuLink[] }) {
  return (
    <nav style={{ display: 'flex' }}>
      {items.map((item) => (
        <a href={item.href} onClick={() => history.back()}>
          {item.label}
        </a>
      ))}
      <script>document.body.className = 'ready'</script>
    </nav>
  )
}
