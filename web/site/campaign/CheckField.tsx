import form from "../forms/form.module.css"

interface CheckFieldProps {
  label: string
  name: string
  type: "radio" | "checkbox"
  options: readonly (readonly [value: string, label: string])[]
  checked: readonly string[]
}

export const CheckField = ({ label, name, type, options, checked }: CheckFieldProps) => (
  <fieldset className={form.choices}>
    <legend className={form.label}>{label}</legend>
    <div className={form.options}>
      {options.map(([value, text]) => (
        <label className={form.option} key={value}>
          <input type={type} name={name} value={value} defaultChecked={checked.includes(value)} />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
)
