import { DataTypes, type Model } from "sequelize"

/**
 * A column that holds JSON as text. MySQL's own JSON type sorts the keys of objects, and operators see content
 * in the order in which it was written; MariaDB has no such type.
 */
export const jsonText = (attribute: string) => ({
  type: DataTypes.TEXT,
  get(this: Model): unknown {
    const text = this.getDataValue(attribute)
    // An update of other columns goes through a model that lacks this one.
    return text === undefined ? undefined : JSON.parse(text)
  },
  set(this: Model, value: unknown) {
    this.setDataValue(attribute, JSON.stringify(value))
  },
})
