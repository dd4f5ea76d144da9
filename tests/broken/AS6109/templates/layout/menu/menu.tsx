export function Menu() {
  return (
    <nav>
      {new Date().getFullYear()} {Math.random()} {process.env.BRANCH}
    </nav>
  )
}
