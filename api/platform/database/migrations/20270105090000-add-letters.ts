import { columns, migration, newIndexedTable, newTable } from "../reading/columns.ts"

const count = { ...columns.number, defaultValue: 0 }

export const { up, down } = migration(
  newIndexedTable("letters", {
    columns: {
      id: columns.id,
      letter_id: { ...columns.submissionId, allowNull: false },
      lead_type: columns.type,
      wait_list_city: columns.optionalText,
      texts: columns.document,
      is_marketing: columns.flag,
      user_id: columns.number,
      from_name: columns.text,
      reply_to: columns.text,
      state: columns.status,
      lead_ids: columns.document,
      total: columns.number,
      position: count,
      sent: count,
      undeliverable: count,
      unsubscribed: count,
      without_address: count,
      repeated: count,
      created_at: columns.moment,
      ended_at: columns.optionalMoment,
    },
    uniqueIndexes: { letters_by_letter_id: ["letter_id"] },
    indexes: { letters_by_state: ["state", "id"] },
  }),
  newTable("unsubscribed_addresses", {
    address_hash: { ...columns.sha256, primaryKey: true },
    unsubscribed_at: columns.moment,
  }),
)
