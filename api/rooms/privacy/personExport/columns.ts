type Exported<Value> = Value extends Date ? string : Value extends undefined ? null : Value

const exported = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))

export const columnsOf = <Row extends object, Names extends Record<string, keyof Row>>(row: Row, names: Names) =>
  Object.fromEntries(Object.entries(names).map(([name, column]) => [name, exported(row[column])])) as {
    [Name in keyof Names]: Exported<Row[Names[Name]]>
  }
