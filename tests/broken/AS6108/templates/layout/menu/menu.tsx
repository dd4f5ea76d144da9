export function Menu() {
  return (
    <nav>
      <img src="https://cdn.example.com/logo.png" alt="" />
      <iframe src="https://www.youtube.com/embed/1" title="Film" />
    </nav>
  )
}
