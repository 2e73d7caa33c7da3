import type { Unshown } from '../platform/database/index.ts'

/**
 * Tables that no page of a visitor shows anything of, so that no kept page goes when they change. A
 * table that is not named here is watched (`watchTables`): leaving one out costs a drawing, naming one
 * too many shows something old.
 */
export const unshown: Unshown = [
  // Who signs in, and how.
  'sessions',
  'mailed_tokens',
  'known_devices',
  'recovery_codes',
  'second_factors',
  'websocket_tokens',
  'push_devices',
  'used_challenges',
  'rate_limits',
  'tokens',
  'consents',
  'invitations',
  // What one person alone reads, or two between them.
  'notifications',
  'notification_settings',
  'feed_entries',
  'news',
  'untold_readers',
  'told_years',
  'messages',
  'conversations',
  'conversation_sides',
  'blocks',
  'data_exports',
  'guardian_offers',
  'guardian_contacts',
  'agreements',
  'agreement_versions',
  'agreement_deliverables',
  'agreement_marks',
  'shortlist',
  'saved_searches',
  // Sums that the two of a support read, written for every page that is given.
  'exposures',
  // What goes to programs of one person, and what became of it.
  'webhook_endpoints',
  'webhook_events',
  'webhook_deliveries',
  // Credits and money.
  'accounts',
  'transfers',
  'payments',
  'refunds',
  'invoices',
  'idempotency_keys',
  'ledger_proof',
  'sandbox_payments',
  'sandbox_refunds',
  'sandbox_documents',
  // What admins look at, and what is on record.
  'admin_list',
  'admin_list_counts',
  'queue_counts',
  'yearly_counts',
  'reports',
  'contact_requests',
  'audit_log',
  'acts',
  'sponsor_domains',
  'mailbox_mails',
  // Files on their way here; what shows them is written when they have come.
  'uploads',
  // Changes with its update, or with the gallery.
  'update_media',
  // How people are found, and not what is shown of them.
  'directory_blanks',
  'directory_counts',
  'directory_firsts',
  'directory_shelves',
  'directory_vocabulary',
  'directory_words',
  'gazetteer_places',
  'gazetteer_version',
  'postal_places',
  // How far it is ahead stands in the key of every page that is kept.
  'test_clock',
  'changes_of_people',
  'kysely_migration',
  'kysely_migration_lock',
]
