import { useShell } from '../../render-context.ts'

/** The name of the agency in letters. An ampersand has less space around it than the typeface provides. */
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
