import { type Attributes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize"

/** A model's columns as a plain object; every instance of the model is one. */
export type Row<Stored extends Model> = Attributes<Stored>

/** A row of a table, whose columns are what its class declares. */
export abstract class StoredRow<Stored extends Model> extends Model<
  InferAttributes<Stored>,
  InferCreationAttributes<Stored>
> {}
