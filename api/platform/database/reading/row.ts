import type { Attributes, Model } from "sequelize"

/** A model's columns as a plain object; every instance of the model is one. */
export type Row<Stored extends Model> = Attributes<Stored>
