import type { Calculator as Props, CalculatorField } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { ArrowLink } from '../anchor/anchor.tsx'
import { AmountTable } from './amount-table.tsx'

interface CalculatorProps {
  readonly calculator: Props
  readonly level: 2 | 3
}

/**
 * Fields with the result for their first values. Nothing is sent, so fields have no `name`: several calculators of a page
 * share theirs, which forms may not. A script computes further results; without scripts the table of amounts
 * takes the place of the fields.
 */
export function Calculator({ calculator, level }: CalculatorProps) {
  const { name, fields, rules, texts, rows, scales, notes, links, table } = calculator
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <div id={name} className="calculator" data-calculator={name} data-rules={rules} data-texts={texts}>
      <div className="calculator__live">
        <div className="form">
          <div className="form__fields">
            {fields.map((field) => (
              <Field key={field.name} field={field} id={`${name}-${field.name}`} />
            ))}
          </div>
        </div>
        <div className="calculator__result">
          <Heading>{t('money.result')}</Heading>
          <dl>
            {rows.map((row) => (
              <div
                key={row.name}
                data-row={row.name}
                data-main={row.isMain && ''}
                hidden={row.text === undefined}
              >
                <dt>{row.label}</dt>
                <dd>{row.text}</dd>
              </div>
            ))}
          </dl>
          <p data-message hidden />
          <p className="hidden-text" role="status" />
        </div>
      </div>
      <p>{scales}</p>
      <div className="prose">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {links.map((link) => (
          <p key={link.href}>
            <ArrowLink link={link} />
          </p>
        ))}
      </div>
      <Heading id={`${name}-table`}>{table.caption}</Heading>
      <AmountTable table={table} labelledBy={`${name}-table`} />
    </div>
  )
}

interface FieldProps {
  readonly field: CalculatorField
  readonly id: string
}

function Field({ field, id }: FieldProps) {
  const { name, kind, label, hint, error } = field
  if (kind === 'checkbox')
    return (
      <div className="field field--3">
        <label className="choice choice--checkbox">
          <input type="checkbox" data-field={name} value="1" />
          <span>{label}</span>
        </label>
      </div>
    )
  return (
    <div className="field field--3">
      <label htmlFor={id}>{label}</label>
      <Control field={field} id={id} />
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
    </div>
  )
}

function Control({ field, id }: FieldProps) {
  const { name, kind, hint, error, value, options = [] } = field
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const shared = { id, 'data-field': name, defaultValue: value, 'aria-describedby': described }
  if (kind === 'select')
    return (
      <select {...shared}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  const isDate = kind === 'date'
  return (
    <input
      {...shared}
      type={isDate ? 'date' : 'text'}
      inputMode={isDate ? undefined : 'decimal'}
      autoComplete="off"
    />
  )
}
