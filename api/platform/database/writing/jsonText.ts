import { DataTypes, type Model } from "sequelize"
import { column } from "../reading/row.ts"

/** Text, as operators see the order of the keys, which MySQL's JSON type changes. MariaDB has no such type. */
export const jsonText = <Value>(attribute: string) =>
  column<Value>(DataTypes.TEXT, {
    get(this: Model): unknown {
      const text = this.getDataValue(attribute)
      // An update of other columns builds a model without this one.
      return text === undefined || text === null ? text : JSON.parse(text)
    },
    set(this: Model, value: unknown) {
      // An optional column stores NULL, not the text "null".
      this.setDataValue(attribute, value === null ? null : JSON.stringify(value))
    },
  })
