/** A list to choose from, with its label. */

export function Select({
  label,
  value,
  options,
  names = {},
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}
