import { useShell } from '../../render-context.ts'

/** The name in letters. An ampersand stands closer than the face sets it. */
export function Wordmark() {
  const [first, ...rest] = useShell().wordmark.split('&')
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <span key={index}>
          <span className="mark__and">&amp;</span>
          {part}
        </span>
      ))}
    </>
  )
}
