-- A database of version 0.1.0 with rows in every table, as that version wrote it; read by platform/database/versions/firstVersion.test.ts.
CREATE TABLE `migrations` (`name` VARCHAR(255) NOT NULL UNIQUE PRIMARY KEY, `created_at` DATETIME NOT NULL, `updated_at` DATETIME NOT NULL);
CREATE TABLE `admin_users` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `username` VARCHAR(255) NOT NULL, `password_hash` VARCHAR(255) NOT NULL, `created_at` DATETIME NOT NULL, `updated_at` DATETIME NOT NULL, `username_key` CHAR(64), UNIQUE (`username`));
CREATE UNIQUE INDEX `admin_users_username_key` ON `admin_users` (`username_key`);
CREATE TABLE `admin_sessions` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `admin_user_id` INTEGER NOT NULL REFERENCES `admin_users` (`id`) ON DELETE CASCADE, `token_hash` CHAR(64) NOT NULL, `last_seen_at` DATETIME NOT NULL, `expires_at` DATETIME NOT NULL, `created_at` DATETIME NOT NULL, UNIQUE (`token_hash`));
CREATE TABLE `media_files` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `content_hash` CHAR(64) NOT NULL, `filename` VARCHAR(255) NOT NULL, `content_type` VARCHAR(32) NOT NULL, `size` INTEGER NOT NULL, `width` INTEGER NOT NULL, `height` INTEGER NOT NULL, `is_animated` TINYINT(1) NOT NULL, `alt_text` VARCHAR(255) NOT NULL, `search_text` TEXT NOT NULL, `uploaded_by` VARCHAR(255) NOT NULL, `created_at` DATETIME NOT NULL, `updated_at` DATETIME NOT NULL, UNIQUE (`content_hash`));
CREATE INDEX `media_files_by_filename` ON `media_files` (`filename`, `id`);
CREATE INDEX `media_files_by_size` ON `media_files` (`size`, `id`);
CREATE TABLE `media_originals` (`media_file_id` INTEGER PRIMARY KEY REFERENCES `media_files` (`id`) ON DELETE CASCADE, `data` LONGBLOB NOT NULL);
CREATE TABLE `media_renditions` (`media_file_id` INTEGER NOT NULL REFERENCES `media_files` (`id`) ON DELETE CASCADE, `width` INTEGER NOT NULL, `format` VARCHAR(8) NOT NULL, `data` LONGBLOB NOT NULL, PRIMARY KEY (`media_file_id`, `width`, `format`));
CREATE TABLE `advertiser_submissions` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `submission_id` CHAR(36), `company_name` VARCHAR(255) NOT NULL, `contact_name` VARCHAR(255) NOT NULL, `email` VARCHAR(255) NOT NULL, `budget_range` VARCHAR(255) NOT NULL, `location` VARCHAR(255) NOT NULL, `message` TEXT, `ad_formats` TEXT NOT NULL, `status` VARCHAR(16) NOT NULL, `created_at` DATETIME NOT NULL, `updated_at` DATETIME NOT NULL, `accepted_terms_date` VARCHAR(255), UNIQUE (`submission_id`));
CREATE INDEX `advertiser_submissions_by_status` ON `advertiser_submissions` (`status`, `id`);
CREATE INDEX `advertiser_submissions_by_company_name` ON `advertiser_submissions` (`company_name`, `id`);
CREATE INDEX `advertiser_submissions_by_contact_name` ON `advertiser_submissions` (`contact_name`, `id`);
CREATE INDEX `advertiser_submissions_by_email` ON `advertiser_submissions` (`email`, `id`);
CREATE INDEX `advertiser_submissions_by_creation` ON `advertiser_submissions` (`created_at`);
CREATE TABLE `cms_block_versions` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `block_id` INTEGER NOT NULL, `version` INTEGER NOT NULL, `content` MEDIUMTEXT NOT NULL, `saved_by` VARCHAR(255), `saved_at` DATETIME NOT NULL, UNIQUE (`block_id`, `version`));
CREATE TABLE `cms_blocks` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `page` VARCHAR(64) NOT NULL, `section_id` VARCHAR(64) NOT NULL, `content` MEDIUMTEXT NOT NULL, `created_at` DATETIME NOT NULL, `updated_at` DATETIME NOT NULL, `version` INTEGER NOT NULL DEFAULT 1, UNIQUE (`page`, `section_id`));
CREATE TABLE `driver_applications` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `submission_id` CHAR(36), `name` VARCHAR(255) NOT NULL, `email` VARCHAR(255) NOT NULL, `phone` VARCHAR(255) NOT NULL, `city` VARCHAR(255) NOT NULL, `platform` VARCHAR(16) NOT NULL, `vehicle_year` VARCHAR(255) NOT NULL, `vehicle_make` VARCHAR(255) NOT NULL, `vehicle_model` VARCHAR(255) NOT NULL, `status` VARCHAR(16) NOT NULL, `created_at` DATETIME NOT NULL, `updated_at` DATETIME NOT NULL, `accepted_terms_date` VARCHAR(255), UNIQUE (`submission_id`));
CREATE INDEX `driver_applications_by_status` ON `driver_applications` (`status`, `id`);
CREATE INDEX `driver_applications_by_name` ON `driver_applications` (`name`, `id`);
CREATE INDEX `driver_applications_by_email` ON `driver_applications` (`email`, `id`);
CREATE INDEX `driver_applications_by_city` ON `driver_applications` (`city`, `id`);
CREATE INDEX `driver_applications_by_platform` ON `driver_applications` (`platform`, `id`);
CREATE INDEX `driver_applications_by_phone` ON `driver_applications` (`phone`, `id`);
CREATE INDEX `driver_applications_by_creation` ON `driver_applications` (`created_at`);
CREATE TABLE `email_attempts` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `email_log_id` INTEGER NOT NULL, `started_at` DATETIME NOT NULL, `ended_at` DATETIME, `outcome` VARCHAR(16), `explanation` VARCHAR(512), `answer` TEXT);
CREATE INDEX `email_attempts_by_email_log` ON `email_attempts` (`email_log_id`, `id`);
CREATE TABLE `email_logs` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `log_type` VARCHAR(32) NOT NULL, `lead_id` INTEGER, `status` VARCHAR(16) NOT NULL, `subject` VARCHAR(512) NOT NULL, `recipient` VARCHAR(512) NOT NULL, `body` MEDIUMTEXT NOT NULL, `form_data` MEDIUMTEXT NOT NULL, `created_at` DATETIME NOT NULL, `updated_at` DATETIME NOT NULL, `message_id` VARCHAR(320) NOT NULL DEFAULT '', `reply_to` VARCHAR(320), `html` MEDIUMTEXT, `claim_token` CHAR(36), `due_at` DATETIME, `waiting_since` DATETIME, `attempt_count` INTEGER NOT NULL DEFAULT 0, `sent_at` DATETIME);
CREATE INDEX `email_logs_by_lead` ON `email_logs` (`log_type`, `lead_id`, `id`);
CREATE INDEX `email_logs_by_due_at` ON `email_logs` (`due_at`, `id`);
CREATE INDEX `email_logs_by_waiting_since` ON `email_logs` (`waiting_since`);
CREATE INDEX `email_logs_by_status` ON `email_logs` (`status`, `id`);
CREATE INDEX `email_logs_by_type` ON `email_logs` (`log_type`, `id`);
CREATE TABLE `lead_notes` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `lead_type` VARCHAR(32) NOT NULL, `lead_id` INTEGER NOT NULL, `text` TEXT NOT NULL, `written_by` VARCHAR(255) NOT NULL, `written_at` DATETIME NOT NULL);
CREATE INDEX `lead_notes_by_lead` ON `lead_notes` (`lead_type`, `lead_id`, `id`);
CREATE TABLE `rate_limits` (`id` VARCHAR(255) NOT NULL PRIMARY KEY, `points` INTEGER NOT NULL, `expires_at_ms` BIGINT NOT NULL);
CREATE TABLE `search_terms` (`lead_type` VARCHAR(32) NOT NULL, `term` VARCHAR(64) NOT NULL, `lead_id` INTEGER NOT NULL, PRIMARY KEY (`lead_type`, `term`, `lead_id`));
CREATE TABLE `status_changes` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `lead_type` VARCHAR(32) NOT NULL, `lead_id` INTEGER NOT NULL, `from_status` VARCHAR(16) NOT NULL, `to_status` VARCHAR(16) NOT NULL, `changed_by` VARCHAR(255) NOT NULL, `changed_at` DATETIME NOT NULL);
CREATE INDEX `status_changes_by_lead` ON `status_changes` (`lead_type`, `lead_id`, `id`);
INSERT INTO migrations (name, created_at, updated_at) VALUES
('20261121100000-create-driver-applications', '2026-11-22 01:28:35.745 +00:00', '2026-11-22 01:28:35.745 +00:00'),
('20261121100100-create-advertiser-submissions', '2026-11-22 01:28:35.768 +00:00', '2026-11-22 01:28:35.768 +00:00'),
('20261121100200-create-admin-users', '2026-11-22 01:28:35.780 +00:00', '2026-11-22 01:28:35.780 +00:00'),
('20261121100300-create-admin-sessions', '2026-11-22 01:28:35.806 +00:00', '2026-11-22 01:28:35.806 +00:00'),
('20261121100400-create-status-changes', '2026-11-22 01:28:35.818 +00:00', '2026-11-22 01:28:35.818 +00:00'),
('20261121100500-create-email-logs', '2026-11-22 01:28:35.830 +00:00', '2026-11-22 01:28:35.830 +00:00'),
('20261121100600-create-cms-blocks', '2026-11-22 01:28:35.842 +00:00', '2026-11-22 01:28:35.842 +00:00'),
('20261121100700-create-rate-limits', '2026-11-22 01:28:35.854 +00:00', '2026-11-22 01:28:35.854 +00:00'),
('20261121100800-index-driver-applications-by-status', '2026-11-22 01:28:35.866 +00:00', '2026-11-22 01:28:35.866 +00:00'),
('20261121100900-index-advertiser-submissions-by-status', '2026-11-22 01:28:35.876 +00:00', '2026-11-22 01:28:35.876 +00:00'),
('20261121101000-index-status-changes-by-lead', '2026-11-22 01:28:35.886 +00:00', '2026-11-22 01:28:35.886 +00:00'),
('20261121101100-add-accepted-terms-date-to-driver-applications', '2026-11-22 01:28:35.901 +00:00', '2026-11-22 01:28:35.901 +00:00'),
('20261121101200-add-accepted-terms-date-to-advertiser-submissions', '2026-11-22 01:28:35.913 +00:00', '2026-11-22 01:28:35.913 +00:00'),
('20261121101300-create-search-terms', '2026-11-22 01:28:35.925 +00:00', '2026-11-22 01:28:35.925 +00:00'),
('20261121101500-index-driver-applications-by-name', '2026-11-22 01:28:35.935 +00:00', '2026-11-22 01:28:35.935 +00:00'),
('20261121101600-index-driver-applications-by-email', '2026-11-22 01:28:35.952 +00:00', '2026-11-22 01:28:35.952 +00:00'),
('20261121101700-index-driver-applications-by-city', '2026-11-22 01:28:35.964 +00:00', '2026-11-22 01:28:35.964 +00:00'),
('20261121101800-index-driver-applications-by-platform', '2026-11-22 01:28:35.975 +00:00', '2026-11-22 01:28:35.975 +00:00'),
('20261121101900-index-advertiser-submissions-by-company-name', '2026-11-22 01:28:35.986 +00:00', '2026-11-22 01:28:35.986 +00:00'),
('20261121102000-index-advertiser-submissions-by-contact-name', '2026-11-22 01:28:35.998 +00:00', '2026-11-22 01:28:35.998 +00:00'),
('20261121102100-index-advertiser-submissions-by-email', '2026-11-22 01:28:36.023 +00:00', '2026-11-22 01:28:36.023 +00:00'),
('20261121102200-create-lead-notes', '2026-11-22 01:28:36.035 +00:00', '2026-11-22 01:28:36.035 +00:00'),
('20261121102300-index-lead-notes-by-lead', '2026-11-22 01:28:36.046 +00:00', '2026-11-22 01:28:36.046 +00:00'),
('20261121102400-index-email-logs-by-lead', '2026-11-22 01:28:36.058 +00:00', '2026-11-22 01:28:36.058 +00:00'),
('20261121102500-index-driver-applications-by-phone', '2026-11-22 01:28:36.070 +00:00', '2026-11-22 01:28:36.070 +00:00'),
('20261121102600-index-driver-applications-by-creation', '2026-11-22 01:28:36.080 +00:00', '2026-11-22 01:28:36.080 +00:00'),
('20261121102700-index-advertiser-submissions-by-creation', '2026-11-22 01:28:36.091 +00:00', '2026-11-22 01:28:36.091 +00:00'),
('20261121110000-add-version-to-cms-blocks', '2026-11-22 01:28:36.104 +00:00', '2026-11-22 01:28:36.104 +00:00'),
('20261121110100-create-cms-block-versions', '2026-11-22 01:28:36.117 +00:00', '2026-11-22 01:28:36.117 +00:00'),
('20261121110200-keep-first-cms-block-versions', '2026-11-22 01:28:36.128 +00:00', '2026-11-22 01:28:36.128 +00:00'),
('20261121120000-create-media-files', '2026-11-22 01:28:36.145 +00:00', '2026-11-22 01:28:36.145 +00:00'),
('20261121120100-create-media-originals', '2026-11-22 01:28:36.164 +00:00', '2026-11-22 01:28:36.164 +00:00'),
('20261121120200-create-media-renditions', '2026-11-22 01:28:36.177 +00:00', '2026-11-22 01:28:36.177 +00:00'),
('20261121120300-index-media-files-by-filename', '2026-11-22 01:28:36.187 +00:00', '2026-11-22 01:28:36.187 +00:00'),
('20261121120400-index-media-files-by-size', '2026-11-22 01:28:36.197 +00:00', '2026-11-22 01:28:36.197 +00:00'),
('20261121130200-add-message-id-to-email-logs', '2026-11-22 01:28:36.209 +00:00', '2026-11-22 01:28:36.209 +00:00'),
('20261121130300-fill-message-id-of-email-logs', '2026-11-22 01:28:36.218 +00:00', '2026-11-22 01:28:36.218 +00:00'),
('20261121130400-add-reply-to-to-email-logs', '2026-11-22 01:28:36.227 +00:00', '2026-11-22 01:28:36.227 +00:00'),
('20261121130500-add-html-to-email-logs', '2026-11-22 01:28:36.236 +00:00', '2026-11-22 01:28:36.236 +00:00'),
('20261121130600-add-claim-token-to-email-logs', '2026-11-22 01:28:36.245 +00:00', '2026-11-22 01:28:36.245 +00:00'),
('20261121130700-add-due-at-to-email-logs', '2026-11-22 01:28:36.257 +00:00', '2026-11-22 01:28:36.257 +00:00'),
('20261121130800-add-waiting-since-to-email-logs', '2026-11-22 01:28:36.266 +00:00', '2026-11-22 01:28:36.266 +00:00'),
('20261121130900-add-attempt-count-to-email-logs', '2026-11-22 01:28:36.278 +00:00', '2026-11-22 01:28:36.278 +00:00'),
('20261121131000-add-sent-at-to-email-logs', '2026-11-22 01:28:36.287 +00:00', '2026-11-22 01:28:36.287 +00:00'),
('20261121131100-queue-waiting-email-logs', '2026-11-22 01:28:36.297 +00:00', '2026-11-22 01:28:36.297 +00:00'),
('20261121131200-index-email-logs-by-due-at', '2026-11-22 01:28:36.306 +00:00', '2026-11-22 01:28:36.306 +00:00'),
('20261121131300-index-email-logs-by-waiting-since', '2026-11-22 01:28:36.314 +00:00', '2026-11-22 01:28:36.314 +00:00'),
('20261121131400-index-email-logs-by-status', '2026-11-22 01:28:36.322 +00:00', '2026-11-22 01:28:36.322 +00:00'),
('20261121131500-create-email-attempts', '2026-11-22 01:28:36.332 +00:00', '2026-11-22 01:28:36.332 +00:00'),
('20261121131600-index-email-attempts-by-email-log', '2026-11-22 01:28:36.342 +00:00', '2026-11-22 01:28:36.342 +00:00'),
('20261121131700-make-email-logs-findable', '2026-11-22 01:28:36.357 +00:00', '2026-11-22 01:28:36.357 +00:00'),
('20261121131800-index-email-logs-by-type', '2026-11-22 01:28:36.367 +00:00', '2026-11-22 01:28:36.367 +00:00'),
('20261121140000-add-username-key-to-admin-users', '2026-11-22 01:28:36.379 +00:00', '2026-11-22 01:28:36.379 +00:00'),
('20261121140100-fill-username-key-of-admin-users', '2026-11-22 01:28:36.391 +00:00', '2026-11-22 01:28:36.391 +00:00'),
('20261121140200-make-username-key-of-admin-users-unique', '2026-11-22 01:28:36.401 +00:00', '2026-11-22 01:28:36.401 +00:00');
INSERT INTO admin_users (id, username, password_hash, created_at, updated_at, username_key) VALUES
(1, 'admin', '$argon2id$v=19$m=19456,t=2,p=1$4kyivi+bge9UxbSvjdKXDQ$/7Kx9SknqLfgJoNT3T+cr0cBsuY64bTJpW0GXpnZsyw', '2026-11-22 01:28:36.588 +00:00', '2026-11-22 01:28:36.588 +00:00', '8c6976e5b5410415bde908bd4dee15dfb167a9c873fc4bb8a81f6f2ab448a918');
INSERT INTO admin_sessions (id, admin_user_id, token_hash, last_seen_at, expires_at, created_at) VALUES
(1, 1, '81fc83395676b5bedb7740e33b2c17e3a7bc146bba395a424b04dd476bdecc5d', '2026-11-22 01:28:37.137 +00:00', '2026-11-29 01:28:37.137 +00:00', '2026-11-22 01:28:37.138 +00:00');
INSERT INTO media_files (id, content_hash, filename, content_type, size, width, height, is_animated, alt_text, search_text, uploaded_by, created_at, updated_at) VALUES
(1, 'abababababababababababababababababababababababababababababababab', 'pixel.png', 'image/png', 68, 1, 1, 0, 'One pixel', 'pixel png one pixel', 'admin', '2026-11-22 01:28:37.336 +00:00', '2026-11-22 01:28:37.336 +00:00');
INSERT INTO media_originals (media_file_id, data) VALUES
(1, X'89504E470D0A1A0A0000000D4948445200000001000000010804000000B51C0C020000000B4944415478DA6364600000000600023081D02F0000000049454E44AE426082');
INSERT INTO media_renditions (media_file_id, width, format, data) VALUES
(1, 1, 'webp', X'89504E470D0A1A0A0000000D4948445200000001000000010804000000B51C0C020000000B4944415478DA6364600000000600023081D02F0000000049454E44AE426082');
INSERT INTO advertiser_submissions (id, submission_id, company_name, contact_name, email, budget_range, location, message, ad_formats, status, created_at, updated_at, accepted_terms_date) VALUES
(1, NULL, 'Blue Bottle', 'Ben Ode', 'ben@example.com', 'Contact for quote', 'Los Angeles', 'Two weeks in May, "please"; it''s urgent.
Thanks \o/ 🚕', '["In-Car Tablet","Car Wrapping"]', 'pending', '2026-11-22 01:28:37.006 +00:00', '2026-11-22 01:28:37.006 +00:00', NULL);
INSERT INTO cms_block_versions (id, block_id, version, content, saved_by, saved_at) VALUES
(8, 8, 1, '{"title":"Revolutionizing Rideshare Advertising","text":"Engage riders with smart, location-based video ads. Boost your brand''s visibility where it matters most.","button_label":"Advertise With Us","picture":""}', NULL, '2026-11-22 01:28:36.430 +00:00');
INSERT INTO cms_blocks (id, page, section_id, content, created_at, updated_at, version) VALUES
(8, 'home', 'hero', '{"title":"Revolutionizing Rideshare Advertising","text":"Engage riders with smart, location-based video ads. Boost your brand''s visibility where it matters most.","button_label":"Advertise With Us","picture":""}', '2026-11-22 01:28:36.430 +00:00', '2026-11-22 01:28:36.430 +00:00', 1);
INSERT INTO driver_applications (id, submission_id, name, email, phone, city, platform, vehicle_year, vehicle_make, vehicle_model, status, created_at, updated_at, accepted_terms_date) VALUES
(1, '0b6f2a1e-5a53-4a39-9a9c-1c0c3d1f7a01', 'Ana Álvarez', 'ana@example.com', '+1 213 555 0100', 'Los Angeles', 'Uber', '2021', 'Toyota', 'Prius', 'approved', '2026-11-22 01:28:36.892 +00:00', '2026-11-22 01:28:37.302 +00:00', '2026-11-21'),
(2, NULL, 'Thu Nguyễn', 'thu@example.com', '+1 213 555 0100', 'San José', 'Lyft', '2021', 'Toyota', 'Prius', 'pending', '2026-11-22 01:28:36.968 +00:00', '2026-11-22 01:28:36.968 +00:00', NULL);
INSERT INTO email_attempts (id, email_log_id, started_at, ended_at, outcome, explanation, answer) VALUES
(1, 1, '2026-11-22 01:28:37.316 +00:00', '2026-11-22 01:28:37.316 +00:00', 'refused', 'The mail server refused it.', '550 No such user');
INSERT INTO email_logs (id, log_type, lead_id, status, subject, recipient, body, form_data, created_at, updated_at, message_id, reply_to, html, claim_token, due_at, waiting_since, attempt_count, sent_at) VALUES
(1, 'driver_application', 1, 'logged', 'New driver application: Ana Álvarez', 'leads@example.com', 'Ana Álvarez wants to drive with us and was promised an answer within 48 hours.

Name:     Ana Álvarez
Email:    ana@example.com
Phone:    +1 213 555 0100
City:     Los Angeles
Platform: Uber
Vehicle:  2021 Toyota Prius

Open in the dashboard:
http://127.0.0.1:4000/adminpage/dashboard/drivers/1

-- 
An answer to this mail goes to ana@example.com.', '{"name":"Ana Álvarez","email":"ana@example.com","phone":"+1 213 555 0100","city":"Los Angeles","platform":"Uber","vehicle_year":"2021","vehicle_make":"Toyota","vehicle_model":"Prius"}', '2026-11-22 01:28:36.910 +00:00', '2026-11-22 01:28:36.910 +00:00', '<34b6ee56-b7a8-4f58-bc56-3ab0c286039b@example.com>', 'ana@example.com', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supporte', NULL, NULL, NULL, 0, NULL),
(2, 'driver_application', 2, 'logged', 'New driver application: Thu Nguyễn', 'leads@example.com', 'Thu Nguyễn wants to drive with us and was promised an answer within 48 hours.

Name:     Thu Nguyễn
Email:    thu@example.com
Phone:    +1 213 555 0100
City:     San José
Platform: Lyft
Vehicle:  2021 Toyota Prius

Open in the dashboard:
http://127.0.0.1:4000/adminpage/dashboard/drivers/2

-- 
An answer to this mail goes to thu@example.com.', '{"name":"Thu Nguyễn","email":"thu@example.com","phone":"+1 213 555 0100","city":"San José","platform":"Lyft","vehicle_year":"2021","vehicle_make":"Toyota","vehicle_model":"Prius"}', '2026-11-22 01:28:36.973 +00:00', '2026-11-22 01:28:36.973 +00:00', '<3b2aeeb5-96c8-4c76-b526-c8a3877d7150@example.com>', 'thu@example.com', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supporte', NULL, NULL, NULL, 0, NULL),
(3, 'advertiser_inquiry', 1, 'logged', 'New advertiser inquiry: Blue Bottle', 'leads@example.com', 'Ben Ode of Blue Bottle wants to advertise and was promised an answer within 24 hours.

Company:    Blue Bottle
Contact:    Ben Ode
Email:      ben@example.com
Budget:     Contact for quote
Location:   Los Angeles
Ad formats: In-Car Tablet, Car Wrapping

Two weeks in May, "please"; it''s urgent.
Thanks \o/ 🚕

Open in the dashboard:
http://127.0.0.1:4000/adminpage/dashboard/advertisers/1

-- 
An answer to this mail goes to ben@example.com.', '{"company_name":"Blue Bottle","contact_name":"Ben Ode","email":"ben@example.com","budget_range":"Contact for quote","cities":"Los Angeles | Two weeks in May, \"please\"; it''s urgent.\nThanks \\o/ 🚕","ad_formats":"In-Car Tablet, Car Wrapping"}', '2026-11-22 01:28:37.015 +00:00', '2026-11-22 01:28:37.015 +00:00', '<0823cba8-cd83-443a-8885-102389bcbb99@example.com>', 'ben@example.com', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supporte', NULL, NULL, NULL, 0, NULL);
INSERT INTO lead_notes (id, lead_type, lead_id, text, written_by, written_at) VALUES
(1, 'driver_application', 1, 'Called; drives nights.
Call again.', 'admin', '2026-11-22 01:28:37.293 +00:00');
INSERT INTO rate_limits (id, points, expires_at_ms) VALUES
('submit:127.0.0.1', 3, 1795311516880),
('login-address:127.0.0.1', 1, 1795311817046),
('login-account:8c6976e5b5410415bde908bd4dee15dfb167a9c873fc4bb8a81f6f2ab448a918', 1, 1795311817180);
INSERT INTO search_terms (lead_type, term, lead_id) VALUES
('driver_application', 'ana', 1),
('driver_application', 'alvarez', 1),
('driver_application', 'example', 1),
('driver_application', 'com', 1),
('driver_application', 'los', 1),
('driver_application', 'angeles', 1),
('email_log', 'new', 1),
('email_log', 'driver', 1),
('email_log', 'application', 1),
('email_log', 'ana', 1),
('email_log', 'alvarez', 1),
('email_log', 'leads', 1),
('email_log', 'example', 1),
('email_log', 'com', 1),
('driver_application', 'thu', 2),
('driver_application', 'nguyen', 2),
('driver_application', 'example', 2),
('driver_application', 'com', 2),
('driver_application', 'san', 2),
('driver_application', 'jose', 2),
('email_log', 'new', 2),
('email_log', 'driver', 2),
('email_log', 'application', 2),
('email_log', 'thu', 2),
('email_log', 'nguyen', 2),
('email_log', 'leads', 2),
('email_log', 'example', 2),
('email_log', 'com', 2),
('advertiser_submission', 'blue', 1),
('advertiser_submission', 'bottle', 1),
('advertiser_submission', 'ben', 1),
('advertiser_submission', 'ode', 1),
('advertiser_submission', 'example', 1),
('advertiser_submission', 'com', 1),
('advertiser_submission', 'los', 1),
('advertiser_submission', 'angeles', 1),
('email_log', 'new', 3),
('email_log', 'advertiser', 3),
('email_log', 'inquiry', 3),
('email_log', 'blue', 3),
('email_log', 'bottle', 3),
('email_log', 'leads', 3),
('email_log', 'example', 3),
('email_log', 'com', 3);
INSERT INTO status_changes (id, lead_type, lead_id, from_status, to_status, changed_by, changed_at) VALUES
(1, 'driver_application', 1, 'pending', 'approved', 'admin', '2026-11-22 01:28:37.297 +00:00');
