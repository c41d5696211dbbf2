-- A database of version 0.1.0 with rows in every table, as that version wrote it; read by platform/database/versions/firstVersion.test.ts.
CREATE TABLE `migrations` (
  `name` varchar(255) COLLATE utf8mb3_unicode_ci NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime NOT NULL,
  PRIMARY KEY (`name`),
  UNIQUE KEY `name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb3 COLLATE=utf8mb3_unicode_ci;
CREATE TABLE `admin_users` (
  `id` int NOT NULL AUTO_INCREMENT,
  `username` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `password_hash` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `username_key` char(64) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `admin_users_username` (`username`),
  UNIQUE KEY `admin_users_username_key` (`username_key`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `admin_sessions` (
  `id` int NOT NULL AUTO_INCREMENT,
  `admin_user_id` int NOT NULL,
  `token_hash` char(64) COLLATE utf8mb4_unicode_ci NOT NULL,
  `last_seen_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `admin_sessions_token` (`token_hash`),
  KEY `admin_user_id` (`admin_user_id`),
  CONSTRAINT `admin_sessions_ibfk_1` FOREIGN KEY (`admin_user_id`) REFERENCES `admin_users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `media_files` (
  `id` int NOT NULL AUTO_INCREMENT,
  `content_hash` char(64) COLLATE utf8mb4_unicode_ci NOT NULL,
  `filename` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `content_type` varchar(32) COLLATE utf8mb4_unicode_ci NOT NULL,
  `size` int NOT NULL,
  `width` int NOT NULL,
  `height` int NOT NULL,
  `is_animated` tinyint(1) NOT NULL,
  `alt_text` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `search_text` text COLLATE utf8mb4_unicode_ci NOT NULL,
  `uploaded_by` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `media_files_content` (`content_hash`),
  KEY `media_files_by_filename` (`filename`,`id`),
  KEY `media_files_by_size` (`size`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `media_originals` (
  `media_file_id` int NOT NULL,
  `data` longblob NOT NULL,
  PRIMARY KEY (`media_file_id`),
  CONSTRAINT `media_originals_ibfk_1` FOREIGN KEY (`media_file_id`) REFERENCES `media_files` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `media_renditions` (
  `media_file_id` int NOT NULL,
  `width` int NOT NULL,
  `format` varchar(8) COLLATE utf8mb4_unicode_ci NOT NULL,
  `data` longblob NOT NULL,
  PRIMARY KEY (`media_file_id`,`width`,`format`),
  CONSTRAINT `media_renditions_ibfk_1` FOREIGN KEY (`media_file_id`) REFERENCES `media_files` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `advertiser_submissions` (
  `id` int NOT NULL AUTO_INCREMENT,
  `submission_id` char(36) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `company_name` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `contact_name` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `email` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `budget_range` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `location` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `message` text COLLATE utf8mb4_unicode_ci,
  `ad_formats` text COLLATE utf8mb4_unicode_ci NOT NULL,
  `status` varchar(16) COLLATE utf8mb4_unicode_ci NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `accepted_terms_date` varchar(255) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `advertiser_submissions_submission` (`submission_id`),
  KEY `advertiser_submissions_by_status` (`status`,`id`),
  KEY `advertiser_submissions_by_company_name` (`company_name`,`id`),
  KEY `advertiser_submissions_by_contact_name` (`contact_name`,`id`),
  KEY `advertiser_submissions_by_email` (`email`,`id`),
  KEY `advertiser_submissions_by_creation` (`created_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `cms_block_versions` (
  `id` int NOT NULL AUTO_INCREMENT,
  `block_id` int NOT NULL,
  `version` int NOT NULL,
  `content` mediumtext COLLATE utf8mb4_unicode_ci NOT NULL,
  `saved_by` varchar(255) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `saved_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `cms_block_versions_block_version` (`block_id`,`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `cms_blocks` (
  `id` int NOT NULL AUTO_INCREMENT,
  `page` varchar(64) COLLATE utf8mb4_unicode_ci NOT NULL,
  `section_id` varchar(64) COLLATE utf8mb4_unicode_ci NOT NULL,
  `content` mediumtext COLLATE utf8mb4_unicode_ci NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `version` int NOT NULL DEFAULT '1',
  PRIMARY KEY (`id`),
  UNIQUE KEY `cms_blocks_page_section` (`page`,`section_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `driver_applications` (
  `id` int NOT NULL AUTO_INCREMENT,
  `submission_id` char(36) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `name` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `email` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `phone` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `city` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `platform` varchar(16) COLLATE utf8mb4_unicode_ci NOT NULL,
  `vehicle_year` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `vehicle_make` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `vehicle_model` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `status` varchar(16) COLLATE utf8mb4_unicode_ci NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `accepted_terms_date` varchar(255) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `driver_applications_submission` (`submission_id`),
  KEY `driver_applications_by_status` (`status`,`id`),
  KEY `driver_applications_by_name` (`name`,`id`),
  KEY `driver_applications_by_email` (`email`,`id`),
  KEY `driver_applications_by_city` (`city`,`id`),
  KEY `driver_applications_by_platform` (`platform`,`id`),
  KEY `driver_applications_by_phone` (`phone`,`id`),
  KEY `driver_applications_by_creation` (`created_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `email_attempts` (
  `id` int NOT NULL AUTO_INCREMENT,
  `email_log_id` int NOT NULL,
  `started_at` datetime(3) NOT NULL,
  `ended_at` datetime(3) DEFAULT NULL,
  `outcome` varchar(16) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `explanation` varchar(512) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `answer` text COLLATE utf8mb4_unicode_ci,
  PRIMARY KEY (`id`),
  KEY `email_attempts_by_email_log` (`email_log_id`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `email_logs` (
  `id` int NOT NULL AUTO_INCREMENT,
  `log_type` varchar(32) COLLATE utf8mb4_unicode_ci NOT NULL,
  `lead_id` int DEFAULT NULL,
  `status` varchar(16) COLLATE utf8mb4_unicode_ci NOT NULL,
  `subject` varchar(512) COLLATE utf8mb4_unicode_ci NOT NULL,
  `recipient` varchar(512) COLLATE utf8mb4_unicode_ci NOT NULL,
  `body` mediumtext COLLATE utf8mb4_unicode_ci NOT NULL,
  `form_data` mediumtext COLLATE utf8mb4_unicode_ci NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `message_id` varchar(320) COLLATE utf8mb4_unicode_ci NOT NULL DEFAULT '',
  `reply_to` varchar(320) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `html` mediumtext COLLATE utf8mb4_unicode_ci,
  `claim_token` char(36) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `due_at` datetime(3) DEFAULT NULL,
  `waiting_since` datetime(3) DEFAULT NULL,
  `attempt_count` int NOT NULL DEFAULT '0',
  `sent_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `email_logs_by_lead` (`log_type`,`lead_id`,`id`),
  KEY `email_logs_by_due_at` (`due_at`,`id`),
  KEY `email_logs_by_waiting_since` (`waiting_since`),
  KEY `email_logs_by_status` (`status`,`id`),
  KEY `email_logs_by_type` (`log_type`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `lead_notes` (
  `id` int NOT NULL AUTO_INCREMENT,
  `lead_type` varchar(32) COLLATE utf8mb4_unicode_ci NOT NULL,
  `lead_id` int NOT NULL,
  `text` text COLLATE utf8mb4_unicode_ci NOT NULL,
  `written_by` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `written_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `lead_notes_by_lead` (`lead_type`,`lead_id`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `rate_limits` (
  `id` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `points` int NOT NULL,
  `expires_at_ms` bigint NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
CREATE TABLE `search_terms` (
  `lead_type` varchar(32) COLLATE utf8mb4_bin NOT NULL,
  `term` varchar(64) COLLATE utf8mb4_bin NOT NULL,
  `lead_id` int NOT NULL,
  PRIMARY KEY (`lead_type`,`term`,`lead_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `status_changes` (
  `id` int NOT NULL AUTO_INCREMENT,
  `lead_type` varchar(32) COLLATE utf8mb4_unicode_ci NOT NULL,
  `lead_id` int NOT NULL,
  `from_status` varchar(16) COLLATE utf8mb4_unicode_ci NOT NULL,
  `to_status` varchar(16) COLLATE utf8mb4_unicode_ci NOT NULL,
  `changed_by` varchar(255) COLLATE utf8mb4_unicode_ci NOT NULL,
  `changed_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `status_changes_by_lead` (`lead_type`,`lead_id`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
INSERT INTO migrations (name, created_at, updated_at) VALUES
('20261121100000-create-driver-applications', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100100-create-advertiser-submissions', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100200-create-admin-users', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100300-create-admin-sessions', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100400-create-status-changes', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100500-create-email-logs', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100600-create-cms-blocks', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100700-create-rate-limits', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100800-index-driver-applications-by-status', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121100900-index-advertiser-submissions-by-status', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101000-index-status-changes-by-lead', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101100-add-accepted-terms-date-to-driver-applications', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101200-add-accepted-terms-date-to-advertiser-submissions', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101300-create-search-terms', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101500-index-driver-applications-by-name', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101600-index-driver-applications-by-email', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101700-index-driver-applications-by-city', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101800-index-driver-applications-by-platform', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121101900-index-advertiser-submissions-by-company-name', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121102000-index-advertiser-submissions-by-contact-name', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121102100-index-advertiser-submissions-by-email', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121102200-create-lead-notes', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121102300-index-lead-notes-by-lead', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121102400-index-email-logs-by-lead', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121102500-index-driver-applications-by-phone', '2026-11-22 01:28:45', '2026-11-22 01:28:45'),
('20261121102600-index-driver-applications-by-creation', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121102700-index-advertiser-submissions-by-creation', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121110000-add-version-to-cms-blocks', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121110100-create-cms-block-versions', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121110200-keep-first-cms-block-versions', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121120000-create-media-files', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121120100-create-media-originals', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121120200-create-media-renditions', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121120300-index-media-files-by-filename', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121120400-index-media-files-by-size', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121130200-add-message-id-to-email-logs', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121130300-fill-message-id-of-email-logs', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121130400-add-reply-to-to-email-logs', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121130500-add-html-to-email-logs', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121130600-add-claim-token-to-email-logs', '2026-11-22 01:28:46', '2026-11-22 01:28:46'),
('20261121130700-add-due-at-to-email-logs', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121130800-add-waiting-since-to-email-logs', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121130900-add-attempt-count-to-email-logs', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131000-add-sent-at-to-email-logs', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131100-queue-waiting-email-logs', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131200-index-email-logs-by-due-at', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131300-index-email-logs-by-waiting-since', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131400-index-email-logs-by-status', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131500-create-email-attempts', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131600-index-email-attempts-by-email-log', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131700-make-email-logs-findable', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121131800-index-email-logs-by-type', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121140000-add-username-key-to-admin-users', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121140100-fill-username-key-of-admin-users', '2026-11-22 01:28:47', '2026-11-22 01:28:47'),
('20261121140200-make-username-key-of-admin-users-unique', '2026-11-22 01:28:47', '2026-11-22 01:28:47');
INSERT INTO admin_users (id, username, password_hash, created_at, updated_at, username_key) VALUES
(1, 'admin', '$argon2id$v=19$m=19456,t=2,p=1$1xbGw94EB+lTb7v/UVEStQ$gGZvAs8CGRbLTqBHj51VQuCHUdAtFY2Pq6LWIbuE7Zw', '2026-11-22 01:28:48.379', '2026-11-22 01:28:48.379', '8c6976e5b5410415bde908bd4dee15dfb167a9c873fc4bb8a81f6f2ab448a918');
INSERT INTO admin_sessions (id, admin_user_id, token_hash, last_seen_at, expires_at, created_at) VALUES
(1, 1, 'a3abc2c0bf8d6c9e749970b6fe09c57f12747af1dd1defe129ae07a794c0a009', '2026-11-22 01:28:49.465', '2026-11-29 01:28:49.465', '2026-11-22 01:28:49.465');
INSERT INTO media_files (id, content_hash, filename, content_type, size, width, height, is_animated, alt_text, search_text, uploaded_by, created_at, updated_at) VALUES
(1, 'abababababababababababababababababababababababababababababababab', 'pixel.png', 'image/png', 68, 1, 1, 0, 'One pixel', 'pixel png one pixel', 'admin', '2026-11-22 01:28:49.986', '2026-11-22 01:28:49.986');
INSERT INTO media_originals (media_file_id, data) VALUES
(1, X'89504E470D0A1A0A0000000D4948445200000001000000010804000000B51C0C020000000B4944415478DA6364600000000600023081D02F0000000049454E44AE426082');
INSERT INTO media_renditions (media_file_id, width, format, data) VALUES
(1, 1, 'webp', X'89504E470D0A1A0A0000000D4948445200000001000000010804000000B51C0C020000000B4944415478DA6364600000000600023081D02F0000000049454E44AE426082');
INSERT INTO advertiser_submissions (id, submission_id, company_name, contact_name, email, budget_range, location, message, ad_formats, status, created_at, updated_at, accepted_terms_date) VALUES
(1, NULL, 'Blue Bottle', 'Ben Ode', 'ben@example.com', 'Contact for quote', 'Los Angeles', 'Two weeks in May, "please"; it''s urgent.\nThanks \\o/ 🚕', '["In-Car Tablet","Car Wrapping"]', 'pending', '2026-11-22 01:28:49.072', '2026-11-22 01:28:49.072', NULL);
INSERT INTO cms_block_versions (id, block_id, version, content, saved_by, saved_at) VALUES
(8, 8, 1, '{"title":"Revolutionizing Rideshare Advertising","text":"Engage riders with smart, location-based video ads. Boost your brand''s visibility where it matters most.","button_label":"Advertise With Us","picture":""}', NULL, '2026-11-22 01:28:47.963');
INSERT INTO cms_blocks (id, page, section_id, content, created_at, updated_at, version) VALUES
(8, 'home', 'hero', '{"title":"Revolutionizing Rideshare Advertising","text":"Engage riders with smart, location-based video ads. Boost your brand''s visibility where it matters most.","button_label":"Advertise With Us","picture":""}', '2026-11-22 01:28:47.963', '2026-11-22 01:28:47.963', 1);
INSERT INTO driver_applications (id, submission_id, name, email, phone, city, platform, vehicle_year, vehicle_make, vehicle_model, status, created_at, updated_at, accepted_terms_date) VALUES
(1, '0b6f2a1e-5a53-4a39-9a9c-1c0c3d1f7a01', 'Ana Álvarez', 'ana@example.com', '+1 213 555 0100', 'Los Angeles', 'Uber', '2021', 'Toyota', 'Prius', 'approved', '2026-11-22 01:28:48.778', '2026-11-22 01:28:49.877', '2026-11-21'),
(2, NULL, 'Thu Nguyễn', 'thu@example.com', '+1 213 555 0100', 'San José', 'Lyft', '2021', 'Toyota', 'Prius', 'pending', '2026-11-22 01:28:48.933', '2026-11-22 01:28:48.933', NULL);
INSERT INTO email_attempts (id, email_log_id, started_at, ended_at, outcome, explanation, answer) VALUES
(1, 1, '2026-11-22 01:28:49.909', '2026-11-22 01:28:49.909', 'refused', 'The mail server refused it.', '550 No such user');
INSERT INTO email_logs (id, log_type, lead_id, status, subject, recipient, body, form_data, created_at, updated_at, message_id, reply_to, html, claim_token, due_at, waiting_since, attempt_count, sent_at) VALUES
(1, 'driver_application', 1, 'logged', 'New driver application: Ana Álvarez', 'leads@example.com', 'Ana Álvarez wants to drive with us and was promised an answer within 48 hours.\n\nName:     Ana Álvarez\nEmail:    ana@example.com\nPhone:    +1 213 555 0100\nCity:     Los Angeles\nPlatform: Uber\nVehicle:  2021 Toyota Prius\n\nOpen in the dashboard:\nhttp://127.0.0.1:4000/adminpage/dashboard/drivers/1\n\n-- \nAn answer to this mail goes to ana@example.com.', '{"name":"Ana Álvarez","email":"ana@example.com","phone":"+1 213 555 0100","city":"Los Angeles","platform":"Uber","vehicle_year":"2021","vehicle_make":"Toyota","vehicle_model":"Prius"}', '2026-11-22 01:28:48.804', '2026-11-22 01:28:48.804', '<d6805b23-e135-4733-9378-699362d564f2@example.com>', 'ana@example.com', '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<meta name="supporte', NULL, NULL, NULL, 0, NULL),
(2, 'driver_application', 2, 'logged', 'New driver application: Thu Nguyễn', 'leads@example.com', 'Thu Nguyễn wants to drive with us and was promised an answer within 48 hours.\n\nName:     Thu Nguyễn\nEmail:    thu@example.com\nPhone:    +1 213 555 0100\nCity:     San José\nPlatform: Lyft\nVehicle:  2021 Toyota Prius\n\nOpen in the dashboard:\nhttp://127.0.0.1:4000/adminpage/dashboard/drivers/2\n\n-- \nAn answer to this mail goes to thu@example.com.', '{"name":"Thu Nguyễn","email":"thu@example.com","phone":"+1 213 555 0100","city":"San José","platform":"Lyft","vehicle_year":"2021","vehicle_make":"Toyota","vehicle_model":"Prius"}', '2026-11-22 01:28:48.943', '2026-11-22 01:28:48.943', '<461e1ce1-884a-4a42-b102-fc8b94b1d796@example.com>', 'thu@example.com', '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<meta name="supporte', NULL, NULL, NULL, 0, NULL),
(3, 'advertiser_inquiry', 1, 'logged', 'New advertiser inquiry: Blue Bottle', 'leads@example.com', 'Ben Ode of Blue Bottle wants to advertise and was promised an answer within 24 hours.\n\nCompany:    Blue Bottle\nContact:    Ben Ode\nEmail:      ben@example.com\nBudget:     Contact for quote\nLocation:   Los Angeles\nAd formats: In-Car Tablet, Car Wrapping\n\nTwo weeks in May, "please"; it''s urgent.\nThanks \\o/ 🚕\n\nOpen in the dashboard:\nhttp://127.0.0.1:4000/adminpage/dashboard/advertisers/1\n\n-- \nAn answer to this mail goes to ben@example.com.', '{"company_name":"Blue Bottle","contact_name":"Ben Ode","email":"ben@example.com","budget_range":"Contact for quote","cities":"Los Angeles | Two weeks in May, \\"please\\"; it''s urgent.\\nThanks \\\\o/ 🚕","ad_formats":"In-Car Tablet, Car Wrapping"}', '2026-11-22 01:28:49.108', '2026-11-22 01:28:49.108', '<000e3577-5544-44a9-8241-4f9a267dd8e7@example.com>', 'ben@example.com', '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<meta name="supporte', NULL, NULL, NULL, 0, NULL);
INSERT INTO lead_notes (id, lead_type, lead_id, text, written_by, written_at) VALUES
(1, 'driver_application', 1, 'Called; drives nights.\nCall again.', 'admin', '2026-11-22 01:28:49.832');
INSERT INTO rate_limits (id, points, expires_at_ms) VALUES
('login-account:8c6976e5b5410415bde908bd4dee15dfb167a9c873fc4bb8a81f6f2ab448a918', 1, 1795311829556),
('login-address:127.0.0.1', 1, 1795311829189),
('submit:127.0.0.1', 3, 1795311528760);
INSERT INTO search_terms (lead_type, term, lead_id) VALUES
('advertiser_submission', 'angeles', 1),
('advertiser_submission', 'ben', 1),
('advertiser_submission', 'blue', 1),
('advertiser_submission', 'bottle', 1),
('advertiser_submission', 'com', 1),
('advertiser_submission', 'example', 1),
('advertiser_submission', 'los', 1),
('advertiser_submission', 'ode', 1),
('driver_application', 'alvarez', 1),
('driver_application', 'ana', 1),
('driver_application', 'angeles', 1),
('driver_application', 'com', 1),
('driver_application', 'com', 2),
('driver_application', 'example', 1),
('driver_application', 'example', 2),
('driver_application', 'jose', 2),
('driver_application', 'los', 1),
('driver_application', 'nguyen', 2),
('driver_application', 'san', 2),
('driver_application', 'thu', 2),
('email_log', 'advertiser', 3),
('email_log', 'alvarez', 1),
('email_log', 'ana', 1),
('email_log', 'application', 1),
('email_log', 'application', 2),
('email_log', 'blue', 3),
('email_log', 'bottle', 3),
('email_log', 'com', 1),
('email_log', 'com', 2),
('email_log', 'com', 3),
('email_log', 'driver', 1),
('email_log', 'driver', 2),
('email_log', 'example', 1),
('email_log', 'example', 2),
('email_log', 'example', 3),
('email_log', 'inquiry', 3),
('email_log', 'leads', 1),
('email_log', 'leads', 2),
('email_log', 'leads', 3),
('email_log', 'new', 1),
('email_log', 'new', 2),
('email_log', 'new', 3),
('email_log', 'nguyen', 2),
('email_log', 'thu', 2);
INSERT INTO status_changes (id, lead_type, lead_id, from_status, to_status, changed_by, changed_at) VALUES
(1, 'driver_application', 1, 'pending', 'approved', 'admin', '2026-11-22 01:28:49.864');
