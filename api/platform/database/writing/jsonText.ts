import { DataTypes, type Model } from "sequelize"
import { column } from "../reading/row.ts"

/**
 * A column that holds JSON as text. MySQL's own JSON type sorts the keys of objects, while operators see content
 * in the order in which it was written; MariaDB has no such type.
 */
export const jsonText = <Value>(attribute: string) =>
  column<Value>(DataTypes.TEXT, {
    get(this: Model): unknown {
      const text = this.getDataValue(attribute)
      // Updating other columns builds a model without this one.
      return text === undefined || text === null ? text : JSON.parse(text)
    },
    set(this: Model, value: unknown) {
      // An optional column without a value holds NULL, and not the text "null".
      this.setDataValue(attribute, value === null ? null : JSON.stringify(value))
    },
  })
