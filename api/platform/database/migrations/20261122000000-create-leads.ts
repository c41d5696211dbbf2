import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("driver_applications", {
    columns: {
      id: columns.id,
      submission_id: columns.submissionId,
      name: columns.text,
      email: columns.text,
      phone: columns.text,
      city: columns.text,
      platform: { type: DataTypes.STRING(16), allowNull: false },
      vehicle_year: columns.text,
      vehicle_make: columns.text,
      vehicle_model: columns.text,
      status: columns.status,
      created_at: columns.moment,
      updated_at: columns.moment,
      accepted_terms_date: columns.optionalText,
    },
    unique: { driver_applications_submission: ["submission_id"] },
    indexes: {
      driver_applications_by_status: ["status", "id"],
      driver_applications_by_name: ["name", "id"],
      driver_applications_by_email: ["email", "id"],
      driver_applications_by_city: ["city", "id"],
      driver_applications_by_platform: ["platform", "id"],
      driver_applications_by_phone: ["phone", "id"],
      driver_applications_by_creation: ["created_at"],
    },
  }),
  newIndexedTable("advertiser_submissions", {
    columns: {
      id: columns.id,
      submission_id: columns.submissionId,
      company_name: columns.text,
      contact_name: columns.text,
      email: columns.text,
      budget_range: columns.text,
      location: columns.text,
      message: columns.optionalLongText,
      ad_formats: columns.longText,
      status: columns.status,
      created_at: columns.moment,
      updated_at: columns.moment,
      accepted_terms_date: columns.optionalText,
    },
    unique: { advertiser_submissions_submission: ["submission_id"] },
    indexes: {
      advertiser_submissions_by_status: ["status", "id"],
      advertiser_submissions_by_company_name: ["company_name", "id"],
      advertiser_submissions_by_contact_name: ["contact_name", "id"],
      advertiser_submissions_by_email: ["email", "id"],
      advertiser_submissions_by_creation: ["created_at"],
    },
  }),
  newIndexedTable("status_changes", {
    columns: {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      from_status: columns.status,
      to_status: columns.status,
      changed_by: columns.text,
      changed_at: columns.moment,
    },
    indexes: { status_changes_by_lead: ["lead_type", "lead_id", "id"] },
  }),
  newIndexedTable("lead_notes", {
    columns: {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      text: columns.longText,
      written_by: columns.text,
      written_at: columns.moment,
    },
    indexes: { lead_notes_by_lead: ["lead_type", "lead_id", "id"] },
  }),
  newIndexedTable("search_terms", {
    columns: {
      lead_type: { ...columns.type, primaryKey: true },
      term: { type: DataTypes.STRING(64), allowNull: false, primaryKey: true },
      lead_id: { ...columns.number, primaryKey: true },
    },
    // Compared as bytes, so that a prefix is a range. The words are folded already.
    collate: "utf8mb4_bin",
  }),
)
