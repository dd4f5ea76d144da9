interface DeviceRowProps {
  readonly name: string
  readonly about: string
  /** The text of the button, and its action; without one, the row has no button. */
  readonly ending?: { readonly label: string; readonly end: () => void } | undefined
}

/** A session or a passkey in its list, which can be ended. */
export function DeviceRow({ name, about, ending }: DeviceRowProps) {
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="portal-quiet">{about}</p>
      </div>
      {ending && (
        <button type="button" className="button" onClick={ending.end}>
          {ending.label} <span className="hidden-text">{name}</span>
        </button>
      )}
    </li>
  )
}
